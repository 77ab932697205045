/** A link to the ruling that decided something. */
import type { ComponentChildren } from 'preact';
import { cardOf, citedAt } from './links.ts';

export function Cite({ ruling, children }: { ruling: string; children: ComponentChildren }) {
  return (
    <a href={citedAt(ruling)} data-m={cardOf(ruling)}>
      {children}
    </a>
  );
}
