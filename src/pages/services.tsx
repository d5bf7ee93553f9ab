import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import {
  LuArrowRight,
  LuAudioLines,
  LuBot,
  LuChartPie,
  LuChartSpline,
  LuCloud,
  LuCodeXml,
  LuDatabase,
  LuFingerprint,
  LuHeartHandshake,
  LuHeartPulse,
  LuImagePlay,
  LuMegaphone,
  LuMessagesSquare,
  LuNetwork,
  LuPlus,
  LuShieldCheck,
  LuShoppingBag,
  LuUserRoundCheck,
  LuWorkflow,
} from 'react-icons/lu';
import { usePricedText } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { useOpenByHash } from '@/lib/address';
import { IntegrationStrip } from '@/pages/shared/integrations';
import { NextStep } from '@/pages/shared/next-step';
import { RollOutFigure } from '@/pages/shared/roll-out-figure';
import { brand } from '@/site/brand';
import { contacts } from '@/site/contacts';
import { facts, setUpStages } from '@/site/facts';
import { capitalize, countOf, inWords, listOf } from '@/lib/number-words';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { type Service, services } from '@/site/services';
import { type ServiceId, solutions } from '@/site/solutions';
import { supportHours } from '@/site/support-hours';
import { IconTile } from '@/ui/card';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';
import { TextLink, textLinkClass } from '@/ui/text-link';

const icons = {
  chatbot: LuBot,
  'cloud-ai': LuCloud,
  'machine-learning': LuNetwork,
  'ai-security': LuShieldCheck,
  'data-analytics': LuChartSpline,
  'ai-development': LuCodeXml,
  'customer-engagement': LuHeartHandshake,
  'ai-automation': LuWorkflow,
  'big-data': LuDatabase,
  chatbots: LuMessagesSquare,
  'virtual-assistants': LuUserRoundCheck,
  analytics: LuChartPie,
  'image-and-video': LuImagePlay,
  voice: LuAudioLines,
  'digital-marketing': LuMegaphone,
  healthcare: LuHeartPulse,
  'e-commerce': LuShoppingBag,
  'security-and-fraud': LuFingerprint,
} as const satisfies Record<ServiceId, IconType>;

const schedule = listOf(
  setUpStages.map(({ when, title }) => `${title.toLowerCase()} (${when.toLowerCase()})`),
);

const included = [
  {
    term: 'A fixed price',
    text: 'No setup fee and no surprises on the bill. Custom work has a fixed price per milestone, agreed before it starts.',
  },
  {
    term: 'A schedule',
    text: `You go live in ${countOf(setUpStages.length, 'step')}: ${schedule}. Custom work moves milestone by milestone.`,
  },
  {
    term: 'Support',
    text: `An AI assistant at any hour, and our team ${supportHours.days}, ${supportHours.hours}.`,
  },
  {
    term: 'No lock-in',
    text: `Cancel any month. You have ${facts.exportAfterCancellationDays} more days to export your data.`,
  },
] as const;

const terms = [
  {
    term: 'What you get',
    text: 'The services named in your plan or quote. We announce planned maintenance two days ahead, and tell you right away when something fails.',
  },
  {
    term: 'What belongs to you',
    text: 'Your content and your results. We use them to run your service, never to train models for others.',
  },
  {
    term: 'What we ask of you',
    text: 'Keep your password private. Don’t use the services to deceive, harass, or spy on anyone, or to break the law.',
  },
  {
    term: 'Payment and cancellation',
    text: `You pay for managed plans monthly, and they end with the month in which you cancel. You can export your data for another ${facts.exportAfterCancellationDays} days; then we delete it.`,
  },
  {
    term: 'When AI is wrong',
    text: 'AI makes mistakes. Have your team check its answers wherever money, health, or rights are at stake. Our liability is limited to what you paid in the last 12 months.',
  },
  {
    term: 'Changes to these terms',
    text: (
      <>
        We email you {facts.noticeOfTermsChangeDays} days in advance, with the old and the new wording side by
        side. How we handle personal data is in the <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
      </>
    ),
  },
] as const;

