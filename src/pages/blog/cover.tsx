import { posts } from 'virtual:posts';
import { classNames } from '@/lib/class-names';
import type { Post } from '@/site/posts';
import type { Hour } from '@/site/sky';
import { LitWindow } from '@/ui/illustrations/lit-window';

interface CoverProps {
  readonly post: Post;
  /** Sets the size. */
  readonly className: string;
  /** The cover is in view when the page opens. */
  readonly eager?: boolean;
}

/** Neighbors in the list have different skies. */
const skies = ['dusk', 'before-dawn', 'night', 'dawn', 'deep-night'] as const satisfies readonly Hour[];

/** A post's image, or else its point beside a window, behind which it happens. Decoration beside the title. */
export function Cover({ post, className, eager = false }: CoverProps) {
  const { cover, point, tags } = post;
  const box = classNames('w-full overflow-clip print:hidden', className);
  if (cover !== undefined)
    return (
      <img
        src={cover}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        className={classNames(box, 'block object-cover')}
      />
    );
  return (
    <span
      data-hour={skies[posts.indexOf(post) % skies.length]}
      data-search="skip"
      className={classNames(box, '@container block')}
    >
      <span className="lit-window flex size-full flex-col bg-(--c) @lg:flex-row">
        {point !== undefined && (
          <span className="on-sky p-5 text-h4 font-semibold text-balance @lg:w-1/2 @lg:p-8 @lg:text-h3">
            {point}
          </span>
        )}
        <span className="relative min-h-0 flex-1">
          <LitWindow scene={tags[0]} className="absolute inset-0 size-full" />
        </span>
      </span>
    </span>
  );
}
