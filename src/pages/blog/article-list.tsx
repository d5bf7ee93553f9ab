import { Link } from 'react-router-dom';
import { posts } from 'virtual:posts';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { Byline } from '@/pages/article/byline';
import { articlePath, paths, taggedPath } from '@/site/paths';
import { isNote, type Post } from '@/site/posts';
import { isTag, tags, type Tag } from '@/site/tags';
import { Card, StretchedLink } from '@/ui/card';
import { Section } from '@/ui/section';

/** All articles and notes, each newest first, or those with the tag in the query. */
export function ArticleList() {
  const { search } = useHydratedLocation();
  const name = new URLSearchParams(search).get('tag') ?? '';
  const tag = isTag(name) && posts.some((post) => post.tags.includes(name)) ? name : null;
  const shown = tag === null ? posts : posts.filter((post) => post.tags.includes(tag));
  const articles = shown.filter((post) => !isNote(post));
  const notes = shown.filter(isNote);
  return (
    <Section id="articles" title="Articles" className="gap-8!">
      <TagFilter current={tag} />
      <p role="status" className="sr-only">
        {tag === null ? '' : `${shown.length} of ${posts.length} articles: ${tags[tag].label}`}
      </p>
      {articles.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6">
          {articles.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <div className="grid gap-4 pt-4 sm:pt-8">
          <h3 className="text-h3">Notes</h3>
          <ul className="divide-y divide-border border-y border-border">
            {notes.map((post) => (
              <NoteRow key={post.slug} post={post} />
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function NoteRow({ post }: { post: Post }) {
  const { slug, title, description } = post;
  return (
    <li className="relative grid gap-x-10 gap-y-2 py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)] lg:items-center">
      <h4 className="text-h4">
        <StretchedLink to={articlePath(slug)}>{title}</StretchedLink>
      </h4>
      <p className="text-fg-muted">{description}</p>
      <Byline post={post} />
    </li>
  );
}

function TagFilter({ current }: { current: Tag | null }) {
  const entries = Object.entries(tags).flatMap(([name, { label }]) => {
    const count = isTag(name) ? posts.filter((post) => post.tags.includes(name)).length : 0;
    return count > 0 ? [{ name, label, count, to: taggedPath(name) }] : [];
  });
  const all = { name: null, label: 'All', count: posts.length, to: `${paths.blog}#articles` };
  return (
    <nav aria-label="Articles by topic" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {[all, ...entries].map(({ name, label, count, to }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={name === current ? 'true' : undefined}
              className="flex min-h-9 items-center gap-2 rounded-full border border-border-strong bg-surface px-4 text-sm font-medium transition-colors duration-fast hover:border-fg-muted aria-[current]:border-fg aria-[current]:bg-fg aria-[current]:text-bg"
            >
              <span>{label}</span>
              <span className="text-xs">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PostCard({ post }: { post: Post }) {
  const { slug, title, description, cover, tags: names } = post;
  return (
    <li className="last:odd:col-span-full">
      <Card className="h-full overflow-hidden p-0!">
        {cover !== undefined && (
          <img
            src={cover}
            alt=""
            loading="lazy"
            width={640}
            height={360}
            className="h-auto max-h-100 w-full object-cover print:hidden"
          />
        )}
        <div className="flex grow flex-col p-5 sm:p-6">
          <p className="text-xs text-fg-muted">{names.map((name) => tags[name].label).join(' · ')}</p>
          <h3 className="mt-3 text-h4">
            <StretchedLink to={articlePath(slug)}>{title}</StretchedLink>
          </h3>
          <p className="mt-3 text-fg-muted max-sm:hidden">{description}</p>
          <Byline post={post} className="mt-auto pt-5" />
        </div>
      </Card>
    </li>
  );
}
