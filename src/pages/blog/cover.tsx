import { classNames } from '@/lib/class-names';
import type { Post } from '@/site/posts';
import { tags } from '@/site/tags';
import { inks } from '@/ui/inks';
import { Motif } from '@/ui/motif';

interface CoverProps {
  readonly post: Post;
  /** Sets the size. */
  readonly className: string;
  /** The cover is in view when the page opens. */
  readonly eager?: boolean;
}

/** A post's image, or else the motif of its first tag, drawn from its slug. Decoration beside the title. */
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
  return (
    <span className={classNames(box, inks[kind].tint)}>
      <Motif kind={kind} seed={slug} className="size-full rtl:-scale-x-100" />
    </span>
  );
}
