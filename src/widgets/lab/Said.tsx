/** A message as text; what stands between backticks is notation. */
export function Said({ text }: { text: string }) {
  return (
    <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>
  );
}
