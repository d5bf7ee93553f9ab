import { usePricedText } from '@/features/offer';
import { loadScamTool, scamPreview, ToolFrame } from '@/features/tools';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { featurePage, type FeaturePageId } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { benefits } from '@/site/benefits';
import { facts } from '@/site/facts';
import { features } from '@/site/features';
import { capitalize, countOf, inWords, listOf } from '@/lib/number-words';
import { contactAbout, paths } from '@/site/paths';
import { cheapestPlan, includedIn, monthlyPrice, plans, plansWith, planOf } from '@/site/plans';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows, NumberedList, JumpList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section, Split } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { AccessGates, OrderReview } from './figures';
import { UnfoldedSection } from './unfolded-section';

const jobs = [
  ['The same questions every day', 'chatbot', 'Answers from your own help pages'],
  ['Customers who write in other languages', 'translation', 'Both sides read their own language'],
  ['Complaints you only see in reviews', 'sentiment-analysis', 'A mood score for each message'],
  ['Calls and meetings without notes', 'speech-recognition', 'A transcript you can search'],
  ['Files spread over several tools', 'cloud-integration', 'One place with one set of access rights'],
  ['Customers who ask where their data is', 'data-privacy', 'Encryption that you can explain to them'],
] as const satisfies readonly (readonly [string, FeaturePageId, string])[];

const basic = planOf('basic');
const enterprise = planOf('enterprise');
const retention = plans.map(
  ({ title, includes }) =>
    `${includes.retention.toLowerCase().replace('you decide', 'as long as you choose')} on ${title}`,
);

const measures = [
  {
    term: 'In transit',
    text: `Every connection uses ${facts.encryption.inTransit}. Unencrypted requests are refused.`,
  },
  { term: 'At rest', text: `Messages and files are stored with ${facts.encryption.atRest} encryption.` },
  {
    term: 'In use',
    text: 'Data is decrypted only in memory, while our service produces the answer.',
  },
  {
    term: 'Access',
    text: `Single sign-on and an audit log of every access are part of ${listOf(plansWith('signOn'))}.`,
  },
  {
    term: 'Region',
    text: `${basic.includes.region} by default. On ${enterprise.title} you choose ${listOf(facts.regions, 'or')}.`,
  },
  { term: 'Retention', text: `${capitalize(listOf(retention))}.` },
] as const;

const steps = [
  {
    title: 'It learns what is normal',
    text: 'Order times, places, amounts and devices, from your own customers only.',
  },
  {
    title: 'It scores each order',
    text: 'A number from 0 to 100, with the reasons behind it.',
  },
  {
    title: 'Your team decides',
    text: 'Orders above your limit wait for review. No order is declined automatically.',
  },
] as const;

const places = [
  { href: '#ai-web-app-features', label: 'AI Web App Features', count: features.length },
  { href: '#why-choose-us', label: 'Why Choose Us?', count: benefits.length },
  { href: '#security', label: 'Security', count: measures.length },
  { href: '#fraud', label: 'Fraud detection', count: steps.length },
] as const;

export default function FeaturesPage() {
  const priced = usePricedText();
  return (
    <>
      <PageHero
        name="Features"
        title="AI features that fit the tools you have"
        lead={`For individuals, small businesses and enterprises: ${countOf(features.length, 'feature')} that answer, translate, listen and protect, and ${inWords(benefits.length)} reasons to choose us.`}
        aside={<JumpList places={places} />}
      />
      <UnfoldedSection />
      <FeatureTilesSection />
      <Section
        id="start-from-the-job"
        layout="beside"
        title="Find the feature for your task"
        lead="Start with the task that takes most of your time."
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
            columns={['Your task', 'Feature', 'What you get']}
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
      <BenefitsSection />
      <Section
        id="security"
        layout="halves"
        title="Security"
        lead="Your data is encrypted from the visitor’s browser to your storage, and you decide who reads it."
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
              Most orders are honest. Fraud scoring flags suspicious ones for review, and everyone else checks
              out without delay.
            </p>
            <NumberedList items={steps} className="mt-8" />
            <p className="mt-6 font-medium">{priced(includedIn('fraud'))}</p>
            <p className="mt-2">
              <TextLink to={paths.benefits.aiDecisionMaking} className="py-1">
                See how people stay in charge of decisions
              </TextLink>
            </p>
          </div>
        </Split>
        <div id="try" className="mt-16 lg:mt-20">
          <h3 className="text-h3">Is this message a scam?</h3>
          <p className="mt-3 mb-8 max-w-measure text-lg text-fg-muted">
            Try the same idea in your browser: the checker marks what looks like fraud and says why.
          </p>
          <ToolFrame
            name="Scam checker"
            preview={scamPreview}
            load={loadScamTool}
            height="min-h-svh lg:min-h-[64rem] xl:min-h-[58rem]"
          />
        </div>
      </Section>
      <NextStep
        tone="accent"
        title="See the features on your own messages"
        text={`Send us ten messages your customers wrote. On a call, we’ll show you what each feature does with them. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Send us ten messages"
        to={contactAbout('Here are messages that our customers wrote:\n')}
      />
    </>
  );
}
