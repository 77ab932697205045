/** What could not be read, and cards that are not known, with near names to choose from. */
import type { Sheet } from '../../decks/sheet.ts';

export function Said({
  sheet,
  problems,
  cards,
  swap,
}: {
  sheet: Sheet;
  problems: readonly string[];
  /** Where card data are loaded. */
  cards: string;
  /** Puts a card's title in place of a name. */
  swap(from: string, to: string): void;
}) {
  const all = [
    ...problems,
    ...sheet.problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`),
  ];
  return (
    <div class="said">
      {all.length > 0 && (
        <div class="wrong" role="alert">
          {all.map((message, at) => (
            <p key={at}>{message}</p>
          ))}
        </div>
      )}
      {sheet.unknown.length > 0 && (
        <details open={sheet.unknown.length <= 5}>
          <summary>
            {sheet.unknown.length === 1
              ? '1 card is not known here'
              : `${sheet.unknown.length} cards are not known here`}
            .
          </summary>
          <p class="soft">
            Paste the text of such a card, or <a href={cards}>bring your card data</a>.
          </p>
          <ul class="plain">
            {sheet.unknown.map(({ name, near }) => (
              <li key={name}>
                {name}
                {near.map((title) => (
                  <button type="button" key={title} onClick={() => swap(name, title)}>
                    {title}?
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
