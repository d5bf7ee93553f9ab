import { capitalize, inWords } from '@/lib/number-words';
import { NextStep } from '@/pages/shared/next-step';
import { shopDocument } from '@/site/shop-document';
import { ExternalLink } from '@/ui/external-link';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { textLinkClass } from '@/ui/text-link';
import { ArticleList } from './article-list';

const principles = [
  { title: 'AI answers what’s written down', text: 'If it takes judgment, keep it with your team.' },
  { title: 'It sounds sure when it’s wrong', text: 'Show where each answer comes from.' },
  { title: 'One task, one number', text: 'Write a number down, and compare four weeks later.' },
] as const;

const trends = [
  { title: 'Small models for narrow tasks', text: 'Cheaper, quicker, and easier to keep in your region.' },
  { title: 'Speaking instead of typing', text: 'The microphone matters more than the model.' },
  { title: 'Answers with a source', text: 'A link turns “trust me” into “check it.”' },
  { title: 'Telling people it’s AI', text: 'More laws require it.' },
] as const;

const innovations = [
  { title: 'Sources', text: 'Each answer links to the page it came from.' },
  { title: 'Glossaries', text: 'A name you add once stays the same in every language.' },
  { title: 'Handoff notes', text: 'What the customer wants, and what was promised.' },
] as const;

const ideas = [
  {
    id: 'first-principles',
    title: `${capitalize(inWords(principles.length))} things to know before you start`,
    items: principles,
  },
  { id: 'trends', title: `${capitalize(inWords(trends.length))} trends worth your time`, items: trends },
  { id: 'innovation', title: 'Innovations that save time every day', items: innovations },
] as const;

const resources = [
  {
    title: 'A machine-learning framework',
    text: 'Train your own model, at tensorflow.org.',
    href: 'https://www.tensorflow.org/learn',
  },
  {
    title: 'Online courses',
    text: 'Many of them free, at coursera.org.',
    href: 'https://www.coursera.org/browse/data-science/machine-learning',
  },
  {
    title: 'Research papers',
    text: 'The newest, at arxiv.org.',
    href: 'https://arxiv.org/list/cs.LG/recent',
  },
] as const;

/** In the order of a page. */
const habits = [
  { title: 'Write one page per question', part: shopDocument?.title },
  {
    title: 'Use your customers’ words',
    part: shopDocument && <span className="text-h2 font-semibold">{shopDocument.sample.question}</span>,
  },
  {
    title: 'Answer the question in the first two lines',
    part: shopDocument && (
      <span className="text-xl">
        <mark className="rounded-xs bg-sun box-decoration-clone px-1 text-on-accent">
          {shopDocument.sample.answer}
        </mark>
      </span>
    ),
  },
  { title: 'Keep dates and prices current', part: shopDocument && 'Checked this month' },
] as const;

export default function BlogPage() {
  return (
    <>
      <PageHero
        name="Blog"
        title="Practical AI for small teams"
        lead="What works, what doesn’t, and how to find out on your own messages."
        scene="blog"
      />
      <ArticleList />
      <div className="border-y border-border bg-sunken px-gutter py-section">
        <div className="mx-auto grid max-w-content gap-x-12 gap-y-5 lg:grid-cols-3">
          {ideas.map(({ id, title, items }) => (
            <section
              key={id}
              id={id}
              className="scroll-mt-24 max-lg:mb-7 lg:row-span-2 lg:grid lg:grid-rows-subgrid"
            >
              <h2 className="text-h3">{title}</h2>
              <ul className="grid gap-5 max-lg:mt-4 lg:self-start">
                {items.map((item) => (
                  <li key={item.title}>
                    <h3 className="font-medium">{item.title}</h3>
                    <p className="mt-1 text-fg-muted">{item.text}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <Section id="resources" layout="beside" title="Learn more elsewhere">
        <DefinitionRows
          items={resources.map(({ title, text, href }) => ({
            term: title,
            text: (
              <ExternalLink href={href} className={textLinkClass}>
                {text}
              </ExternalLink>
            ),
          }))}
        />
      </Section>
      <Section
        id="seo"
        tone="night"
        title="SEO content optimization"
        statement="Written for people, found by search engines"
        lead={`${capitalize(inWords(habits.length))} habits help readers and rankings alike.`}
      >
        <Habits />
      </Section>
      <NextStep scene="blog" title="Conclusion: try it on one page and ten questions" />
    </>
  );
}

/** The habits, each beside the part of the sample shop's document that follows it. */
function Habits() {
  return (
    <ol className="grid max-lg:gap-6">
      {habits.map(({ title, part }) => (
        <li key={title} className="grid gap-3 lg:grid-cols-[3fr_2fr] lg:gap-0">
          {part && (
            <p className="flex items-center bg-surface px-6 py-4 text-balance max-lg:rounded-card sm:px-10 lg:in-[li:first-child]:rounded-t-card lg:in-[li:first-child]:pt-10 lg:in-[li:last-child]:rounded-b-card lg:in-[li:last-child]:pb-10">
              {part}
            </p>
          )}
          <h3 className="flex items-center gap-4 text-xl font-medium before:w-6 before:border-t-2 before:border-sun lg:before:w-16">
            {title}
          </h3>
        </li>
      ))}
    </ol>
  );
}
