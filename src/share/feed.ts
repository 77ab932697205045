/** The feed of changes (Atom). The same content gives the same bytes; an entry keeps its id wherever the site moves. */
import { createHash } from 'node:crypto';
import { Feed } from 'feed';
import type { Change } from '../catalog/index.ts';
import { html as escaped } from './escape.ts';

/** A name that never changes, so that ids do not either. */
const NAMESPACE = 'natural-six/changes/';

/** A permanent id made from the file's name: a UUID of version 8. */
export function entryId(id: string): string {
  const hex = createHash('sha256').update(`${NAMESPACE}${id}`).digest('hex');
  const part = (from: number, to: number): string => hex.slice(from, to);
  const uuid = `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
  return `urn:uuid:${uuid}`;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A note with its text as HTML, links absolute. */
export interface FeedEntry {
  change: Change;
  html: string;
}

/**
 * @param entries newest first
 * @param whole makes an absolute address
 */
export function atomFeed(
  entries: readonly FeedEntry[],
  whole: (address: string) => string,
): string {
  const days = entries.map(({ change }) => change.updated ?? change.date).sort();
  const feed = new Feed({
    id: entryId(''),
    title: 'Changes of Natural Six',
    description: 'Rulings that were added or changed, and why.',
    link: whole('/changes/'),
    language: 'en',
    copyright: 'CC BY 4.0',
    updated: noon(days.at(-1) ?? '2026-11-30'),
    generator: 'Natural Six',
    feedLinks: { atom: whole('/changes.xml') },
    author: { name: 'Natural Six' },
  });
  for (const { change, html } of entries) {
    feed.addItem({
      id: entryId(change.id),
      title: escaped(change.title),
      link: whole(change.address),
      content: html,
      published: noon(change.date),
      date: noon(change.updated ?? change.date),
    });
  }
  return feed.atom1();
}
