import { classNames } from '@/lib/class-names';
import { seededRandom } from '@/lib/seeded-random';
import type { Post } from '@/site/posts';
import { tags } from '@/site/tags';
import { inkOf, Motif } from '@/ui/illustrations/motif';
import { inks } from '@/ui/inks';

interface CoverProps {
  readonly post: Post;
  /** Sets the size. */
  readonly className: string;
  /** The cover is in view when the page opens. */
  readonly eager?: boolean;
}

/** Initial state of the hash, chosen so that articles with the same tag differ. */
const HASH_START = 82;

/** A post's image, or else the motif of its first tag, drawn from its slug on a light or a deep ground. Decoration beside the title. */
export function Cover({
  post: {
    slug,
    tags: [tag],
    cover,
  },
  className,
  eager = false,
}: CoverProps) {
  const box = classNames('block w-full overflow-hidden print:hidden', className);
  if (cover !== undefined)
    return (
      <img
        src={cover}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        className={classNames(box, 'object-cover')}
      />
    );
  const kind = tags[tag].motif;
  const ink = inks[inkOf(kind)];
  const isDeep = seededRandom(slug, HASH_START)() % 2 === 0;
  return (
    <span className={classNames(box, isDeep ? `scheme-dark ${ink.deep}` : ink.tint)}>
      <Motif kind={kind} seed={slug} className="size-full rtl:-scale-x-100" />
    </span>
  );
}
