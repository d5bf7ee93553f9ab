import { useState } from 'react';
import { LuArrowDown, LuSearch } from 'react-icons/lu';
import { PageHero } from '@/ui/page-hero';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { classNames } from '@/lib/class-names';
import { FieldFrame, inputClass } from '@/ui/field';
import { TextLink } from '@/ui/text-link';
import { matchingTopics, topics } from './topics';

export function TopicsSection() {
  const [query, setQuery] = useState('');
  const found = matchingTopics(query);
  return (
    <>
      <PageHero
        name="Help and Support"
        title="How can we help?"
        lead="Guides for the site and the app, how payment works, and when somebody is there to answer."
        aside={
          <search>
            <FieldFrame label="Filter the topics">
              {(wiring) => (
                <div className="relative">
                  <LuSearch
                    aria-hidden
                    className="absolute inset-y-0 start-3.5 my-auto size-4.5 text-fg-muted"
                  />
                  <input
                    {...wiring}
                    type="search"
                    value={query}
                    onChange={(event) => setQuery(event.target.value)}
                    placeholder="password, refund, hours"
                    className={classNames(inputClass, 'ps-10')}
                  />
                </div>
              )}
            </FieldFrame>
          </search>
        }
      />
      <section id="topics" aria-labelledby="topics-title" className="px-gutter pb-section">
        <div className="mx-auto max-w-content">
          <h2 id="topics-title" className="sr-only">
            Topics
          </h2>
          <p role="status" className="text-sm text-fg-muted">
            <span key={found.length}>{`${found.length} of ${topics.length} topics`}</span>
          </p>
          {found.length > 0 && (
            <ul className="mt-4 grid gap-px overflow-clip rounded-card border border-border bg-border sm:grid-cols-2">
              {found.map(({ id, title, text }) => (
                <li key={id} className="flex bg-surface sm:last:odd:col-span-2">
                  <a
                    href={`#${id}`}
                    className="flex flex-1 items-center gap-4 rounded-sm px-5 py-4 transition-colors duration-fast -outline-offset-2 hover:bg-surface-2"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-medium">{title}</span>
                      <span className="block text-sm text-fg-muted">{text}</span>
                    </span>
                    <LuArrowDown aria-hidden className="size-4.5 shrink-0 text-fg-muted" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {found.length === 0 && (
            <div className="mt-4 rounded-card border border-dashed border-border-strong/60 p-6">
              <p className="font-medium">No topic here speaks of that.</p>
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
