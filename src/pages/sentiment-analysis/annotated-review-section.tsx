import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';
import { classNames } from '@/lib/class-names';

const tones = {
  good: 'bg-mint-soft text-mint',
  bad: 'bg-danger-soft text-danger',
  mixed: 'bg-warn-soft text-warn',
} as const;

const review = [
  { text: 'Bought this for a walk along the coast. ' },
  { text: 'Warm, light, and it shrugged off four hours of rain', tone: 'good', mark: 1 },
  { text: '. The ' },
  { text: 'zip jammed on day two', tone: 'bad', mark: 2 },
  { text: ', which I ' },
  { text: 'could live with at half the price', tone: 'mixed', mark: 3 },
  { text: '. The lady on the phone ' },
  { text: 'did not make me send photographs', tone: 'good', mark: 4 },
  { text: ', she just sent a new one.' },
] as const;

const notes = [
  { mark: 1, subject: 'Weather', score: 0.86, tone: 'text-mint', why: 'Three compliments in one breath.' },
  {
    mark: 2,
    subject: 'Zip',
    score: -0.74,
    tone: 'text-danger',
    why: 'A fault with a date. It goes on the list of defects.',
  },
  { mark: 3, subject: 'Price', score: -0.32, tone: 'text-warn', why: 'Mild words, but money is the point.' },
  {
    mark: 4,
    subject: 'Service',
    score: 0.61,
    tone: 'text-mint',
    why: 'Praise by a “not”. Counting nice words would miss it.',
  },
] as const;

export function AnnotatedReviewSection() {
  return (
    <Section
      id="example"
      tone="sunken"
      eyebrow="Three stars out of five"
      title="One review, four opinions"
      lead="The stars say “so-so”. The sentences say: lovely jacket, bad zip, a little dear, excellent people."
    >
      <SampleFigure
        label="Review 1 of 212, rain jacket"
        note="Overall +0.10: an average that nobody in this review holds. That is why we show subjects first."
        className="grid gap-8 lg:grid-cols-2 lg:gap-12"
      >
        <blockquote className="text-xl leading-loose">
          {review.map((part) =>
            'tone' in part ? (
              <mark
                key={part.text}
                className={classNames('box-decoration-clone rounded-sm px-1', tones[part.tone])}
              >
                {part.text}
                <sup className="ms-0.5 font-mono text-xs">{part.mark}</sup>
              </mark>
            ) : (
              <span key={part.text}>{part.text}</span>
            ),
          )}
        </blockquote>
        <ol className="grid gap-5">
          {notes.map(({ mark, subject, score, tone, why }) => (
            <li key={mark} className="grid grid-cols-[1.5rem_1fr_auto] gap-x-3">
              <span className="font-mono text-sm text-fg-muted">{mark}</span>
              <span className="font-medium">{subject}</span>
              <span className={classNames('font-mono text-sm', tone)}>
                {score > 0 ? `+${score.toFixed(2)}` : `−${Math.abs(score).toFixed(2)}`}
              </span>
              <span className="col-start-2 text-sm text-fg-muted">{why}</span>
            </li>
          ))}
        </ol>
      </SampleFigure>
    </Section>
  );
}
