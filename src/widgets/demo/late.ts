/** Rules that come late: with the first press on a demo, or before they are needed if something asks for them. */

/** Said on a demo whose rules did not come. */
const NOT_LOADED = 'The rules could not be loaded. Check your connection, then do it again.';

export class LateRules<Rules> {
  /** The rules, once they are there. */
  now: Rules | undefined;
  private readonly fetch: (() => Promise<Rules>) | undefined;
  private readonly say: (trouble: string) => void;

  /**
   * @param fetch loads them
   * @param say shows what went wrong, or an empty text once nothing does
   * @param now the rules, where they are there already
   */
  constructor(
    fetch: (() => Promise<Rules>) | undefined,
    say: (trouble: string) => void,
    now: Rules | undefined,
  ) {
    this.fetch = fetch;
    this.say = say;
    this.now = now;
  }

  private async load(): Promise<Rules | undefined> {
    this.now ??= await this.fetch?.();
    return this.now;
  }

  /** Begins to load them: a press on the demo comes before its click. */
  readonly hurry = (): void => {
    this.load().catch(() => {});
  };

  /** Does something with the rules: at once where they are there, else when they have come. */
  with(then: (rules: Rules) => void): void {
    if (this.now !== undefined) {
      then(this.now);
      return;
    }
    this.load().then(
      (rules) => {
        this.say('');
        if (rules !== undefined) then(rules);
      },
      () => this.say(NOT_LOADED),
    );
  }
}
