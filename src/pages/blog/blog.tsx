import { posts } from 'virtual:posts';
import { LuExternalLink } from 'react-icons/lu';
import { Navigate } from 'react-router-dom';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { NextStep } from '@/pages/shared/next-step';
import { cheapestPlan } from '@/domain/plans';
import { monthlyPrice } from '@/domain/format';
import { capitalize, inWords } from '@/lib/number-words';
import { articlePath, paths } from '@/site/paths';
import { Card, CardLink } from '@/ui/card';
import { NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { ArticleList } from './article-list';
import { SearchResults } from './search-results';

const principles = [
  {
    title: 'AI answers what’s written down',
    text: 'If the answer is on a page or in a system, AI finds it at any hour. If it takes judgment, keep it with your team.',
    call: 'See the tasks AI takes over',
    to: paths.features,
  },
  {
    title: 'It sounds sure when it’s wrong',
    text: 'Limit what it may read, show where each answer comes from, and let it say “I don’t know.”',
    call: 'See how answers cite their page',
    to: paths.chatbot,
  },
  {
    title: 'One task, one number',
    text: 'Write down a number you already track, and compare four weeks later. Then pick the next task.',
    call: 'See the schedule',
    to: paths.projects,
  },
] as const;

const trends = [
  {
    title: 'Small models for narrow tasks',
    text: 'Sorting a message doesn’t take a giant model. A small one is cheaper, quicker, and easier to keep in your region.',
    call: 'See where models run',
    to: paths.cloudIntegration,
  },
  {
    title: 'Speaking instead of typing',
    text: 'Notes after a visit are spoken in a minute. The microphone and a list of names matter more than the model.',
    call: 'Try speech recognition',
    to: paths.speechRecognition,
  },
  {
    title: 'Answers with a source',
    text: 'A link to the page behind an answer turns “trust me” into “check it,” and tells your team what to fix.',
    call: 'See support with sources',
    to: paths.benefits.support,
  },
  {
    title: 'Telling people it’s AI',
    text: 'More laws require it, and customers ask clearer questions when they know who’s reading.',
    call: 'See how data is handled',
    to: paths.privacy,
  },
] as const;

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
    before: 'Every translator asks for your list of product names.',
    now: 'A name you add once stays the same in every language.',
    call: 'See language translation',
    to: paths.translation,
  },
  {
    title: 'Handoff notes',
    before: 'A colleague reads forty messages before replying.',
    now: 'Five lines say what the customer wants, what was tried, and what was promised.',
    call: 'See how handoffs work',
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
    text: 'That’s where readers and search engines decide whether to stay.',
  },
  {
    title: 'Write one page per question',
    text: 'Two pages on the same topic compete with each other. Merge them.',
  },
  {
    title: 'Use your customers’ words',
    text: 'You’ll find them in your inbox, your chat logs, and your reviews.',
  },
  {
    title: 'Keep dates and prices current',
    text: 'An outdated price costs more trust than a missing one.',
  },
] as const;

export default function BlogPage() {
  const { hash } = useHydratedLocation();
  // Articles used to be parts of this page.
  const moved = posts.find(({ slug }) => hash === `#${slug}`);
  if (moved) return <Navigate replace to={articlePath(moved.slug)} />;
  return (
    <>
      <PageHero
        name="Blog"
        title="Practical AI for small teams"
        lead="What works, what doesn’t, and how to find out on your own messages. Written by the team that sets up AI for our customers."
        layout="bar"
      />
      <ArticleList />
      <Section
        id="first-principles"
        tone="sunken"
        title={`${capitalize(inWords(principles.length))} things to know before you start`}
      >
        <LinkCards items={principles} className="md:grid-cols-3" />
      </Section>
      <Section id="trends" title={`${capitalize(inWords(trends.length))} trends worth your time`}>
        <LinkCards items={trends} className="sm:grid-cols-2" />
      </Section>
      <Section
        id="innovation"
        tone="sunken"
        layout="beside"
        title="Innovations that save time every day"
        lead="Each one ends a chore that every support team knows."
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
        title="Conclusion: pick one task and prove it"
        text={`AI is strong at work that repeats. Start where you can count the result, and keep your team where a decision matters. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Find your task in our services"
        to={paths.services}
      >
        <TextLink to={paths.contact}>Contact us</TextLink>
      </NextStep>
    </>
  );
}

interface LinkCardsProps {
  readonly items: readonly { title: string; text: string; call: string; to: string }[];
  readonly className: string;
}

function LinkCards({ items, className }: LinkCardsProps) {
  return (
    <ul className={`grid gap-4 sm:gap-6 ${className}`}>
      {items.map(({ title, text, call, to }) => (
        <li key={title}>
          <Card className="h-full">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-3 mb-5 text-fg-muted">{text}</p>
            <CardLink to={to} about={title}>
              {call}
            </CardLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
