import { expect, it } from 'vitest';
import { catalog } from '../catalog/index.ts';
import { searchData } from './data.ts';
import { pack, unpack } from './pack.ts';

it('the page searches the very data that the build made', () => {
  const data = searchData(catalog());
  expect(unpack(JSON.parse(JSON.stringify(pack(data))))).toEqual(data);
});

it('refuses data that would come out in another order', () => {
  const page = (kind: 'term' | 'card', id: string) => [kind, id, id, '', []] as const;
  const pages = [page('term', 'a'), page('card', 'b'), page('term', 'c')];
  const { addresses } = searchData(catalog());
  expect(() => pack({ addresses, pages, rulings: [], words: '', texts: [] })).toThrow(
    'do not stand together',
  );
});
