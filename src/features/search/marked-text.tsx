interface MarkedTextProps {
  readonly pieces: readonly { readonly text: string; readonly marked: boolean }[];
}

/** Text with what was searched for marked in it. Every piece has an element of its own, which survives translation. */
export function MarkedText({ pieces }: MarkedTextProps) {
  return pieces.map(({ text, marked }, at) => {
    const key = `${at}${text}`;
    return marked ? (
      <mark key={key} className="rounded-sm bg-accent-soft font-medium text-accent-fg">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
