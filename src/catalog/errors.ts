/** A mistake in a content file, said so that its author can mend it at once. */
export class ContentError extends Error {
  /** Path below the project folder, with the line where it is known: `content/keywords/fury.mdx:12`. */
  readonly where: string;

  /**
   * @param where file, and line where known
   * @param found what stands there
   * @param allowed what would be right
   */
  constructor(where: string, found: string, allowed?: string) {
    super(`${where}: ${found}${allowed ? `\n    expected: ${allowed}` : ''}`);
    this.name = 'ContentError';
    this.where = where;
  }
}

/** Several mistakes at once: a build says all of them, not the first alone. */
export class ContentErrors extends Error {
  readonly errors: ContentError[];

  constructor(errors: ContentError[]) {
    const count = errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`;
    super(
      `${count} in the content:\n\n${errors.map((error) => `  ${error.message}`).join('\n\n')}\n`,
    );
    this.name = 'ContentErrors';
    this.errors = errors;
  }
}
