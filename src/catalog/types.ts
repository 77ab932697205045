import type {
  CardFront,
  ChangeFront,
  DocFront,
  InteractionFront,
  KeywordFront,
  RulingSource,
  StepFront,
  TermFront,
} from './schema.ts';

/** A worked example as it stands in a content file, not yet played. */
export interface Fence {
  /** `critical-hit/one-six/1`: owner and running number; stable enough for a page, not a permalink. */
  key: string;
  source: string;
  /** File below the project folder and 1-based line of the fence's first inner line. */
  file: string;
  line: number;
}

export interface Ruling {
  /** `critical-hit/one-six-is-enough` */
  cite: string;
  keyword: string;
  id: string;
  /** Ids that were merged into this one; their addresses land here. */
  also: string[];
  /** 1-based place on the keyword's page; it may change, the id may not. */
  number: number;
  title: string;
  source: RulingSource;
  reading?: string;
  /** The ruling as plain text: links, marks and examples taken out, paragraphs by blank lines. */
  text: string;
  /** The ruling as Markdown, without its examples. */
  markdown: string;
  /** What the present list or the publisher changed. */
  revisions: { by: string; text: string }[];
  fences: Fence[];
  file: string;
  line: number;
}

export interface Keyword extends KeywordFront {
  id: string;
  address: string;
  /** Plain text of the paragraph before the first ruling, if any. */
  opening: string;
  rulings: Ruling[];
  file: string;
}

export interface Term extends TermFront {
  id: string;
  address: string;
  text: string;
  file: string;
}

export interface StepText extends StepFront {
  id: string;
  text: string;
  file: string;
}

export interface Doc extends DocFront {
  id: string;
  address: string;
  fences: Fence[];
  file: string;
}

/** What happens when two or three keywords meet, or one meets a general rule. */
export interface Interaction extends InteractionFront {
  id: string;
  address: string;
  text: string;
  fences: Fence[];
  file: string;
}

/** What changed for a reader, and when. */
export interface Change extends ChangeFront {
  id: string;
  address: string;
  /** Plain text of what changed and why. */
  text: string;
  file: string;
}

export interface Card extends CardFront {
  id: string;
  address: string;
  /** `Slave I (L)` */
  title: string;
  file: string;
}

/** What was read, kind by kind. In a catalog keywords, terms and cards stand by name. */
export interface CatalogParts {
  keywords: Keyword[];
  terms: Term[];
  cards: Card[];
  steps: StepText[];
  docs: Doc[];
  /** By id. */
  interactions: Interaction[];
  /** Newest first. */
  changes: Change[];
}

export interface Catalog extends CatalogParts {
  keyword(id: string): Keyword | undefined;
  term(id: string): Term | undefined;
  card(id: string): Card | undefined;
  step(id: string): StepText | undefined;
  interaction(id: string): Interaction | undefined;
  /** Every worked example of the content, in order. */
  fences: readonly Fence[];
  /** By `Fence.key`. */
  fence(key: string): Fence | undefined;
  /** `critical-hit/one-six` (an `also` id too) or `term/hit`, as the rules model cites. */
  cited(cite: string): { title: string; address: string } | undefined;
}
