const lines = [
  { lang: 'en', name: 'English', text: 'Your parcel leaves on Thursday.' },
  { lang: 'pt', name: 'Portuguese', text: 'A sua encomenda sai na quinta-feira.' },
  { lang: 'de', name: 'German', text: 'Ihr Paket geht am Donnerstag raus.' },
  { lang: 'ar', name: 'Arabic', text: 'ستُرسل حزمتك يوم الخميس.' },
  { lang: 'ja', name: 'Japanese', text: 'お荷物は木曜日に発送されます。' },
  { lang: 'hi', name: 'Hindi', text: 'आपका पार्सल गुरुवार को रवाना होगा।' },
] as const;

/** One sentence in six scripts, each set as its readers would see it. */
export function SpecimenFigure() {
  return (
    <dl className="border-t border-border-strong/60">
      {lines.map(({ lang, name, text }) => (
        <div
          key={lang}
          className="grid items-baseline gap-1 border-b border-border py-4 sm:grid-cols-[9rem_1fr] sm:gap-8"
        >
          <dt className="font-mono text-xs text-fg-muted">{name}</dt>
          <dd lang={lang} dir="auto" translate="no" className="text-h3">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
