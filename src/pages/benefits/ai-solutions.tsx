import { featureHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedPages } from '@/pages/shared/related-pages';
import { facts } from '@/site/facts';
import { capitalize, countOf } from '@/site/number-words';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows } from '@/ui/definition-rows';
import { AiSolutionsIllustration } from '@/ui/illustrations/ai-solutions';
import { NumberedList } from '@/ui/numbered-list';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { Split } from '@/ui/split';
import { TextLink } from '@/ui/text-link';

const steps = [
  {
    title: 'Measure the task today',
    text: 'How long it takes your team now. That number shows later whether the project paid off.',
  },
  {
    title: 'Price the mistakes',
    text: 'A wrong label costs little, a wrong shipping address costs a package. We set the pass mark to match.',
  },
  { title: 'Try a simple rule first', text: 'Dates, ZIP codes and totals rarely need a model.' },
  {
    title: 'Score models on your examples',
    text: 'One person on your team marks 50 answers before launch and ten a month afterward.',
  },
  {
    title: 'Plan how to turn it off',
    text: 'You get a one-page procedure, and we test it with you before launch.',
  },
] as const;

const declined = [
  { term: 'Ranking applicants by photo', text: 'A photo says nothing about how well a person does the job.' },
  { term: 'Forecasts from four months of sales', text: 'We start once you have at least two full years.' },
  { term: 'Writing product reviews', text: 'Reviews come from people who bought the product.' },
];

export default function AiSolutionsPage() {
  return (
    <>
      <PageHero
        {...featureHero('ai-solutions')}
        layout="mirrored"
        figure={<AiSolutionsIllustration />}
        lead="We test several models on your own examples and run the smallest one that passes. You pay less, and your customers wait less."
      >
        <ButtonLink to="#comparison">See a comparison</ButtonLink>
        <ButtonLink to={paths.services} variant="secondary">
          All services
        </ButtonLink>
      </PageHero>

      <Section
        id="comparison"
        tone="sunken"
        eyebrow="Proof"
        title="A small, tuned model often does the job"
        lead="For owners and team leads who want results on their own data before they choose. In this example, three models sort the same 400 emails for a property manager."
      >
        <Split ratio="2/1" align="center">
          <SampleFigure label="400 emails, three models">
            <DataTable
              numeric
              marked={1}
              caption="Three models sorting the same 400 emails"
              columns={['Model', 'Correct', 'Per 1,000', 'Time']}
              rows={[
                ['Large', '97.5%', '$4.10', '2.9 s'],
                ['Small, tuned', '96.8%', '$0.22', '0.4 s'],
                ['Rules only', '81.0%', '$0.01', '0.0 s'],
              ]}
            />
          </SampleFigure>
          <div className="space-y-4 text-fg-muted">
            <p>
              The small model misses three more emails than the large one, costs about 5% as much and answers
              seven times as fast.
            </p>
            <p>A colleague checks the 40 emails it is least sure of, so mistakes do not reach customers.</p>
          </div>
        </Split>
      </Section>

      <Section
        id="method"
        layout="beside"
        title={`${capitalize(countOf(steps.length, 'step'))} to the right model`}
        lead="You need one hour for a call and 50 examples of the task. You keep the scores."
      >
        <NumberedList items={steps} />
      </Section>

      <Section id="limits" layout="beside" title="Projects we decline">
        <DefinitionRows items={declined} />
      </Section>

      <RelatedPages
        title="See the models at work"
        items={[
          { page: 'chatbot', why: 'The solution most teams start with.' },
          { page: 'speech-recognition', why: 'Speech to text that runs on a small, tuned model.' },
          { page: 'performance', why: 'How a smaller model shortens the wait for an answer.' },
        ]}
      />

      <NextStep
        tone="quiet"
        plan="pro"
        title="Bring one task and 50 examples"
        text={`Every plan includes the model that fits your task. A model trained on your own data is custom work from ${facts.customProjectsFrom}, at a fixed price per milestone.`}
      >
        <TextLink to={paths.services}>See all services</TextLink>
      </NextStep>
    </>
  );
}
