import { LuArrowRight } from 'react-icons/lu';
import { planPrice, titlesOf } from '@/domain/format';
import { money } from '@/domain/money';
import { planOf, plansFrom } from '@/domain/plans';
import { classNames } from '@/lib/class-names';
import { capitalize, countOf, inWords } from '@/lib/number-words';
import { useOpenByHash } from '@/lib/use-open-by-hash';
import { NextStep } from '@/pages/shared/next-step';
import { TermsSection } from '@/pages/shared/terms-of-service';
import { facts, setUpStages } from '@/site/facts';
import { integrations } from '@/site/integrations';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { services, type Service, type ServicePrice } from '@/site/services';
import { solutions } from '@/site/solutions';
import { LinkedDetails, PlusMark } from '@/ui/linked-details';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const hasSolutions = solutions.length > 0;
const ids = [...services, ...solutions].map(({ id }) => id);

export default function ServicesPage() {
  // The address names the open one.
  const open = useOpenByHash(ids);
  return (
    <>
      <PageHero
        name="Services"
        title="AI services, set up and run for you"
        lead={`${capitalize(countOf(services.length, 'service'))}${hasSolutions ? ` and ${inWords(solutions.length)} solutions` : ''}, each with its price.`}
        scene="services"
        links={[
          { label: 'See the services', to: '#ai-services' },
          ...(hasSolutions ? [{ label: 'See the solutions', to: '#ai-solutions' }] : []),
        ]}
      />
      <Section
        id="ai-services"
        title="Pick the work you want off your desk"
        lead={
          integrations.length > 0 && (
            <TextLink to={`${paths.cloudIntegration}#integrations`}>
              {`Connects to ${integrations.length} tools you may already use`}
            </TextLink>
          )
        }
      >
        <ServiceList look="rows" items={services} {...open} />
      </Section>
      {setUpStages.length > 1 && <RollOut />}
      {hasSolutions && (
        <Section id="ai-solutions" title="Start from a solution" lead="Our services, set up for one job.">
          <ServiceList look="cards" items={solutions} {...open} />
        </Section>
      )}
      <TermsSection />
      <NextStep scene="services" />
    </>
  );
}

/** What a service costs: the plans that include it, or the price of custom work. */
function servicePrice(price: ServicePrice): string {
  if ('from' in price) {
    const including = plansFrom(price.from);
    const names = including.length === plans.length ? 'every plan' : titlesOf(including);
    return `On ${names}, ${including.length > 1 ? 'from' : 'at'} ${planPrice(planOf(price.from))}`;
  }
  const custom = `Custom, from ${money(facts.customProjectsFrom)}`;
  return price.with
    ? `${custom}, with ${planOf(price.with).title} at ${planPrice(planOf(price.with))}`
    : custom;
}

function lowestPrice(price: ServicePrice): number {
  return ('from' in price && planOf(price.from).price) || facts.customProjectsFrom;
}

/** On a wide screen. On a narrow one, all are rows. */
const looks = {
  rows: {
    list: 'divide-y divide-border overflow-hidden rounded-card border border-border bg-surface lg:[&_h3+svg]:order-last',
    columns: 'lg:grid-cols-[1.5rem_13rem_minmax(0,1fr)_17rem_auto] lg:gap-x-6 lg:py-5',
    details: 'lg:grid-cols-2 lg:gap-x-10 lg:ps-18',
  },
  /** Icon and mark above the text. */
  cards: {
    list: 'grid gap-3 *:overflow-hidden *:rounded-card *:border *:border-border *:bg-surface lg:grid-cols-3 lg:gap-6',
    columns:
      'lg:grid-cols-[1fr_auto] lg:gap-y-2 lg:py-6 lg:[&>:not(svg)]:order-1 lg:[&>:not(svg)]:col-span-2',
    details: 'lg:pt-4',
  },
} as const;

interface ListProps extends ReturnType<typeof useOpenByHash> {
  readonly items: readonly Service[];
  readonly look: keyof typeof looks;
}

/** The lowest price first. An item opens to say for whom it is and what is delivered. */
function ServiceList({ items, look, ...open }: ListProps) {
  const rows = items.toSorted((one, other) => lowestPrice(one.price) - lowestPrice(other.price));
  const { list, columns, details } = looks[look];
  return (
    <ul className={list}>
      {rows.map((item) => (
        <li key={item.id}>
          <LinkedDetails id={item.id} name="service" {...open}>
            <Summary {...item} columns={columns} />
            <Details {...item} columns={details} />
          </LinkedDetails>
        </li>
      ))}
    </ul>
  );
}

type PartProps = Service & { readonly columns: string };

function Summary({ icon: Icon, title, focus, description, price, columns }: PartProps) {
  return (
    <summary
      className={classNames(
        'grid cursor-pointer grid-cols-[1.5rem_1fr_auto] items-center gap-x-4 px-5 py-4 -outline-offset-2 transition-colors duration-fast hover:bg-surface-2/60 sm:px-6',
        columns,
      )}
    >
      <Icon aria-hidden className="size-5 text-fg-muted" />
      <h3 className="text-lg font-semibold">{focus ? `${title} ${focus}` : title}</h3>
      <PlusMark className="group-hover:text-fg" />
      <span className="mt-1 text-fg-muted max-lg:col-span-2 max-lg:col-start-2 lg:mt-0">{description}</span>
      <span className="mt-2 text-sm font-medium text-pretty max-lg:col-span-2 max-lg:col-start-2 lg:mt-0">
        {servicePrice(price)}
      </span>
    </summary>
  );
}

function Details({ forWhom, delivered, next, columns }: PartProps) {
  return (
    <div className={classNames('grid gap-5 px-5 pb-6 sm:px-6', columns)}>
      <p className="text-fg-muted">{forWhom}</p>
      <ul className="list-disc space-y-1 ps-5 text-fg-muted">
        {delivered.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="col-span-full">
        <TextLink to={next.to} className="inline-flex items-center gap-1.5 py-1">
          <span>{next.label}</span>
          <LuArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </TextLink>
      </p>
    </div>
  );
}

const dot = {
  stroke: 'currentColor',
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
} as const;
const DOTS_IN_COLUMN = 5;
const ALL_DOTS = dots(100);

/** A hundred visitors at each stage of the roll-out schedule, as dots. Those who reach the AI are colored. */
function RollOut() {
  return (
    <Section id="first-month" tone="night" title="Your first month" lead="Visitors who reach your AI">
      <ol className="grid gap-x-4 gap-y-6 sm:auto-cols-fr sm:grid-flow-col lg:gap-x-8">
        {setUpStages.map(({ when, title, visitors }) => (
          <li key={when} className="max-sm:grid max-sm:grid-cols-[8rem_1fr] max-sm:gap-x-4">
            <p className="text-h2 font-semibold">{`${visitors}%`}</p>
            <svg
              aria-hidden
              viewBox="0 0 200 50"
              className="w-full self-center text-fg/25 max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1 sm:my-3 rtl:-scale-x-100"
            >
              <path d={ALL_DOTS} {...dot} />
              <path d={dots(visitors)} {...dot} className="text-sun" />
            </svg>
            <p className="text-lg font-semibold">{title}</p>
            <p className="text-fg-muted">{when}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Columns of dots: each is a dashed line with round caps. */
function dots(count: number): string {
  return Array.from({ length: count / DOTS_IN_COLUMN }, (_, column) => `M${5 + 10 * column} 5v40.1`).join('');
}
