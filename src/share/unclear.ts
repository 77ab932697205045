/** The link by which a reader says that a ruling is unclear: an issue, filled in as far as we know. */

export interface Unclear {
  /** `critical-hit/one-six-is-enough`, `term/hit` or the address of anything else. */
  about: string;
  title: string;
  /** Absolute address. */
  address: string;
  version: string;
  /** The address of the demo as it stands. */
  state?: string;
}

/**
 * @param repository web address of the repository, without a slash at its end
 * @returns the address of a new issue with title and body
 */
export function unclearLink(
  repository: string,
  { about, title, address, version, state }: Unclear,
): string {
  const facts = [
    `About: ${about}`,
    `Page: ${address}`,
    ...(state ? [`State of the demo: ${state}`] : []),
    `Version: ${version}`,
  ];
  const link = new URL(`${repository}/issues/new`);
  link.searchParams.set('title', `Unclear: ${title}`);
  link.searchParams.set('body', `${facts.join('\n')}\n\nWhat is unclear:\n\n`);
  return link.href;
}
