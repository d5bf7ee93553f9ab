import { useId, useState } from 'react';
import { LuChevronDown, LuPrinter } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { monthlyPrice } from '@/site/plans';
import { listOf } from '@/lib/number-words';
import { Banner } from '@/ui/banner';
import { ClearButton, SampleNote } from '../shared/clear-button';
import { usePersistedText } from '../shared/use-persisted-text';
import { copyExport, ExportBar } from '../shared/export-bar';
import { NextStepBar } from '../shared/next-step-bar';
import { fittingPlan, parsePlan, type Plan, serializePlan } from './plan';
import { FlowDrawing } from './flow-drawing';
import { PlanForm } from './plan-form';
import { findRemarks, type Remark, type Step, stepsOf } from './plan-notes';

const LINK_PARAMETER = 'integration';

/** A planner for an integration: a form, a diagram, the steps as a list, and exports. */
export default function CloudTool() {
  const [own, persist] = usePersistedText('try-cloud');
  const [shared, setShared] = useState(useSearchParams()[0].get(LINK_PARAMETER) ?? '');
  const saved = shared || own;
  const plan = parsePlan(saved);
  const steps = stepsOf(plan);
  const stepsId = useId();

  /** Stores the plan. The first change to a plan from a link replaces the visitor's stored plan. */
  function keep(next: string) {
    setShared('');
    persist(next);
  }

  return (
    <div
      data-printed
      className="grid *:min-w-0 max-lg:grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-[1fr_auto]"
    >
      <div className="grid content-start gap-6 p-5 sm:p-6">
        {saved === '' && <SampleNote onUseOwn={() => keep(serializePlan({ ...plan, routes: [] }))} />}
        <PlanForm plan={plan} onChange={(next) => keep(serializePlan(next))} />
      </div>
      <div className="grid content-start gap-5 border-border bg-sunken p-5 max-lg:border-t sm:p-6 lg:border-s">
        <FlowDrawing plan={plan} describedBy={stepsId} />
        <Remarks remarks={findRemarks(plan)} />
        <PriceNote plan={plan} />
      </div>
      <div className="grid gap-5 border-t border-border p-5 sm:p-6 lg:col-span-2">
        <FlowSteps id={stepsId} steps={steps} />
        <div className="flex flex-wrap items-start justify-between gap-2">
          <ExportBar
            exports={[
              copyExport(() => linkTo(plan), 'link'),
              { label: 'Print', Icon: LuPrinter, run: printPlan },
            ]}
          />
          <ClearButton value={saved} isEmpty={saved === ''} onClear={() => keep('')} onRestore={keep} />
        </div>
        {saved !== '' && (
          <NextStepBar
            plan={fittingPlan(plan).plan.id}
            does={({ connections, region }) =>
              connections === 'Unlimited'
                ? 'keeps your data where you decide, for as long as you decide'
                : `connects ${connections} of your systems and keeps the data in ${region}`
            }
            result={() => ({
              title: `Integration plan: ${plan.routes.map(({ source }) => source.name).join(', ')}`,
              text: steps.map(({ place, happens }, index) => `${index + 1}. ${place}: ${happens}`).join('\n'),
            })}
          />
        )}
      </div>
    </div>
  );
}

/** The cheapest price plan that covers the integration, and what the smaller ones lack. */
function PriceNote({ plan }: { readonly plan: Plan }) {
  const { plan: fitting, needs } = fittingPlan(plan);
  const title = `The ${fitting.title} plan covers this at ${monthlyPrice(fitting)}.`;
  const detail =
    needs.length > 0
      ? `Smaller plans don’t cover ${listOf(needs, 'or')}.`
      : 'Nothing in your integration needs a larger plan.';
  return <Banner key={title + detail} tone="info" title={title} detail={detail} />;
}

function linkTo(plan: Plan): string {
  const link = new URL(window.location.href);
  link.search = new URLSearchParams({ [LINK_PARAMETER]: serializePlan(plan) }).toString();
  link.hash = 'try';
  return link.href;
}

/** Prints the plan without the page around it. */
function printPlan(): Promise<string> {
  document.documentElement.dataset['print'] = 'part';
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-printed] details'))
    details.open = true;
  window.print();
  delete document.documentElement.dataset['print'];
  return Promise.resolve('');
}

const tones = { must: 'warn', should: 'info', know: 'info' } as const;

function Remarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  const count = remarks.length === 1 ? '1 remark' : `${remarks.length} remarks`;
  return (
    <div>
      <p role="status" className="sr-only">
        <span key={count}>{count}</span>
      </p>
      {remarks.length > 0 && (
        <ul className="grid gap-3 *:min-w-0">
          {remarks.map(({ id, weight, title, text }) => (
            <li key={id}>
              <Banner tone={tones[weight]} title={title} detail={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The steps of the diagram as a list, folded until it is asked for or printed. */
function FlowSteps({ id, steps }: { readonly id: string; readonly steps: readonly Step[] }) {
  const summary = `All ${steps.length} steps in words`;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <LuChevronDown aria-hidden className="size-5 text-fg-muted group-open:rotate-180" />
        <span key={summary}>{summary}</span>
      </summary>
      <ol id={id} className="mt-2 border-t border-border">
        {steps.map(({ place, happens, retention }, index) => (
          <li
            key={`${place} ${happens}`}
            className="grid gap-x-6 gap-y-1 border-b border-border py-4 sm:grid-cols-[2rem_13rem_minmax(0,1fr)] lg:grid-cols-[2rem_15rem_minmax(0,1fr)_13rem]"
          >
            <span aria-hidden translate="no" className="font-mono text-sm/6.5 text-accent-fg">
              {index + 1}
            </span>
            <h3 className="font-medium">{place}</h3>
            <p className="text-fg-muted sm:max-lg:col-start-3">{happens}</p>
            <p className="font-mono text-xs/6.5 text-fg-muted sm:max-lg:col-start-3">
              <span>Kept: </span>
              <span>{retention}</span>
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
