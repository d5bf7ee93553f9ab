import { includedIn, plansWith } from '@/domain/format';
import { MessageField } from '@/features/home-night';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { NextStep } from '@/pages/shared/next-step';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { DefinitionRows, NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section, Split } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { OrderReview } from './order-review';

const signOn = plansWith('signOn');
const ownKey = plansWith('ownKey');
const fraud = includedIn('fraud');

const measures = [
  {
    term: 'Access',
    text: signOn && `On ${signOn}: single sign-on, and an audit log of every access.`,
  },
  {
    term: 'Keys',
    text: ownKey && `On ${ownKey}: your own encryption key, which you can take back.`,
  },
].flatMap(({ term, text }) => (text === null ? [] : { term, text }));

const steps = [
  {
    title: 'It learns what’s normal',
    text: 'From your own customers only.',
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
        title="Try each feature before you buy"
        lead="A plan connects each to your tools and your team."
        layout="bar"
        footer={
          <MessageField>
            <ButtonLink to={paths.pricing} size="lg" variant="ghost" className="min-h-14">
              See pricing
            </ButtonLink>
          </MessageField>
        }
      />
      <FeatureTilesSection isWide />
      <BenefitsSection isIndex />
      <Section
        id="security"
        layout="beside"
        title="Security"
        lead="You decide who opens stored messages."
        aside={
          <p className="mt-4">
            <TextLink to={paths.benefits.security} className="py-1">
              See the security measures
            </TextLink>
          </p>
        }
      >
        <DefinitionRows items={measures} />
      </Section>
      <Section id="fraud">
        <Split className="lg:items-center">
          <div className="max-lg:order-last">
            <OrderReview />
          </div>
          <div>
            <h2 className="text-h2">Fraud detection</h2>
            <NumberedList items={steps} className="mt-8" />
            {fraud !== null && <p className="mt-6 font-medium">{fraud}</p>}
          </div>
        </Split>
      </Section>
      <NextStep />
    </>
  );
}
