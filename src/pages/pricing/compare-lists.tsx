import { contactPath, monthlyPrice, plans } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { CompareValue } from './compare-value';
import { comparison } from './comparison';

export function CompareLists() {
  return (
    <div className="space-y-6">
      {plans.map((plan) => (
        <article key={plan.id} className="rounded-card border border-border bg-surface p-5 shadow-raised">
          <div className="flex items-baseline justify-between gap-4 pb-4">
            <h3 className="text-h4">
              <span>{plan.title}</span>
              {/* The cards above have the same names. */}
              <span className="sr-only">, line by line</span>
            </h3>
            <p className="font-mono text-sm text-fg-muted">{monthlyPrice(plan)}</p>
          </div>
          <dl className="divide-y divide-border border-y border-border">
            {comparison.map((row) => (
              <div key={row.name} className="flex items-baseline justify-between gap-6 py-3 text-sm">
                <dt className="text-fg-muted">{row.name}</dt>
                <dd className="text-end font-medium">
                  <CompareValue value={row[plan.id]} />
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink
            to={contactPath(plan)}
            variant={plan.popular ? 'primary' : 'secondary'}
            aria-label={`${plan.buttonText}: ${plan.title}`}
            className="mt-5 w-full"
          >
            {plan.buttonText}
          </ButtonLink>
        </article>
      ))}
    </div>
  );
}
