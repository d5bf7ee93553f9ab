const lines = [
  { lang: 'en', name: 'English', text: 'Your parcel leaves on Thursday.' },
  { lang: 'pt', name: 'Portuguese', text: 'A sua encomenda sai na quinta-feira.' },
  { lang: 'de', name: 'German', text: 'Ihr Paket geht am Donnerstag raus.' },
  { lang: 'el', name: 'Greek', text: 'Το δέμα σας φεύγει την Πέμπτη.' },
  { lang: 'uk', name: 'Ukrainian', text: 'Ваша посилка вирушає в четвер.' },
  { lang: 'ar', name: 'Arabic', text: 'سيُشحن طردك يوم الخميس.' },
] as const;

/** One sentence in six languages, each set as its readers would see it. */
export function SpecimenFigure() {
  return (
    <dl className="border-t border-border-strong/60">
      {lines.map(({ lang, name, text }) => (
        <div
          key={lang}
          className="grid items-baseline gap-1 border-b border-border py-4 sm:grid-cols-[9rem_1fr] sm:gap-8"
        >
          <dt className="font-mono text-xs text-fg-muted">{name}</dt>
          <dd lang={lang} dir="auto" translate="no" className="text-h3 text-balance">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
