import { LuX } from 'react-icons/lu';
import { SHORTCUTS_OFF_KEY } from '@/lib/storage-keys';
import { useStoredFlag } from '@/lib/use-stored-flag';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

/** Each with its combinations, one line for each kind of keyboard. */
const shortcuts = [
  ['Open or close the menu', ['Ctrl M']],
  ['Search', ['Ctrl S', 'Ctrl K'], ['⌘ S', '⌘ K']],
  ['Close an open menu or window', ['Esc']],
] as const;

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOff, setOff] = useStoredFlag(SHORTCUTS_OFF_KEY);
  return (
    <Dialog
      onClose={onClose}
      aria-labelledby="shortcuts-title"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-border bg-surface text-fg shadow-overlay"
    >
      <div className="p-6">
        <header className="flex items-center justify-between gap-4">
          <h2 id="shortcuts-title" className="text-h4">
            Keyboard shortcuts
          </h2>
          <div className="-me-2">
            <IconButton label="Close" icon={LuX} onClick={onClose} />
          </div>
        </header>
        <dl className="mt-4 divide-y divide-border border-y border-border">
          {shortcuts.map(([action, ...lines]) => (
            <div key={action} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <dt className="text-fg-muted">{action}</dt>
              <dd className="ms-auto flex flex-col items-end gap-2">
                {lines.map((combinations) => (
                  <Combinations key={combinations[0]} combinations={combinations} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={!isOff}
            onChange={({ target }) => setOff(!target.checked)}
            className="size-5 accent-accent"
          />
          <span>Use Ctrl and ⌘ shortcuts on this site</span>
        </label>
        <p className="mt-1 text-sm text-fg-subtle">
          Escape always works. We’ll remember your choice on this device.
        </p>
      </div>
    </Dialog>
  );
}

function Combinations({ combinations }: { combinations: readonly string[] }) {
  return (
    <span className="flex flex-wrap justify-end gap-2" translate="no">
      {combinations.map((combination, index) => (
        <span key={combination} className="inline-flex items-center gap-1">
          {index > 0 && <span className="me-1 text-sm text-fg-subtle">or</span>}
          {combination.split(' ').map((key) => (
            <kbd
              key={key}
              className="min-w-7 rounded-control border border-border-strong/60 bg-surface-2 px-1.5 py-0.5 text-center font-mono text-xs"
            >
              {key}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
