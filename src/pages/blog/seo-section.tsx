import { SeoScene } from '@/ui/illustrations/seo-scene';
import { Section, SectionHeader } from '@/ui/section';

const habits = [
  {
    title: 'Answer the question in the first two lines',
    text: 'Readers and search engines both decide there whether to go on.',
  },
  {
    title: 'One page for one question',
    text: 'Two pages about the same thing take readers from each other. Join them.',
  },
  {
    title: 'Words your customers use',
    text: 'They are in your inbox. Sentiment reports and chat logs list them for you.',
  },
  {
    title: 'Keep what you publish true',
    text: 'A date, a price or a name that is out of date costs more trust than a missing one.',
  },
] as const;

export function SeoSection() {
  return (
    <Section id="seo" tone="sunken" className="grid items-center gap-12 *:min-w-0 lg:grid-cols-2 lg:gap-20">
      <div>
        <SectionHeader
          eyebrow="SEO content optimisation"
          title="Written for people, found by search engines"
          lead="AI can check a page against what people really search for. Writing it well stays your part. Four habits that help both."
        />
        <ol className="mt-8 space-y-5">
          {habits.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden className="pt-0.75 font-mono text-xs text-accent-fg">
                {`0${index + 1}`}
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-fg-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <SeoScene />
    </Section>
  );
}
