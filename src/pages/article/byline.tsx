import { classNames } from '@/lib/class-names';
import { PersonImage } from '@/pages/shared/person-image';
import { brand } from '@/site/brand';
import { authorOf, type Post } from '@/site/posts';

interface BylineProps {
  readonly post: Post;
  /** With portrait and role. */
  readonly full?: boolean;
  readonly className?: string;
}

/** Author, date, and reading time. */
export function Byline({ post, full = false, className }: BylineProps) {
  const author = authorOf(post);
  const name = author?.name ?? brand.name;
  return (
    <div className={classNames('flex items-center gap-3 text-sm text-fg-muted', className)}>
      <PersonImage
        name={name}
        image={author?.image}
        className={classNames('shrink-0 rounded-full border border-border', full ? 'size-11' : 'size-8')}
      />
      <p className="min-w-0">
        <span className="block">
          <span className="font-medium text-fg" translate="no">
            {name}
          </span>
          {full && author && <span>{`, ${author.role}`}</span>}
        </span>
        <span className="block">
          <time dateTime={post.date}>{post.dateText}</time>
          <span> · </span>
          <span className="inline-block">{`${post.minutes} min read`}</span>
        </span>
      </p>
    </div>
  );
}
