import { useState } from 'react';
import { LuArrowDown, LuSearch } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { paths } from '@/site/paths';
import { selfServePlans } from '@/site/plans';
import { providerNames } from '@/site/providers';
import { Button } from '@/ui/button';
import { FieldFrame, inputClass } from '@/ui/field';
import { PageHero } from '@/ui/page-hero';
import { TextLink } from '@/ui/text-link';

const selfServeTopics = [
  {
    id: 'subscription',
    title: 'Subscription plans',
    words: 'price pricing plan basic free pro enterprise cost upgrade cancel monthly self-serve app',
  },
  {
    id: 'payment',
    title: 'Payment',
    words: 'pay payment credit debit card paypal stripe invoice billing',
  },
  {
    id: 'refunds',
    title: 'Money back',
    words: 'refund money back guarantee return cancel 7 days',
  },
] as const;

/** The topics that the filter searches. Each id is a section of this page; `words` are synonyms to match. */
const topics = [
  {
    id: 'getting-started',
    title: 'Getting started',
    words: 'begin start setup install first steps onboarding',
  },
  {
    id: 'good-answers',
    title: 'Better answers',
    words: 'quality improve train content pages source accuracy test',
  },
  {
    id: 'wrong-answers',
    title: 'Fixing a wrong answer',
    words: 'mistake error incorrect bad rule hand off handoff team',
  },
  ...(selfServePlans.length > 0 ? selfServeTopics : []),
  {
    id: 'support',
    title: 'Contact and support hours',
    words: 'contact help human person hours open phone mail email whatsapp weekend time zone',
  },
  {
    id: 'account',
    title: 'Account and sign-in',
    words: `login log in sign up password reset forgot email verify ${providerNames.join(' ').toLowerCase()} delete profile name`,
  },
  {
    id: 'finding-your-way',
    title: 'Finding your way',
    words: 'search keyboard shortcut ctrl menu language translate dark light theme accessibility',
  },
] as const;

type Topic = (typeof topics)[number];

export function TopicsSection() {
  const [query, setQuery] = useState('');
  const found = matchingTopics(query);
  return (
    <>
      <PageHero
        scene="support"
        name="Help and Support"
        title="How can we help?"
        lead="Start for free, get better answers, or reach our team."
      >
        <search className="w-full">
          <FieldFrame label="Filter the topics">
            {(wiring) => (
              <div className="relative">
                <LuSearch aria-hidden className="absolute inset-y-0 start-5 my-auto size-6 text-fg-muted" />
                <input
                  {...wiring}
                  type="search"
                  value={query}
                  onChange={(event) => setQuery(event.target.value)}
                  placeholder="password, email, hours"
                  className={classNames(inputClass, 'h-16 ps-14 text-lg sm:h-18 sm:text-xl')}
                />
              </div>
            )}
          </FieldFrame>
        </search>
      </PageHero>
      <section id="topics" aria-labelledby="topics-title" className="px-gutter pt-14 pb-section">
        <div className="mx-auto max-w-content">
          <h2 id="topics-title" className="sr-only">
            Topics
          </h2>
          <p role="status" className="text-sm text-fg-muted">
            <span key={found.length}>{`${found.length} of ${topics.length} topics`}</span>
          </p>
          {found.length > 0 && (
            <ul className="mt-4 grid gap-px overflow-clip rounded-card border border-border bg-border sm:grid-cols-2 lg:grid-cols-3">
              {found.map(({ id, title }) => (
                <li key={id} className="flex bg-surface sm:max-lg:last:odd:col-span-2">
                  <a
                    href={`#${id}`}
                    className="flex flex-1 items-center gap-4 rounded-sm px-5 py-4 transition-colors duration-fast -outline-offset-2 hover:bg-surface-2"
                  >
                    <span className="min-w-0 flex-1 font-medium">{title}</span>
                    <LuArrowDown aria-hidden className="size-4.5 shrink-0 text-fg-muted" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {found.length === 0 && (
            <div className="mt-4 rounded-card border border-dashed border-border-strong/60 p-6">
              <p className="font-medium">No topic matches your words.</p>
              <p className="mt-1 text-fg-muted">
                Try another word, or <TextLink to={paths.contact}>ask us</TextLink>.
              </p>
              <Button variant="secondary" size="sm" className="mt-4" onClick={() => setQuery('')}>
                Show all topics
              </Button>
            </div>
          )}
        </div>
      </section>
    </>
  );
}

/** Every word of the query must begin a word of the topic; an empty query finds all topics. */
function matchingTopics(query: string): readonly Topic[] {
  const queryWords = wordsAndNumbers(query);
  return topics.filter(({ title, words }) => {
    const topicWords = wordsAndNumbers(`${title} ${words}`);
    return queryWords.every((word) => topicWords.some((candidate) => candidate.startsWith(word)));
  });
}

function wordsAndNumbers(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
