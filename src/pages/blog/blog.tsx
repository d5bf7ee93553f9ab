import { LuExternalLink, LuSearch } from 'react-icons/lu';
import { NextStep } from '@/pages/shared/next-step';
import { articles, basics, trends } from '@/site/articles';
import { capitalize, inWords } from '@/site/number-words';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { Card, CardLink } from '@/ui/card';
import { JumpList, NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { ArticleCard, ArticleList, Articles, PullQuote } from './articles';

const [, , quotedArticle] = basics;
const [, quote] = quotedArticle?.paragraphs ?? [];

const innovations = [
  {
    title: 'Sources',
    before: 'You search three pages to check one answer.',
    now: 'Each answer links to the page it came from.',
    call: 'See the chatbot',
    to: paths.chatbot,
  },
  {
    title: 'Glossaries',
    before: 'Every translator needs your list of product names.',
    now: 'A name you add once stays the same in every language.',
    call: 'See language translation',
    to: paths.translation,
  },
  {
    title: 'Handover notes',
    before: 'A colleague reads forty messages before replying.',
    now: 'Five lines say what the customer wants, what was tried and what was promised.',
    call: 'See how handover works',
    to: paths.benefits.collaboration,
  },
] as const;

const resources = [
  {
    title: 'A machine-learning framework',
    text: 'Guides and tutorials for training your own model, at tensorflow.org.',
    href: 'https://www.tensorflow.org/learn',
  },
  {
    title: 'Online courses',
    text: 'Lectures on machine learning, many of them free, at coursera.org.',
    href: 'https://www.coursera.org/browse/data-science/machine-learning',
  },
  {
    title: 'Research papers',
    text: 'New papers on machine learning, as their authors submit them to arxiv.org.',
    href: 'https://arxiv.org/list/cs.LG/recent',
  },
] as const;

const habits = [
  {
    title: 'Answer the question in the first two lines',
    text: 'Readers and search engines decide there whether to continue.',
  },
  {
    title: 'Write one page per question',
    text: 'Two pages on the same topic compete with each other. Merge them.',
  },
  {
    title: 'Use your customers’ words',
    text: 'They are in your inbox, your chat logs and your reviews.',
  },
  {
    title: 'Keep dates and prices current',
    text: 'An outdated price costs more trust than a missing one.',
  },
] as const;

const places = [
  { href: '#first-principles', label: 'The basics', count: basics.length },
  { href: '#trends', label: 'Trends', count: trends.length },
  { href: '#articles', label: 'Articles', count: articles.length },
  { href: '#innovation', label: 'Innovation', count: innovations.length },
  { href: '#resources', label: 'Resources', count: resources.length },
  { href: '#seo', label: 'SEO content optimization', count: habits.length },
] as const;

export default function BlogPage() {
  return (
    <>
      <PageHero
        name="Blog"
        title="Practical AI for small teams"
        lead="Short articles on chatbots, speech, sources and rules, written by the team that sets up AI for our customers."
        aside={<JumpList places={places} />}
      />
      <Section
        id="first-principles"
        title={`${capitalize(inWords(basics.length))} things to know before you start`}
      >
        <ul className="grid gap-3 sm:gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6">
          {basics.map((article, index) => (
            <ArticleCard key={article.id} article={article} isLead={index === 0} />
          ))}
        </ul>
      </Section>
      {quotedArticle && quote && <PullQuote article={quotedArticle} text={quote} />}
      <Section id="trends" title={`${capitalize(inWords(trends.length))} trends worth your time`}>
        <ArticleList items={trends} />
      </Section>
      <Articles />
      <Section
        id="innovation"
        tone="sunken"
        layout="beside"
        title="Innovations that save time every day"
        lead="Each replaces a chore that support teams know well."
      >
        <ul className="space-y-4">
          {innovations.map(({ title, before, now, call, to }) => (
            <li key={title}>
              <Card>
                <h3 className="text-lg font-semibold">{title}</h3>
                <dl className="mt-3 mb-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
                  <div>
                    <dt className="font-mono text-xs text-fg-subtle">Before</dt>
                    <dd className="mt-1 text-fg-muted">{before}</dd>
                  </div>
                  <div>
                    <dt className="font-mono text-xs text-mint">Now</dt>
                    <dd className="mt-1">{now}</dd>
                  </div>
                </dl>
                <CardLink to={to} about={title}>
                  {call}
                </CardLink>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="resources"
        layout="beside"
        title="Learn more elsewhere"
        lead="External sites, not affiliated with us. Each opens in a new tab."
      >
        <ul className="border-t border-border">
          {resources.map(({ title, text, href }) => (
            <li key={href} className="border-b border-border">
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="group flex items-center gap-6 rounded-sm py-5"
              >
                <span className="grid flex-1 gap-x-8 gap-y-1 lg:grid-cols-[15rem_1fr] lg:items-center">
                  <span className="text-lg font-medium transition-colors duration-fast group-hover:text-accent-fg">
                    {title}
                  </span>
                  <span className="text-fg-muted">{text}</span>
                </span>
                <span className="flex items-center gap-2 text-sm text-fg-muted">
                  <span className="sr-only">External site, opens in a new tab</span>
                  <LuExternalLink aria-hidden className="size-5" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="seo"
        tone="sunken"
        layout="halves"
        eyebrow="SEO content optimization"
        title="Written for people, found by search engines"
        lead={`${capitalize(inWords(habits.length))} habits help readers and rankings alike.`}
        aside={<NumberedList items={habits} className="mt-8" />}
      >
        <SearchResults />
      </Section>
      <NextStep
        tone="accent"
        title="Conclusion: choose one task and measure it"
        text={`AI is strong at work that repeats. Start where you can count the result, and keep a person where a decision matters. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Find your task in our services"
        to={paths.services}
      >
        <TextLink to={paths.contact}>Contact us</TextLink>
      </NextStep>
    </>
  );
}

/** The same page of a utility in a search result, before and after the four habits. */
const results = [
  {
    state: 'Before',
    place: 'Result 14',
    look: 'text-fg-subtle',
    address: 'example.com / node / 2217',
    title: 'Information on relocation processes and decentralized generation facil…',
    text: 'In the context of relocations, a number of aspects must be taken into consideration with regard to the …',
    point: 'The title is cut off, and the answer comes in paragraph six.',
  },
  {
    state: 'After',
    place: 'Result 2',
    look: 'text-mint',
    address: 'example.com / moving / solar-panels',
    title: 'Moving with solar panels: what to do and what it costs',
    text: 'Tell us two weeks before you move. We transfer your contract for free, and your solar credits move with you.',
    point: 'The question is the title. The answer is in the first two lines.',
  },
] as const;

function SearchResults() {
  return (
    <SampleFigure label="One page in a search result" className="p-0!">
      <p className="flex items-center gap-3 border-b border-border bg-bg px-5 py-3 sm:px-6">
        <LuSearch aria-hidden className="size-4 text-fg-muted" />
        <span>moving with solar panels</span>
      </p>
      {results.map(({ state, place, look, address, title, text, point }) => (
        <div key={state} className="border-b border-border p-5 last:border-b-0 sm:p-6">
          <p className="flex justify-between gap-4 font-mono text-xs">
            <span className={look}>{state}</span>
            <span className="text-fg-muted">{place}</span>
          </p>
          <p translate="no" className="mt-4 text-sm text-fg-muted">
            {address}
          </p>
          <p className="mt-0.5 text-lg font-medium text-accent-fg">{title}</p>
          <p className="mt-1 text-fg-muted">{text}</p>
          <p className="mt-4 border-s-2 border-border-strong/60 ps-3 text-sm">{point}</p>
        </div>
      ))}
    </SampleFigure>
  );
}
