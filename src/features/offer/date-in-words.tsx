const inWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment in the visitor's own time zone. */
export function DateInWords({ at }: { at: number }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{inWords.format(date)}</time>;
}
