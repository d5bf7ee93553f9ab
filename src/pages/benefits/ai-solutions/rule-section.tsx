/** A sentence of ours, set large. */
export function RuleSection() {
  return (
    <section id="rule" className="mb-section border-y border-border bg-sunken px-gutter py-section">
      <div className="mx-auto max-w-content">
        <h2 className="font-mono text-xs font-medium tracking-wide text-accent-fg uppercase">
          House rule no. 1
        </h2>
        <blockquote className="mt-6 max-w-4xl text-h2 font-medium text-balance">
          “If two models differ by less than the people who mark them, take the cheaper one.”
        </blockquote>
        <p className="mt-6 max-w-measure text-fg-muted">
          Two careful colleagues, given the same <span className="whitespace-nowrap">e-mails</span>, disagree
          about three in a hundred. A gain smaller than that is luck with a decimal point.
        </p>
      </div>
    </section>
  );
}