export default function ServicesPage() {
  const { openId, toggle } = useOpenByHash(ids);
  return (
    <>
      <PageHero
        name="Services"
        title="Get AI that works, without the AI project"
        lead={`We set it up and run it for you. ${capitalize(countOf(services.length, 'service'))} and ${inWords(solutions.length)} ready-made solutions for individuals, small businesses, and enterprises, each with its price.`}
        figure={<RollOutFigure />}
      >
        <ButtonLink to="#ai-services">See the services</ButtonLink>
        <ButtonLink to="#ai-solutions" variant="secondary">
          See the solutions
        </ButtonLink>
      </PageHero>
      <Section
        id="ai-services"
        title="Pick the work you want off your desk"
        lead="Take one or several. Each card shows what you get, what it costs, and an example."
      >
        <Cards items={services} openId={openId} onToggle={toggle} columns="lg:grid-cols-3" />
      </Section>
      <Section
        id="what-comes-with-each"
        tone="sunken"
        layout="halves"
        title="A fixed price, a date, and no lock-in"
      >
        <DefinitionRows items={included} />
      </Section>
      <IntegrationStrip />
      <Section
        id="ai-solutions"
        layout="beside"
        title="A head start for your line of business"
        lead="The same services, tailored to your kind of work."
      >
        <Cards items={solutions} openId={openId} onToggle={toggle} columns="lg:*:last:col-span-2" />
      </Section>
      <NextStep
        tone="accent"
        title="Not sure which service fits?"
        text={`Tell us the problem, and we’ll tell you what solves it and what it costs. Plans start at ${monthlyPrice(cheapestPlan)}, custom work at ${facts.customProjectsFrom}.`}
        action="Tell us the problem"
      />
      <Section
        id="terms"
        layout="beside"
        title="Terms of Service"
        lead={`${capitalize(countOf(terms.length, 'point'))}, in plain English.`}
        aside={<TermsNotes />}
      >
        <DefinitionRows items={terms} />
      </Section>
    </>
  );
}

/** The terms alone, for visitors who have not signed up. */
export function TermsOfService() {
  return (
    <>
      <TermsNotes />
      <DefinitionRows items={terms} />
    </>
  );
}

function TermsNotes() {
  return (
    <div className="mt-4 space-y-4 text-sm text-fg-muted">
      {brand.isSample && (
        <p>
          This is a sample site. Before you publish it, replace these terms with ones that a lawyer has
          reviewed.
        </p>
      )}
      <p>
        Questions:{' '}
        <a href={`mailto:${contacts.email.hello}`} translate="no" className={textLinkClass}>
          {contacts.email.hello}
        </a>
      </p>
    </div>
  );
}

const ids = [...services, ...solutions].map(({ id }) => id);

interface CardsProps {
  readonly items: readonly Service<ServiceId>[];
  readonly openId: string | null;
  readonly onToggle: (id: string, open: boolean) => void;
  /** Class names for wide screens. */
  readonly columns?: string;
}

/** Uses <details>, so that find-in-page opens a card and it works without script. At most one card is open. */
function Cards({ items, openId, onToggle, columns }: CardsProps) {
  const priced = usePricedText();
  return (
    <ul className={classNames('grid gap-3 sm:grid-cols-2 lg:gap-6', columns)}>
      {items.map((item) => (
        <li key={item.id} className="sm:max-lg:last:col-span-2">
          <details
            id={item.id}
            name="service"
            open={openId === item.id}
            onToggle={(event) => onToggle(item.id, event.currentTarget.open)}
            className="group scroll-mt-24 rounded-card [ul:not(:has([open]))_&]:h-full border border-border bg-surface shadow-raised transition-colors duration-base open:border-accent hover:not-open:border-border-strong/70 print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="grid cursor-pointer list-none grid-cols-[2.5rem_1fr_auto] items-center gap-x-4 rounded-card p-4 sm:h-full sm:grid-rows-[auto_1fr_auto] sm:p-6 [&::-webkit-details-marker]:hidden">
              <IconTile icon={icons[item.id]} />
              <h3 className="text-lg font-semibold">{item.title}</h3>
              <span className="grid size-9 place-items-center rounded-full border border-border text-fg-muted transition-colors duration-fast group-hover:border-border-strong group-hover:text-fg print:hidden">
                <LuPlus
                  aria-hidden
                  className="size-4.5 transition-transform duration-slow group-open:rotate-45"
                />
              </span>
              <span className="col-span-full mt-2.5 self-start text-fg-muted sm:mt-4">
                {item.description}
              </span>
              <span className="col-span-full mt-2 text-sm font-medium sm:mt-4 sm:border-t sm:border-border sm:pt-4">
                {priced(item.price)}
              </span>
            </summary>
            <Block {...item} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Block({ forWhom, delivered, limits, example, next }: Service) {
  return (
    <div className="border-t border-border p-4 sm:p-6">
      {limits !== undefined && <p className="mb-4 text-sm text-fg-muted">{limits}</p>}
      <dl className="grid gap-4">
        <Detail term="Who it’s for">{forWhom}</Detail>
        <Detail term="You get">
          <ul className="list-disc space-y-1 ps-5">
            {delivered.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Detail>
        <Detail term="Example">{example}</Detail>
      </dl>
      <p className="mt-5">
        <TextLink to={next.to} className="inline-flex items-center gap-1.5 py-1">
          <span>{next.label}</span>
          <LuArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </TextLink>
      </p>
    </div>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-mono text-xs text-fg-subtle">{term}</dt>
      <dd className="mt-1 text-fg-muted">{children}</dd>
    </div>
  );
}
