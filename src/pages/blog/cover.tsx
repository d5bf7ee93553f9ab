import { posts } from 'virtual:posts';
import { classNames } from '@/lib/class-names';
import type { Hour } from '@/site/hours';
import type { Post } from '@/site/posts';
import { Windows } from '@/ui/illustrations/windows';

interface CoverProps {
  readonly post: Post;
  /** Sets the size. */
  readonly className: string;
  /** The cover is in view when the page opens. */
  readonly eager?: boolean;
}

const MAX_COLUMNS = 20;
/** Neighbors in the list have different skies. */
const skies = ['dusk', 'before-dawn', 'night', 'dawn', 'deep-night'] as const satisfies readonly Hour[];

/** A post's image, or else its point in words and as windows at night. Decoration beside the title. */
export function Cover({ post, className, eager = false }: CoverProps) {
  const { cover, point } = post;
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
      className={classNames(
        box,
        '@container flex flex-col justify-between gap-4 p-5 sm:p-6',
        !point && 'horizon',
      )}
    >
      {point && (
        <>
          <span className="on-sky text-lg font-semibold text-balance @lg:text-h3">{point.text}</span>
          <span className="on-sky flex min-h-0 grow basis-0 items-end">
            <Windows
              isDecorative
              columns={Math.min(point.of, MAX_COLUMNS)}
              groups={[
                { look: 'lit', count: point.lit, meaning: 'lit' },
                { look: 'dark', count: point.of - point.lit, meaning: 'dark' },
              ]}
              className="h-full max-h-32 max-w-full"
            />
          </span>
        </>
      )}
    </span>
  );
}
