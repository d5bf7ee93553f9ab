import { posts } from 'virtual:posts';
import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { NextStep } from '@/pages/shared/next-step';
import { articlePath, contactAbout, paths, taggedPath } from '@/site/paths';
import type { Heading, Post, PostText } from '@/site/posts';
import { tags } from '@/site/tags';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { articleElements } from './article-elements';
import { Byline } from './byline';
import { Cover } from './cover';

/** From this many headings on, an article has a table of contents. */
const LONG_ARTICLE_HEADINGS = 3;

interface ArticleProps {
  readonly post: Post;
  /** The compiled MDX file. */
  readonly text: PostText;
}

export function Article({ post, text: { default: Content, tableOfContents } }: ArticleProps) {
  const { title, description } = post;
  const headings = tableOfContents.filter(({ depth }) => depth === 2);
  const isLong = headings.length >= LONG_ARTICLE_HEADINGS;
  return (
    <>
      <article>
        <PageHero
          layout="wide"
          back={{ label: 'Blog', to: `${paths.blog}#articles` }}
          title={title}
          lead={description}
          footer={
            <>
              <Byline full post={post} className="mb-8" />
              <Cover eager post={post} className="aspect-[5/2] rounded-panel lg:aspect-[3/1]" />
            </>
          }
        />
        <section id="text" data-tone="plain" className="px-gutter pb-section [[data-tone=plain]+&]:pt-0">
          <div className="mx-auto grid max-w-content gap-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,45rem)_minmax(0,1fr)] lg:gap-12">
            <div className="lg:sticky lg:top-28 lg:self-start">
              {isLong && <Contents headings={headings} />}
            </div>
            <div className="text-lg/8">
              <div className="space-y-6">
                <Content components={articleElements} />
              </div>
              <Tags post={post} />
            </div>
          </div>
        </section>
      </article>
      {/* The same on every article. */}
      <div data-search="skip">
        <NextStep
          tone="accent"
          title="Try it on your own messages"
          text="Tell us one task. We’ll reply with what AI can take over, and what it costs."
          to={contactAbout(`I read “${title}.” Our task: `)}
        />
        <Neighbors post={post} />
      </div>
    </>
  );
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label="Contents" className="print:hidden">
      <p className="font-mono text-xs text-fg-muted uppercase">Contents</p>
      <ol className="mt-2 border-s border-border">
        {headings.map(({ id, value }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block rounded-sm py-1.5 ps-4 text-sm text-fg-muted transition-colors duration-fast hover:text-accent-fg"
            >
              {value}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Tags({ post }: { post: Post }) {
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-6 text-base print:hidden">
      <span className="text-fg-muted">More on</span>
      {post.tags.map((tag) => (
        <TextLink key={tag} to={taggedPath(tag)} className="py-1">
          {tags[tag].label}
        </TextLink>
      ))}
    </p>
  );
}

/** The newer and the older article. */
function Neighbors({ post }: { post: Post }) {
  const index = posts.indexOf(post);
  const newer = posts[index - 1];
  const older = posts[index + 1];
  return (
    <Section id="more" tone="sunken" title="Keep reading" className="print:hidden">
      <nav aria-label="Newer and older articles" className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        {newer && <Neighbor label="Newer" post={newer} />}
        {older && <Neighbor label="Older" post={older} isOlder />}
      </nav>
    </Section>
  );
}

interface NeighborProps {
  readonly label: string;
  readonly post: Post;
  readonly isOlder?: boolean;
}

function Neighbor({ label, post: { slug, title }, isOlder = false }: NeighborProps) {
  const Icon = isOlder ? LuArrowRight : LuArrowLeft;
  return (
    <Link
      to={articlePath(slug)}
      className={classNames(
        'flex items-center gap-4 rounded-card border border-border bg-surface p-5 transition-[border-color] duration-fast hover:border-border-strong',
        isOlder && 'flex-row-reverse text-end sm:col-start-2',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-fg-muted rtl:rotate-180" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-fg-muted">{label}</span>
        <span className="block font-medium">{title}</span>
      </span>
    </Link>
  );
}
