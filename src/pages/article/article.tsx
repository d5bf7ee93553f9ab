import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { postLoaders } from 'virtual:post-loaders';
import { posts } from 'virtual:posts';
import { classNames } from '@/lib/class-names';
import { NextStep } from '@/pages/shared/next-step';
import { articlePath, BLOG, taggedPath } from '@/site/paths';
import type { Post, PostText } from '@/site/posts';
import { tags } from '@/site/tags';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { articleElements } from './article-elements';
import { Byline } from './byline';

interface ArticleProps {
  readonly post: Post;
  /** The compiled MDX file. */
  readonly text: PostText;
}

function Article({ post, text: { default: Content } }: ArticleProps) {
  const { title, description } = post;
  return (
    <>
      <article>
        <PageHero
          back={{ label: 'Blog', to: `${BLOG}#articles` }}
          title={title}
          lead={description}
          footer={<Byline full post={post} />}
        />
        <section id="text" data-tone="plain" className="px-gutter pt-18 pb-section">
          <div className="mx-auto max-w-180 text-lg/8">
            <div className="space-y-6">
              <Content components={articleElements} />
            </div>
            <Tags post={post} />
          </div>
        </section>
      </article>
      {/* The same on every article. */}
      <div data-search="skip">
        <NextStep scene="blog" />
        <Neighbors post={post} />
      </div>
    </>
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
  if (!newer && !older) return null;
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
        'flex items-center gap-4 rounded-card border border-border bg-surface p-5 transition-colors duration-fast hover:border-border-strong',
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

/** Loads the text of an article. Null if there is none of that name. */
export async function loadArticle(slug: string) {
  const post = posts.find((candidate) => candidate.slug === slug);
  const load = postLoaders[slug];
  if (!post || !load) return null;
  const text = await load();
  return {
    default: function ArticlePage() {
      return <Article post={post} text={text} />;
    },
  };
}
