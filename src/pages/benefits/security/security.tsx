import { plansWith } from '@/domain/format';
import { planWith } from '@/domain/plans';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { sections } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { Timeline } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { Questionnaire, Subprocessors } from './questionnaire';
import { readable, SealChain } from './seal-chain';

const signOn = plansWith('signOn');

const promises = [
  { promise: 'Encrypted in transit', check: 'Run any public TLS scanner on your chat address.' },
  {
    promise: 'Encrypted at rest',
    check: 'Your data-processing agreement says so, and names your region.',
  },
  { promise: `${facts.uptimePercent}% uptime`, check: 'Point any uptime monitor at your chat address.' },
] as const;

const incident = [
  {
    time: '9:02 AM',
    title: 'Unusual access',
    text: 'One key requests 4,000 records in a minute.',
  },
  {
    time: '9:03 AM',
    title: 'The key is blocked',
    text: 'Automatically. The chat stays up.',
  },
  {
    time: '9:11 AM',
    title: 'An engineer finds the cause',
    text: 'We replace the key.',
  },
  {
    time: '9:30 AM',
    title: 'We call you',
    text: 'You hear what was read, and what we’re still checking.',
  },
  { time: 'Day 3', title: 'You get the report', text: 'Cause, effect, and what we changed.' },
];

export default function SecurityPage() {
  return (
    <>
      <PageHero
        {...benefitHero('security')}
        layout="over"
        lit={readable}
        headline="Security you can check"
        aside={
          <div className="on-sky">
            <SealChain />
          </div>
        }
        lead={`Encrypted on every plan, with ${facts.uptimePercent}% uptime.`}
      >
        <ButtonLink to="#questionnaire" size="lg" variant="secondary">
          See the answers
        </ButtonLink>
        <ButtonLink to={sections.fraud} size="lg" variant="ghost">
          See fraud detection
        </ButtonLink>
      </PageHero>

      <Questionnaire />

      <Section id="promises" tone="night" title="Don’t take our word for it">
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {promises.map(({ promise, check }) => (
            <li key={promise} className="border-t-2 border-cloud-ink pt-5">
              <h3 className="text-h4">{promise}</h3>
              <p className="mt-2 text-fg-muted">{check}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Subprocessors />

      <Section
        id="incident"
        layout="beside"
        title="If something goes wrong, we tell you"
        lead="We practice this twice a year."
      >
        <SampleFigure label="Security exercise">
          <Timeline items={incident} />
        </SampleFigure>
      </Section>

      {signOn !== null ? (
        <NextStep
          plan={planWith('signOn').id}
          title="Single sign-on and an audit log"
          text="We answer your own questionnaire in writing first, on any plan."
        />
      ) : (
        <NextStep />
      )}
    </>
  );
}
