import { planPrice } from '@/domain/format';
import { planOf } from '@/domain/plans';
import { classNames } from '@/lib/class-names';
import { AskField } from '@/pages/shared/ask-field';
import { FeatureTilesSection } from '@/pages/shared/feature-sections';
import { NextStep } from '@/pages/shared/next-step';
import { benefits, benefitsSection } from '@/site/benefits';
import { paths } from '@/site/paths';
import { DefinitionRows, NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const enterprise = planOf('enterprise');

const measures = [
  { term: 'Access', text: `On ${enterprise.title}: single sign-on, and an audit log of every access.` },
  {
    term: 'Keys',
    text: `On ${enterprise.title}: your own encryption key. Withdraw it, and nobody can read what we store.`,
  },
];

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
        title="Try it before you buy"
        lead="With a plan, it answers your customers from your own pages."
        scene="features"
      >
        <AskField className="w-full max-sm:[&_ul]:hidden" />
        {benefits.length > 0 && (
          <TextLink to={`${paths.home}#${benefitsSection.id}`} className="max-sm:hidden">
            {benefitsSection.title}
          </TextLink>
        )}
      </PageHero>
      <FeatureTilesSection />
      <Section
        id="security"
        layout="halves"
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
      <Section
        id="fraud"
        layout="halves-reversed"
        title="Fraud detection"
        lead={`On ${enterprise.title}, at ${planPrice(enterprise)}.`}
        aside={<NumberedList items={steps} className="mt-8" />}
      >
        <OrderReview />
      </Section>
      <NextStep scene="features" />
    </>
  );
}

const LIMIT = 80;

const orders = [
  { id: '8812', amount: '$24.00', score: 4 },
  { id: '8813', amount: '$112.50', score: 11 },
  { id: '8814', amount: '$2,480.00', score: 97 },
  { id: '8815', amount: '$61.20', score: 38 },
  { id: '8816', amount: '$8.90', score: 2 },
] as const;

const reasons = [
  { points: '+41', text: 'Third card from this device in ten minutes' },
  { points: '+32', text: 'Twelve times the usual amount' },
  { points: '+24', text: 'New account, express shipping' },
] as const;

/** Five orders with their scores. The one above the limit waits for the team, with its reasons. */
function OrderReview() {
  return (
    <SampleFigure
      label="An online store’s orders"
      note={`The store’s limit is ${LIMIT}. One order waits for the team.`}
      className="p-0!"
    >
      <ul className="divide-y divide-border">
        {orders.map(({ id, amount, score }) => {
          const isHeld = score > LIMIT;
          return (
            <li key={id} className={classNames('px-5 py-4 sm:px-6', isHeld && 'bg-danger-soft')}>
              <div className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 sm:grid-cols-[7rem_1fr_6rem]">
                <p className="font-medium">{`Order ${id}`}</p>
                <div className="flex items-center gap-3 max-sm:order-last max-sm:col-span-2">
                  <span
                    aria-hidden
                    className="relative h-1.5 grow rounded-full bg-surface-2 inset-ring inset-ring-border"
                  >
                    <span
                      className={classNames(
                        'absolute inset-y-0 start-0 rounded-full',
                        isHeld ? 'bg-danger' : 'bg-mint',
                      )}
                      style={{ inlineSize: `${score}%` }}
                    />
                    <span
                      className="absolute -inset-y-1.5 border-s border-fg-muted"
                      style={{ insetInlineStart: `${LIMIT}%` }}
                    />
                  </span>
                  <span
                    className={classNames(
                      'w-8 text-end',
                      isHeld ? 'font-semibold text-danger' : 'text-fg-muted',
                    )}
                  >
                    <span className="sr-only">Score </span>
                    {score}
                  </span>
                </div>
                <p className="text-end text-fg-muted">{amount}</p>
              </div>
              {isHeld && (
                <ul className="mt-3 grid gap-1">
                  {reasons.map(({ points, text }) => (
                    <li key={text} className="grid grid-cols-[3rem_1fr]">
                      <span className="text-sm/6.5 text-danger">{points}</span>
                      <span>{text}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </SampleFigure>
  );
}
