/** The title of what is on a demo, and the way back to the ruling that it was called from. */
export function Head({
  title,
  from,
}: {
  title: string;
  from: { href: string; label: string } | undefined;
}) {
  return (
    <div class="head">
      <h2 tabIndex={-1}>{title}</h2>
      {from && (
        <a class="back" href={from.href}>
          {from.label}
        </a>
      )}
    </div>
  );
}
