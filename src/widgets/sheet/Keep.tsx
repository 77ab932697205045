/** Keeping a sheet: under a name on the device, as a file, as an address. */
import { useState } from 'preact/hooks';
import { type KeptSheet, LONGEST_NAME, loadKept, saveKept, withSheet } from './kept.ts';

export function Keep({
  name,
  setName,
  text,
  list,
  json,
  share,
  open,
  say,
}: {
  name: string;
  setName(name: string): void;
  text: string;
  list: string;
  /** The sheet as a file. */
  json: string;
  /** Its address. */
  share: string;
  open(sheet: KeptSheet): void;
  say(message: string): void;
}) {
  const [kept, setKept] = useState(loadKept);
  const [address, setAddress] = useState('');
  const store = (sheets: KeptSheet[], done: string): void => {
    const ok = saveKept(sheets);
    if (ok) setKept(sheets);
    say(ok ? done : 'This device keeps nothing for this site. Export the sheet instead.');
  };
  const keep = (event: Event): void => {
    event.preventDefault();
    const title = name.trim().slice(0, LONGEST_NAME);
    if (title === '') say('Give the sheet a name first.');
    else
      store(
        withSheet(loadKept(), { name: title, text, list }),
        `Kept on this device as "${title}".`,
      );
  };
  const copy = (): void => {
    navigator.clipboard?.writeText(share).then(
      () => say('Address copied.'),
      () => setAddress(share),
    ) ?? setAddress(share);
  };
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    link.download = `${
      name
        .trim()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '') || 'sheet'
    }.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  return (
    <div class="keep">
      <form onSubmit={keep}>
        <label for="sheet-name">Name</label>
        <input
          id="sheet-name"
          value={name}
          maxLength={LONGEST_NAME}
          placeholder="My deck"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">Keep on this device</button>
        <button type="button" onClick={copy}>
          Copy address
        </button>
        <button type="button" onClick={save}>
          Export
        </button>
        <button type="button" class="main" onClick={() => print()}>
          Print
        </button>
      </form>
      {address !== '' && (
        <p>
          <label>
            Address:{' '}
            <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </p>
      )}
      {kept.length > 0 && (
        <ul class="plain kept" aria-label="Kept on this device">
          {kept.map((sheet) => (
            <li key={sheet.name}>
              <button type="button" onClick={() => open(sheet)}>
                {sheet.name}
              </button>
              <button
                type="button"
                class="away"
                aria-label={`Remove ${sheet.name} from this device`}
                onClick={() =>
                  store(
                    loadKept().filter((each) => each.name !== sheet.name),
                    `Removed "${sheet.name}".`,
                  )
                }
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
