import { useState } from 'react';
import { LuCheck, LuMinus } from 'react-icons/lu';
import { priceParts } from '@/domain/format';
import { planById, valueOf, type Billing } from '@/domain/plans';
import { PlanButton } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { capitalize } from '@/lib/number-words';
import { withCommas } from '@/site/locale';
import { comparison, plans, type Plan } from '@/site/plans';
import { Panel } from '@/ui/card';
import { RadioGroup } from '@/ui/radio-group';

interface PlanTableProps {
  /** What the table compares, for assistive technology. */
  readonly caption: string;
  readonly billing: Billing;
}

/** The managed plans side by side: a table on wide screens, one plan at a time on a phone. */
export function PlanTable({ caption, billing }: PlanTableProps) {
  const [shown, setShown] = useState<Plan>(() => plans.find(({ recommended }) => recommended) ?? plans[0]);
  return (
    <div>
      <WideTable caption={caption} billing={billing} />
      <div data-search="skip" className="md:hidden">
        <RadioGroup
          label="Plan to show"
          isLabelHidden
          options={plans.map(({ id, title }) => ({ value: id, label: title }))}
          value={shown.id}
          onChange={(id) => setShown(planById(id) ?? shown)}
        />
        <div className="mt-4">
          <PlanColumn plan={shown} billing={billing} />
        </div>
      </div>
    </div>
  );
}

function WideTable({ caption, billing }: PlanTableProps) {
  const name = 'p-3 text-start lg:px-5 lg:ps-8';
  return (
    <table className="w-full table-fixed border-collapse rounded-card bg-surface text-start shadow-raised ring-1 ring-border max-md:hidden">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classNames(name, 'w-1/4 text-sm font-medium text-fg-muted')}>
            What you get
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" className={cellClass(plan)}>
              <span className="block text-lg font-semibold">{plan.title}</span>
              <span className="block text-sm font-normal text-fg-muted">
                <span key={billing}>{priceParts(plan, billing).join('')}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {comparison.map(({ group, rows }) => (
        <tbody key={group}>
          <tr className="border-t border-border">
            <th
              scope="rowgroup"
              colSpan={plans.length + 1}
              className={classNames(name, 'pt-6! text-label text-fg-muted')}
            >
              {group}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.label} className="border-t border-border">
              <th scope="row" className={classNames(name, 'align-top font-medium')}>
                {row.label}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className={cellClass(plan)}>
                  <Value value={valueOf(row, plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {/* Browsers print it at the end of every page. */}
      <tfoot className="print:hidden">
        <tr className="border-t border-border">
          <th scope="row" className={classNames(name, 'font-medium')}>
            Next step
          </th>
          {plans.map((plan) => (
            <td key={plan.id} className={cellClass(plan)}>
              <NamedPlanButton plan={plan} billing={billing} className="w-full max-xl:px-1 max-xl:text-sm" />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function cellClass({ recommended }: Plan): string {
  return classNames('p-3 text-start align-top lg:px-5', recommended && 'bg-accent-soft/60');
}

/** What the table has about one plan. */
function PlanColumn({ plan, billing }: { readonly plan: Plan; readonly billing: Billing }) {
  return (
    <Panel as="article">
      <div className="flex items-baseline justify-between gap-4 pb-4">
        <h3 className="text-h4">
          <span>{plan.title}</span>
          {/* Plan cards on the same page have the same heading. */}
          <span className="sr-only">, row by row</span>
        </h3>
        <p className="text-end text-sm text-fg-muted">
          <span key={billing}>{priceParts(plan, billing).join('')}</span>
        </p>
      </div>
      {comparison.map(({ group, rows }) => (
        <div key={group}>
          <p className="mt-4 text-label text-fg-muted">{group}</p>
          <dl className="divide-y divide-border">
            {rows.map((row) => (
              <div
                key={row.label}
                className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 text-sm"
              >
                <dt className="text-fg-muted">{row.label}</dt>
                <dd className="text-end font-medium">
                  <Value value={valueOf(row, plan)} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <NamedPlanButton plan={plan} billing={billing} className="mt-5 w-full" />
    </Panel>
  );
}

function NamedPlanButton({ plan, billing, className }: { plan: Plan; billing: Billing; className: string }) {
  return (
    <PlanButton
      plan={plan}
      billing={billing}
      variant={plan.recommended ? 'primary' : 'secondary'}
      aria-label={`${plan.buttonText}: ${plan.title}`}
      className={className}
    >
      {plan.buttonText}
    </PlanButton>
  );
}

/** A check mark, a dash or a few words, each with text for screen readers. */
function Value({ value }: { value: string | number | boolean }) {
  if (typeof value !== 'boolean') return <span>{capitalize(withCommas(value))}</span>;
  const Icon = value ? LuCheck : LuMinus;
  return (
    <span className={value ? 'text-mint' : 'text-fg-subtle'}>
      <Icon aria-hidden className="inline size-5" />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </span>
  );
}
