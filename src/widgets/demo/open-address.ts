/** Puts what the page's address holds on its demo. */
import type { LineSheet } from './lines/desk.ts';
import type { Sheet } from './sheet.ts';

type Load = (sheet: Sheet | LineSheet) => Promise<void>;

const ATTACK = /[?&](?:attacker|defender|source|victim|arriving)=/;
const LINES = /[?&](?:card|unit|stack|contest|arena|dark|light)=/;

/** Loads a play from the address, if it holds one, and says before the demo what of it can't be read. */
export async function openAddress(at: HTMLElement, load: Load): Promise<void> {
  const { search } = location;
  const title = 'From the address';
  let said: string[] = [];
  if (ATTACK.test(search)) {
    const { readPlay } = await import('../../share/play-address.ts');
    const read = readPlay(search);
    if (read.state) await load({ title, ...(read.title && { title: read.title }), ...read.state });
    said = read.problems;
  } else if (LINES.test(search)) {
    const { readLines } = await import('../../share/lines-address.ts');
    const read = readLines(search);
    if (read.play) await load({ title, ...(read.title && { title: read.title }), ...read.play });
    said = read.problems;
  }
  if (said.length > 0) at.before(noteOf(said));
}

function noteOf(problems: readonly string[]): HTMLElement {
  const note = document.createElement('div');
  note.className = 'unread';
  note.setAttribute('role', 'status');
  const list = document.createElement('ul');
  list.append(
    ...problems.map((problem) => {
      const item = document.createElement('li');
      item.textContent = problem;
      return item;
    }),
  );
  note.append('Parts of the address could not be read:', list);
  return note;
}
