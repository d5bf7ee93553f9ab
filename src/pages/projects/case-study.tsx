import { planOf } from '@/domain/plans';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { changeOf, type CaseStudy, type Result } from '@/site/cases';
import { withCommas } from '@/site/locale';

interface CaseCardProps {
  readonly study: CaseStudy;
}

/** Its title is a paragraph, because Projects has a single heading. */
export function CaseCard({ study }: CaseCardProps) {
  const { id, customer, industry, title, task, work, length, results, quote } = study;
  const titleId = `${id}-title`;
  return (
    <article
      id={id}
      aria-labelledby={titleId}
      data-search={brand.isSample ? 'example' : undefined}
      className="grid scroll-mt-24 overflow-hidden rounded-card border border-border bg-surface *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="flex flex-col p-6 sm:p-8 lg:p-10">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span translate="no" className="font-semibold">
            {customer}
          </span>
          <span className="text-fg-muted">{industry}</span>
        </p>
        <p id={titleId} className="mt-5 text-h3 font-semibold text-balance">
          {title}
        </p>
        <p className="mt-3 max-w-measure text-fg-muted">{task}</p>
        <figure className="mt-6 mb-8 border-s-2 border-accent ps-5">
          <blockquote className="text-lg font-medium">{`“${quote.text}”`}</blockquote>
          <figcaption className="mt-1 text-sm text-fg-muted">
            <span translate="no">{quote.name}</span>
            <span>{`, ${quote.role}`}</span>
          </figcaption>
        </figure>
        <div className="mt-auto flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-border pt-5 text-sm text-fg-muted">
          <p>{work === 'custom' ? 'Custom project' : `${planOf(work).title} plan`}</p>
          <p>{`Measured ${length} after the first call`}</p>
        </div>
      </div>
      <div className="grid content-center gap-9 bg-surface-2 p-6 sm:p-8 lg:p-10">
        {results.map((result, index) => (
          <BeforeAfter key={result.what} result={result} isLead={index === 0} />
        ))}
      </div>
    </article>
  );
}

interface BeforeAfterProps {
  readonly result: Result;
  readonly isLead: boolean;
}

/** A number before and after, as two bars on one scale. */
function BeforeAfter({ result, isLead }: BeforeAfterProps) {
  const { what, before, after, unit } = result;
  const largest = Math.max(before, after) || 1;
  const bars = [
    { name: 'Before', value: before, bar: 'bg-fg/15', number: 'text-fg-muted' },
    {
      name: 'After',
      value: after,
      bar: 'bg-fg',
      number: 'font-semibold',
    },
  ] as const;
  return (
    <div>
      {isLead && (
        <p aria-hidden className="mb-2 text-display font-semibold">
          {changeOf(result)}
        </p>
      )}
      <figure>
        <figcaption className="font-medium text-balance">{what}</figcaption>
        <dl className="mt-3 grid gap-2">
          {bars.map(({ name, value, bar, number }) => (
            <div key={name} className="grid grid-cols-[3.5rem_1fr] items-center gap-x-3">
              <dt className="text-sm text-fg-muted">{name}</dt>
              <dd className="flex items-center gap-3 max-[17em]:flex-wrap">
                <span
                  aria-hidden
                  className={classNames(
                    'h-5 min-w-1 shrink-0 rounded-sm print:[print-color-adjust:exact]',
                    bar,
                  )}
                  style={{ width: `${Math.round((value / largest) * 60)}%` }}
                />
                <span className={classNames('text-sm whitespace-nowrap', number)}>
                  {[withCommas(value), unit].join(' ')}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </figure>
    </div>
  );
}
