import { describe, expect, it } from 'vitest';
import type { Change } from '../catalog/index.ts';
import { atomFeed, entryId } from './feed.ts';

const whole = (address: string): string => `https://natural-six.example${address}`;
const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  title: id,
  date: id.slice(0, 10),
  added: [],
  changed: [],
  address: `/changes/#${id}`,
  text: '',
  file: '',
  ...more,
});
const entries = [
  { change: change('2026-12-02-second', { title: 'Armor & <Shields>' }), html: '<p>Two.</p>' },
  { change: change('2026-11-30-first', { updated: '2026-12-05' }), html: '<p>One.</p>' },
];

describe('the feed of changes', () => {
  const feed = atomFeed(entries, whole);

  it('is the same, byte for byte, when it is made again', () => {
    expect(atomFeed(entries, whole)).toBe(feed);
  });

  it('keeps the id of an entry wherever the site moves', () => {
    const elsewhere = atomFeed(entries, (address) => `https://else.example/six${address}`);
    const ids = (text: string) => text.match(/urn:uuid:[0-9a-f-]{36}/g);
    expect(ids(elsewhere)).toEqual(ids(feed));
    expect(new Set(ids(feed)).size).toBe(3);
  });

  it('never changes the id of the first publication', () => {
    expect(entryId('2026-11-30-first-publication')).toBe(
      'urn:uuid:ad8cf4d1-23f6-88ca-a4f0-55424f509489',
    );
  });

  it('tells when an entry was published and when it was corrected', () => {
    const first = feed.slice(feed.indexOf('2026-11-30-first'));
    expect(first).toContain('<published>2026-11-30T12:00:00.000Z</published>');
    expect(first).toContain('<updated>2026-12-05T12:00:00.000Z</updated>');
    expect(feed.slice(0, feed.indexOf('<entry>'))).toContain('<updated>2026-12-05');
  });

  it('shows a title as it is written', () => {
    expect(feed).toContain('<![CDATA[Armor &amp; &lt;Shields&gt;]]>');
  });
});
