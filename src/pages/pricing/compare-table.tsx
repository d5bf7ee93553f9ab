import { contactPath, monthlyPrice, plans } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/lib/class-names';
import { CompareValue } from './compare-value';
import { comparison } from './comparison';

export function CompareTable() {
  return (
    <table className="w-full table-fixed border-collapse rounded-card bg-surface text-start shadow-raised ring-1 ring-border">
      <caption className="sr-only">What each managed plan includes</caption>
      <thead>
        <tr>
          <th scope="col" className="w-1/4 p-3 text-start text-sm font-medium text-fg-muted lg:p-5 lg:ps-8">
            What you get
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" className={columnClass(plan.popular)}>
              <span className="block text-lg font-semibold">{plan.title}</span>
              <span className="block font-mono text-sm font-normal text-fg-muted">{monthlyPrice(plan)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.map((row) => (
          <tr key={row.name} className="border-t border-border">
            <th scope="row" className="p-3 text-start align-top font-medium lg:p-5 lg:ps-8">
              {row.name}
            </th>
            {plans.map(({ id, popular }) => (
              <td key={id} className={columnClass(popular)}>
                <CompareValue value={row[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-border">
          <th scope="row" className="p-3 text-start font-medium lg:p-5 lg:ps-8">
            Next step
          </th>
          {plans.map((plan) => (
            <td key={plan.id} className={columnClass(plan.popular)}>
              <ButtonLink
                to={contactPath(plan)}
                variant={plan.popular ? 'primary' : 'secondary'}
                aria-label={`${plan.buttonText}: ${plan.title}`}
                className="w-full max-xl:px-1 max-xl:text-sm"
              >
                {plan.buttonText}
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function columnClass(popular: boolean): string {
  return classNames('p-3 text-start align-top lg:p-5', popular && 'bg-accent-soft/60');
}
