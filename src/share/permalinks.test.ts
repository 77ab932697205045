import { describe, expect, it } from 'vitest';
import { checkPermalinks, readList, readRedirects } from './permalinks.ts';

describe('the promise that links do not rot', () => {
  it('names an address that was published and is gone', () => {
    const report = checkPermalinks(
      ['/keywords/fury/', '/keywords/wrath/'],
      ['/keywords/fury/'],
      new Map(),
    );
    expect(report.broken).toEqual(['/keywords/wrath/']);
  });

  it('is content with a redirect', () => {
    const redirects = readRedirects('/keywords/wrath/ -> /keywords/fury/\n');
    const report = checkPermalinks(['/keywords/wrath/'], ['/keywords/fury/'], redirects);
    expect(report.broken).toEqual([]);
    expect(report.astray).toEqual([]);
  });

  it('takes the anchors of a page that moved along, and names those that are gone', () => {
    const redirects = readRedirects('/keywords/wrath/ -> /keywords/fury/\n');
    const listed = ['/keywords/wrath/#a-four', '/keywords/wrath/#a-five'];
    const current = ['/keywords/fury/', '/keywords/fury/#a-four'];
    expect(checkPermalinks(listed, current, redirects).broken).toEqual(['/keywords/wrath/#a-five']);
  });

  it('refuses to redirect an anchor, which no server and no page can', () => {
    expect(() => readRedirects('/keywords/fury/#a -> /keywords/fury/#b')).toThrow('"also"');
  });

  it('names a redirect that leads nowhere', () => {
    const redirects = readRedirects('/keywords/wrath/ -> /keywords/anger/');
    expect(checkPermalinks([], ['/keywords/fury/'], redirects).astray).toEqual([
      '/keywords/wrath/ -> /keywords/anger/',
    ]);
  });

  it('names an address that is new', () => {
    expect(checkPermalinks([], ['/keywords/fury/'], new Map()).unlisted).toEqual([
      '/keywords/fury/',
    ]);
  });

  it('keeps anchors and drops comments', () => {
    expect(readList('# a note\n\n/keywords/fury/#a-four\n')).toEqual(['/keywords/fury/#a-four']);
  });

  it('refuses a redirect that is not two addresses', () => {
    expect(() => readRedirects('/a/ /b/')).toThrow('"/a/ /b/" is not "/old/ -> /new/"');
  });
});
