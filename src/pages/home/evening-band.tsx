import type { ReactNode } from 'react';
import { brand } from '@/site/brand';
import { cases, changeOf } from '@/site/cases';
import { paths } from '@/site/paths';
import { Badge } from '@/ui/badge';
import { TextLink } from '@/ui/text-link';
import { EmailsByHour } from './emails-by-hour';

/** Home's change of pace: the first case with a count for each hour, in its customer's own words. */
export function EveningBand() {
  const study = cases.find(({ byHour }) => byHour);
  if (!study?.byHour) return null;
  const { customer, industry, title, byHour, results, quote } = study;
  return (
    <section
      id="case-study"
      aria-labelledby="case-study-title"
      data-tone="night"
      className="scheme-dark bg-chat-deep bg-[radial-gradient(60%_90%_at_84%_100%,var(--sky-dusk),transparent),linear-gradient(90deg,transparent,var(--sky-night)_75%)] px-gutter pt-section text-fg"
    >
      <div className="mx-auto max-w-content">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <h2 id="case-study-title" className="text-base">
            {title}
          </h2>
          <p className="text-fg-muted">
            <span translate="no">{customer}</span>
            <span>{`, ${industry.toLowerCase()}`}</span>
          </p>
          {brand.isSample && <Badge>Sample case</Badge>}
        </div>
        <figure className="mt-4 sm:mt-8">
          <blockquote className="max-w-5xl text-display font-semibold text-balance">{`“${quote.text}”`}</blockquote>
          <figcaption className="mt-3 text-fg-muted sm:mt-6">
            <span translate="no">{quote.name}</span>
            <span>{`, ${quote.role}`}</span>
          </figcaption>
        </figure>
        <div className="mt-6 grid gap-x-16 gap-y-3 sm:mt-8 sm:gap-y-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
          <EmailsByHour byHour={byHour} />
          <div className="grid grid-cols-2 gap-x-6 gap-y-4 pb-6 lg:grid-cols-1 lg:gap-6 lg:pb-14">
            <dl className="contents">
              {results.map((result) => (
                <Figure
                  key={result.what}
                  value={result.unit ? `${result.after} ${result.unit}` : changeOf(result)}
                >
                  {result.what}
                </Figure>
              ))}
            </dl>
            <div className="col-span-full">
              <TextLink to={`${paths.projects}#${study.id}`} className="py-1 text-sm">
                See all case studies
              </TextLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div className="flex max-w-44 flex-col-reverse justify-end">
      <dt className="mt-1 text-sm text-fg-muted">{children}</dt>
      <dd className="text-h2 font-semibold">{value}</dd>
    </div>
  );
}
