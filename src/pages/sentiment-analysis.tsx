import { planPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { tools } from '@/features/tools';
import { classNames } from '@/lib/class-names';
import { NextStep } from '@/pages/shared/next-step';
import { ToolHero } from '@/pages/shared/tool-hero';
import { facts } from '@/site/facts';
import { DataTable } from '@/ui/data-table';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const tones = {
  good: { mark: 'bg-mint-soft text-mint', score: 'text-mint' },
  bad: { mark: 'bg-danger-soft text-danger', score: 'text-danger' },
  mixed: { mark: 'bg-warn-soft text-warn', score: 'text-warn' },
} as const;

const review = [
  { text: 'Bought this for a walk along the coast. ' },
  { text: 'Warm, light, and it shrugged off four hours of rain', tone: 'good', mark: 1 },
  { text: '. The ' },
  { text: 'zipper jammed on day two', tone: 'bad', mark: 2 },
  { text: ', which I ' },
  { text: 'could live with at half the price', tone: 'mixed', mark: 3 },
  { text: '. The lady on the phone ' },
  { text: 'did not make me send photos', tone: 'good', mark: 4 },
  { text: ', she just sent a new one.' },
] as const;

const subjects = [
  { mark: 1, subject: 'Weather', score: '+0.86', tone: 'good', why: 'Three compliments.' },
  { mark: 2, subject: 'Zipper', score: '−0.74', tone: 'bad', why: 'A defect.' },
  { mark: 3, subject: 'Price', score: '−0.32', tone: 'mixed', why: 'A mild complaint.' },
  { mark: 4, subject: 'Service', score: '+0.61', tone: 'good', why: 'Praise without a positive word.' },
] as const;

/** Green and red stand for moods here, not for right and wrong. */
const moodColors = { Positive: 'text-mint', Neutral: 'text-fg-muted', Negative: 'text-danger' } as const;

/** Each reading is what the demo on this page says of the sentence. */
const misread = [
  {
    quote: 'Five stars for the hold music.',
    reading: 'Positive',
    meaning: 'Negative',
    text: 'Irony.',
  },
  {
    quote: 'I missed my stop twice because of this book.',
    reading: 'Negative',
    meaning: 'Positive',
    text: 'Praise that sounds like a mishap.',
  },
  {
    quote: 'We ordered at seven and ate at ten.',
    reading: 'Neutral',
    meaning: 'Negative',
    text: 'A complaint without a negative word.',
  },
] as const;

export default function SentimentAnalysisPage() {
  return (
    <>
      <ToolHero
        feature="sentiment-analysis"
        headline="Hear what your reviews really say"
        lead="See what customers love, what drives them away, and the words they use."
        tool={tools.sentiment}
      />

      <Section
        id="example"
        tone="night"
        title="A three-star review with four opinions"
        lead="The sentences say what to fix."
      >
        <SampleFigure label="Review 1 of 212, rain jacket" className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <blockquote className="text-xl leading-loose">
            {review.map((part) =>
              'tone' in part ? (
                <mark
                  key={part.text}
                  className={classNames('box-decoration-clone rounded-sm px-1', tones[part.tone].mark)}
                >
                  {part.text}
                  <sup className="ms-0.5 text-xs">{part.mark}</sup>
                </mark>
              ) : (
                <span key={part.text}>{part.text}</span>
              ),
            )}
          </blockquote>
          <ol className="grid gap-5">
            {subjects.map(({ mark, subject, score, tone, why }) => (
              <li key={mark} className="grid grid-cols-[1.5rem_1fr_auto] gap-x-3">
                <span className="text-sm text-fg-muted">{mark}</span>
                <span className="font-medium">{subject}</span>
                <span className={classNames('text-sm font-medium', tones[tone].score)}>{score}</span>
                <span className="col-start-2 text-sm text-fg-muted">{why}</span>
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>

      <Section
        id="report"
        layout="halves-reversed"
        title="One page every Monday"
        lead="What customers mention, how they feel about it, and what changed since last week."
      >
        <SampleFigure label="An outerwear brand’s weekly report">
          <DataTable
            numeric
            caption="Weekly report: subjects, mentions, tone, and change"
            columns={['Subject', 'Mentions', 'Tone', 'Change']}
            rows={[
              ['Service', '48', '+0.58', '+0.06'],
              ['Weather', '91', '+0.81', '+0.01'],
              ['Fit', '37', '+0.12', '−0.03'],
              ['Price', '64', '−0.21', '−0.05'],
              ['Zipper', '41', '−0.70', '−0.38'],
            ]}
          />
        </SampleFigure>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="Where the demo gets it wrong"
        lead={`The demo is right on ${facts.sentimentDemoAccuracy} of 100 texts it hadn’t seen. Use it to find patterns, never to grade your staff.`}
      >
        <ul className="grid gap-8">
          {misread.map(({ quote, reading, meaning, text }) => (
            <li key={quote} className="border-s-2 border-border ps-5">
              <blockquote className="text-h4">{`“${quote}”`}</blockquote>
              <p className="mt-2 text-sm text-fg-muted">
                Demo says <span className={moodColors[reading]}>{reading}</span>, customer means{' '}
                <span className={moodColors[meaning]}>{meaning}</span>
              </p>
              <p className="mt-1 text-fg-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <NextStep
        scene="chatbot"
        plan={cheapestPlan.id}
        title={`A weekly report for ${planPrice(cheapestPlan)}`}
      />
    </>
  );
}
