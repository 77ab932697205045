/**
 * Writes to the clipboard.
 * @param field a text field of the page, for browsers without the newer way
 * @returns whether the text is really there now
 */
export async function writeText(text: string, field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or not there: pages without https have no clipboard object.
  }
  const focused = document.activeElement as HTMLElement | null;
  const { hidden } = field;
  field.hidden = false;
  field.value = text;
  field.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    // Then the reader copies by hand.
  }
  field.hidden = hidden;
  if (copied) focused?.focus();
  return copied;
}
