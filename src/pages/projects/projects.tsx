import { money } from '@/domain/money';
import { NextStep } from '@/pages/shared/next-step';
import { cases } from '@/site/cases';
import { facts } from '@/site/facts';
import { contactAbout, paths } from '@/site/paths';
import { services } from '@/site/services';
import { solutions } from '@/site/solutions';
import { ButtonLink } from '@/ui/button';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { columnsClass, Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { CaseCard } from './case-study';
import { Scorecard } from './scorecard';

/** Services and solutions that are quoted instead of included in a plan. */
const customWork = [...services, ...solutions].filter(({ price }) => 'quoted' in price);

/** The quote of a sample project. The total is what the milestones add up to. */
const milestones = [
  { name: 'Review of the data', result: 'A report on 4,000 past returns', price: 800 },
  { name: 'Measured model', result: 'Goal: 90 of 100 unseen returns right', price: 1900 },
  { name: 'Connection to the warehouse', result: 'Each return gets its label on arrival', price: 1400 },
  { name: 'Handoff', result: 'Documentation, tests, and training', price: 700 },
] as const;
const total = milestones.reduce((sum, { price }) => sum + price, 0);

const answers = [
  {
    term: 'What we build',
    text: (
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {customWork.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={`${paths.services}#${id}`} className="inline-block py-0.5">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    ),
  },
  {
    term: 'If you stop early',
    text: 'You pay only for the finished milestones.',
  },
  {
    term: 'What we need',
    text: 'Examples of the task, access to the systems, and one coworker who knows a good result when they see it.',
  },
].slice(customWork.length > 0 ? 0 : 1);

const describeProject = contactAbout('Our project: ');

/** The specification gives this page a single heading, so its lists have none. */
export default function ProjectsPage() {
  return (
    <>
      <PageHero
        title="Projects"
        headline="What changed for our customers"
        lead={`A whole project starts at ${money(facts.customProjectsFrom)}. You accept and pay one milestone at a time, and the result is yours.`}
        links={[
          { label: 'Describe your project', to: describeProject },
          { label: 'See pricing', to: paths.pricing },
        ]}
      />
      {cases.length > 0 && (
        <Section id="case-studies" label="Case studies">
          <div className="grid gap-6">
            {cases.map((study) => (
              <CaseCard key={study.id} study={study} />
            ))}
            <Scorecard />
          </div>
          <p className="mt-6 text-fg-muted">
            More case studies are on their way. We publish one after the customer approves its figures.
          </p>
        </Section>
      )}
      <Section id="what-to-expect" label="What to expect">
        <div className={columnsClass}>
          <Quote />
          <div>
            <DefinitionRows items={answers} />
            <ButtonLink
              to={contactAbout('Please tell me when the next case study is published.')}
              variant="secondary"
              className="mt-10"
            >
              Tell me about the next case study
            </ButtonLink>
          </div>
        </div>
      </Section>
      <NextStep scene="services" titleAs="p" />
    </>
  );
}

function Quote() {
  return (
    <SampleFigure label="Quote 31: which returns need an inspection?" className="py-2! sm:py-2!">
      <ol className="divide-y divide-border">
        {milestones.map(({ name, result, price }, index) => (
          <li key={name} className="grid grid-cols-[1.5rem_1fr_auto] gap-x-3 py-4">
            <span aria-hidden className="text-sm/6.5 font-medium text-fg-muted">
              {index + 1}
            </span>
            <p>
              <span className="block font-medium">{name}</span>
              <span className="block text-fg-muted">{result}</span>
            </p>
            <p className="font-medium">{money(price)}</p>
          </li>
        ))}
      </ol>
      <p className="flex items-baseline justify-between gap-4 border-t-2 border-fg py-4">
        <span className="font-semibold">Fixed price</span>
        <span className="text-h4 font-semibold">{money(total)}</span>
      </p>
    </SampleFigure>
  );
}
