import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { featurePage, type FeaturePageId } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { features } from '@/site/features';
import { cheapestPlan } from '@/domain/plans';
import { includedIn, monthlyPrice, perPlan, plansWith, whereDataIs } from '@/domain/format';
import { capitalize, countOf } from '@/lib/number-words';

import { contactAbout, paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows, NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section, Split } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { AccessGates, OrderReview } from './figures';
import { InkTiles } from './ink-tiles';

const jobs = [
  ['The same questions, every day', 'chatbot', 'Answers from your own pages, day and night'],
  ['Customers who write in other languages', 'translation', 'Both sides read their own language'],
  ['Complaints you only find in reviews', 'sentiment-analysis', 'The mood of every message, with reasons'],
  ['Calls and meetings nobody wrote down', 'speech-recognition', 'A transcript you can search'],
  ['Conversations scattered over five tools', 'cloud-integration', 'One place, one set of access rights'],
  ['“Where does my data go?”', 'data-privacy', 'An answer you can give in one sentence'],
] as const satisfies readonly (readonly [string, FeaturePageId, string])[];

const measures = [
  {
    term: 'In transit',
    text: `${facts.encryption.inTransit} on every connection. Anything unencrypted is refused.`,
  },
  { term: 'At rest', text: `${facts.encryption.atRest} for every message and file.` },
  { term: 'In use', text: 'Decrypted only in memory, while our service writes the answer.' },
  {
    term: 'Access',
    text: `On ${plansWith('signOn')}: single sign-on, and an audit log of every access.`,
  },
  {
    term: 'Region',
    text: whereDataIs,
  },
  { term: 'Retention', text: `${capitalize(perPlan('retention'))}.` },
] as const;

const steps = [
  {
    title: 'It learns what’s normal',
    text: 'Order times, places, amounts, and devices, from your own customers only.',
  },
  { title: 'It scores each order', text: 'From 0 to 100, with the reasons behind it.' },
  {
    title: 'Your team decides',
    text: 'Orders above your limit wait for review. None is declined automatically.',
  },
] as const;

export default function FeaturesPage() {
  return (
    <>
      <PageHero
        name="Features"
        title="Pick a task. AI takes it from there."
        lead={`For individuals, small businesses, and enterprises: ${countOf(features.length, 'feature')} that answer, translate, listen, and protect, on the tools you already use.`}
        layout="even"
        aside={<InkTiles />}
      >
        <ButtonLink to={paths.contact} size="lg">
          Get Started
        </ButtonLink>
        <ButtonLink to={paths.pricing} size="lg" variant="ghost">
          See the plans
        </ButtonLink>
      </PageHero>
      <Section
        id="start-from-the-job"
        layout="beside"
        title="Which one sounds like your week?"
        lead="Start with the task that takes the most of your time."
      >
        <ul className="divide-y divide-border border-y border-border sm:hidden">
          {jobs.map(([job, id, result]) => (
            <li key={id} className="py-3">
              <p className="font-medium">{job}</p>
              <p className="mt-1 text-sm text-fg-muted">
                <TextLink to={featurePage(id).path}>{featurePage(id).title}</TextLink>
                <span>{`: ${result}`}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="max-sm:hidden">
          <DataTable
            caption="Which feature helps with which task"
            columns={['The task', 'The feature', 'What you get']}
            rows={jobs.map(([job, id, result]) => [
              job,
              <TextLink key={id} to={featurePage(id).path} className="sm:whitespace-nowrap">
                {featurePage(id).title}
              </TextLink>,
              result,
            ])}
          />
        </div>
      </Section>
      <FeatureTilesSection />
      <BenefitsSection />
      <Section
        id="security"
        layout="halves"
        title="Security"
        lead="Encrypted from your customer’s browser to your storage. You decide who reads it."
        aside={
          <>
            <div className="mt-8">
              <DefinitionRows items={measures} />
            </div>
            <p className="mt-6">
              <TextLink to={paths.benefits.security} className="py-1">
                See all security measures
              </TextLink>
            </p>
          </>
        }
      >
        <AccessGates />
      </Section>
      <Section id="fraud">
        <Split ratio="1/1" align="center">
          <div className="max-lg:order-last">
            <OrderReview />
          </div>
          <div>
            <h2 className="text-h2">Fraud detection</h2>
            <p className="mt-4 max-w-measure text-lg text-fg-muted">
              Most orders are honest. The few that aren’t wait for your team, and everyone else checks out
              without delay.
            </p>
            <NumberedList items={steps} className="mt-8" />
            <p className="mt-6 font-medium">{includedIn('fraud')}</p>
            <p className="mt-2">
              <TextLink to={paths.benefits.aiDecisionMaking} className="py-1">
                See why your team has the last word
              </TextLink>
            </p>
          </div>
        </Split>
      </Section>
      <NextStep
        tone="quiet"
        title="See it on your own messages"
        text={`Send us ten messages from your customers. On a call, we’ll show you what each feature does with them. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Send us ten messages"
        to={contactAbout('Here are messages that our customers wrote:\n')}
      />
    </>
  );
}
