import type { IconType } from 'react-icons';
import {
  LuCalendarCheck,
  LuCpu,
  LuMic,
  LuQuote,
  LuScale,
  LuSearchCheck,
  LuTriangleAlert,
} from 'react-icons/lu';
import { FeaturePoster } from '@/features/message';
import { classNames } from '@/lib/class-names';
import { useOpenByHash } from '@/lib/address';
import { type Article, type ArticleId, articles, authorOf } from '@/site/articles';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Accordion } from '@/ui/accordion';
import { Card, CardLink, IconTile } from '@/ui/card';
import { Section } from '@/ui/section';

const icons = {
  'what-ai-does-well': LuSearchCheck,
  'when-ai-is-wrong': LuTriangleAlert,
  'start-with-one-task': LuCalendarCheck,
  'smaller-models': LuCpu,
  'speaking-instead-of-typing': LuMic,
  'answers-with-sources': LuQuote,
  'rules-for-ai': LuScale,
} as const satisfies Record<ArticleId, IconType>;

interface ArticleCardProps {
  readonly article: Article<ArticleId>;
  /** A larger card, two rows high. */
  readonly isLead?: boolean;
}

export function ArticleCard({ article, isLead = false }: ArticleCardProps) {
  const { id, title, summary } = article;
  return (
    <li className={isLead ? 'md:max-lg:col-span-2 lg:row-span-2' : undefined}>
      <Card className={classNames('h-full p-5 sm:p-6', isLead && 'lg:p-10')}>
        <div
          className={classNames(
            'grid grow grid-cols-[auto_1fr] content-start items-center gap-x-4 sm:grid-cols-1',
            isLead && 'lg:grid-rows-[1fr_auto_auto] lg:*:first:self-start',
          )}
        >
          {isLead && (
            <div inert aria-hidden className="mb-2 text-sm max-lg:hidden">
              <FeaturePoster feature="chatbot" />
            </div>
          )}
          <div className={isLead ? 'lg:hidden' : undefined}>
            <IconTile icon={icons[id]} />
          </div>
          <h3 className={classNames('text-lg/6 sm:mt-5', isLead ? 'sm:text-h3 lg:text-h2' : 'sm:text-h4')}>
            {title}
          </h3>
          <div className={classNames('col-span-full mt-3 mb-4 text-fg-muted sm:mb-5', isLead && 'lg:mt-5')}>
            <p className={isLead ? 'lg:text-lg' : undefined}>{summary}</p>
            {isLead && <Byline article={article} className="mt-4" />}
          </div>
        </div>
        <CardLink to={`${paths.blog}#${id}`} about={title}>
          Read the article
        </CardLink>
      </Card>
    </li>
  );
}

/** Articles as a numbered list in two columns. */
export function ArticleList({ items }: { items: readonly Article<ArticleId>[] }) {
  return (
    <ol className="grid gap-x-16 md:grid-cols-2">
      {items.map(({ id, title, summary }, index) => (
        <li
          key={id}
          className="relative grid grid-cols-[3rem_1fr] border-t border-border-strong/60 py-6 has-[a:hover]:border-accent"
        >
          <span aria-hidden className="pt-1 font-mono text-sm text-accent-fg">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div className="flex flex-col gap-2">
            <h3 className="text-h4">{title}</h3>
            <p className="text-fg-muted">{summary}</p>
            <CardLink to={`${paths.blog}#${id}`} about={title}>
              Read the article
            </CardLink>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A few words of an article in large type. */
export function PullQuote({ article, text }: { article: Article; text: string }) {
  return (
    <Section tone="sunken">
      <figure className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-16">
        <figcaption className="text-fg-muted max-lg:order-last lg:border-t lg:border-border-strong/60 lg:pt-4">
          <Byline article={article} />
        </figcaption>
        <blockquote className="text-h3 font-medium text-balance lg:text-h2">{text}</blockquote>
      </figure>
    </Section>
  );
}

const ids = articles.map(({ id }) => id);

/** All articles, of which at most one is open. */
export function Articles() {
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
  return (
    <article className="space-y-4">
      <Byline article={article} />
      {article.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}

function Byline({ article, className }: { article: Article; className?: string }) {
  const author = authorOf(article);
  return (
    <p className={classNames('text-sm', className)}>
      <span translate="no">{author?.name ?? brand.name}</span>
      {author && <span>, {author.role}</span>}
      {'\u00A0· '}
      <time dateTime={article.date} className="whitespace-nowrap">
        {longDate.format(new Date(article.date))}
      </time>
    </p>
  );
}
