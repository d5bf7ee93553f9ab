/** The first letters of a name, in the middle of a circle. */
export function Avatar({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((word) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '')
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .join('');
  return (
    <span
      aria-hidden
      translate="no"
      className="grid size-9 place-items-center rounded-full border border-border-strong/60 bg-accent-soft text-xs font-semibold text-accent-fg uppercase"
    >
      {initials}
    </span>
  );
}
