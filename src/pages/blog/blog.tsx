import {
  LuCalendarCheck,
  LuCpu,
  LuExternalLink,
  LuMic,
  LuQuote,
  LuScale,
  LuSearchCheck,
  LuTriangleAlert,
} from 'react-icons/lu';
import type { IconType } from 'react-icons';
import { loadContentTool, ToolFrame } from '@/features/tools';
import { useOpenByHash } from '@/lib/use-open-by-hash';
import { type Article, type ArticleId, articles, authorOf, basics, trends } from '@/site/articles';
import { brand } from '@/site/brand';
import { capitalize, inWords } from '@/site/number-words';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { Accordion } from '@/ui/accordion';
import { ButtonLink } from '@/ui/button';
import { Card, CardLink, IconTile } from '@/ui/card';
import { JumpList } from '@/ui/jump-list';
import { NumberedList } from '@/ui/numbered-list';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { SearchResults } from './search-results';

const icons = {
  'what-ai-does-well': LuSearchCheck,
  'when-ai-is-wrong': LuTriangleAlert,
  'start-with-one-task': LuCalendarCheck,
  'smaller-models': LuCpu,
  'speaking-instead-of-typing': LuMic,
  'answers-with-sources': LuQuote,
  'rules-for-ai': LuScale,
} as const satisfies Record<ArticleId, IconType>;

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
    now: 'Three lines say what is wanted, what was tried and how the customer feels.',
    call: 'See how handover works',
    to: paths.benefits.collaboration,
  },
] as const;

const resources = [
  {
    title: 'A machine-learning framework',
    text: 'Guides and tutorials for training your own model.',
    href: 'https://www.tensorflow.org/learn',
  },
  {
    title: 'Online courses',
    text: 'Lectures on machine learning, many of them free.',
    href: 'https://www.coursera.org/browse/data-science/machine-learning',
  },
  {
    title: 'Research papers',
    text: 'New papers on machine learning, as their authors submit them.',
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
  { href: '#innovation', label: 'Innovation', count: innovations.length },
  { href: '#articles', label: 'Articles', count: articles.length },
  { href: '#resources', label: 'Resources', count: resources.length },
  { href: '#seo', label: 'SEO content optimization', count: habits.length },
] as const;

export default function BlogPage() {
  return (
    <>
      <PageHero
        name="Blog"
        title="Practical AI for small teams"
        lead="Short articles on chatbots, speech, sources and rules, written by the people who set up AI for our customers."
        aside={<JumpList places={places} />}
      />
      <Section
        id="first-principles"
        title={`${capitalize(inWords(basics.length))} things to know before you start`}
      >
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
          {basics.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      </Section>
      <Section
        id="trends"
        tone="sunken"
        title={`${capitalize(inWords(trends.length))} trends worth your time`}
      >
        <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
          {trends.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      </Section>
      <Section
        id="innovation"
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
      <Articles />
      <Section
        id="resources"
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
                <span className="grid flex-1 gap-x-8 gap-y-1 lg:grid-cols-[20rem_1fr] lg:items-center">
                  <span className="text-lg font-medium transition-colors duration-fast group-hover:text-accent-fg">
                    {title}
                  </span>
                  <span className="text-fg-muted">{text}</span>
                </span>
                <span className="flex items-center gap-2 text-sm text-fg-muted">
                  <span className="sr-only sm:not-sr-only">External site</span>
                  <span className="sr-only">, opens in a new tab</span>
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
        lead={`${capitalize(inWords(habits.length))} habits help readers and rankings alike. The content optimizer below checks your draft for them.`}
        aside={<NumberedList items={habits} className="mt-8" />}
      >
        <SearchResults />
      </Section>
      <Section
        id="try"
        title="Check your own draft"
        lead="Paste a text to see which sentences slow readers down and how the page would look in a search result."
      >
        <ToolFrame
          name="Content optimizer"
          invitation="Paste a draft as plain text, Markdown or HTML. The check runs in your browser while you type."
          load={loadContentTool}
          height="min-h-[64rem] lg:min-h-[55rem]"
        />
      </Section>
      <Section
        id="conclusion"
        eyebrow="Conclusion"
        title="Choose one task and measure it"
        lead={`AI is strong at work that repeats. Start where you can count the result, and keep a person where a decision matters. Plans start at ${monthlyPrice(cheapestPlan)}.`}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.services} size="lg">
            Find your task in our services
          </ButtonLink>
          <ButtonLink to={paths.contact} size="lg" variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

function ArticleCard({ article: { id, title, summary } }: { article: Article<ArticleId> }) {
  return (
    <li>
      <Card className="h-full">
        <IconTile icon={icons[id]} />
        <h3 className="mt-5 text-h4">{title}</h3>
        <p className="mt-2 mb-5 text-fg-muted">{summary}</p>
        <CardLink to={`${paths.blog}#${id}`} about={title}>
          Read the article
        </CardLink>
      </Card>
    </li>
  );
}

const ids = articles.map(({ id }) => id);

function Articles() {
  const { openId, toggle } = useOpenByHash(ids);
  return (
    <Section id="articles" layout="beside" title="All articles" lead="Each takes a minute or two to read.">
      <Accordion
        name="article"
        openId={openId}
        onToggle={toggle}
        items={articles.map((article) => ({
          id: article.id,
          title: article.title,
          icon: icons[article.id],
          content: <ArticleText article={article} />,
        }))}
      />
    </Section>
  );
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function ArticleText({ article }: { article: Article }) {
  const { date, paragraphs } = article;
  const author = authorOf(article);
  return (
    <article className="space-y-4">
      <p className="text-sm">
        <span translate="no">{author?.name ?? brand.name}</span>
        {author && <span>, {author.role}</span>}
        {' · '}
        <time dateTime={date}>{longDate.format(new Date(date))}</time>
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
