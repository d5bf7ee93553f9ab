import { classNames } from '@/lib/class-names';
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

/** A post's image, or else its point in words and as windows before dawn. Decoration beside the title. */
export function Cover({ post: { cover, point }, className, eager = false }: CoverProps) {
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
      data-hour="before-dawn"
      data-search="skip"
      className={classNames(box, 'flex flex-col justify-between gap-4 p-5 sm:p-6')}
    >
      {point && (
        <>
          <span className="on-sky text-sm font-medium">{point.text}</span>
          <span className="on-sky flex min-h-0 grow basis-0 items-end">
            <Windows
              isDecorative
              columns={Math.min(point.of, MAX_COLUMNS)}
              groups={[
                { look: 'lit', count: point.lit, meaning: 'lit' },
                { look: 'dark', count: point.of - point.lit, meaning: 'dark' },
              ]}
              className="h-full max-h-3/5 max-w-full"
            />
          </span>
        </>
      )}
    </span>
  );
}
