import { classNames } from '@/lib/class-names';
import { room, type Fit } from './search-result';

interface SearchResultProps {
  readonly title: Fit;
  readonly description: Fit;
}

/** The result as a search engine would draw it, cut where it would be. */
export function SearchResult({ title, description }: SearchResultProps) {
  return (
    <div className="rounded-input border border-border bg-surface p-4">
      <div translate="no" dir="auto" className="wrap-anywhere">
        <p className="text-xs text-fg-muted">www.your-site.example › page</p>
        <p className="mt-1 text-lg text-accent-fg">{title.shown || '—'}</p>
        <p className="mt-1 text-sm text-fg-muted">{description.shown || '—'}</p>
      </div>
      <dl className="mt-4 space-y-2 border-t border-border pt-3">
        <Room name="Title" fit={title} size={room.title} />
        <Room name="Description" fit={description} size={room.description} />
      </dl>
    </div>
  );
}

function Room({ name, fit: { share, isCut, length }, size }: { name: string; fit: Fit; size: number }) {
  return (
    <div className="grid grid-cols-[6rem_1fr_auto] items-center gap-3 text-xs">
      <dt>{name}</dt>
      <dd aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-2">
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="size-full">
          <rect
            width={Math.min(100, share * 100)}
            height="6"
            className={classNames(isCut ? 'fill-warn' : 'fill-accent')}
          />
        </svg>
      </dd>
      <dd className="flex gap-1.5 text-fg-muted">
        <span translate="no" className="font-mono tabular-nums">{`${length} / ~${size}`}</span>
        <span key={String(isCut)}>{isCut ? 'is cut' : 'fits'}</span>
      </dd>
    </div>
  );
}
