import { Button } from '@/ui/button';

/** Replaces the whole site, so it depends on nothing that may be broken. */
export function CrashScreen({ onReload }: { onReload: () => void }) {
  return (
    <main className="grid min-h-svh place-content-center justify-items-center gap-4 p-gutter text-center">
      <h1 className="text-h3">The site could not be shown</h1>
      <p className="max-w-sm text-fg-muted">
        Your connection may have dropped, or something broke on our side. Reloading usually fixes it, and you
        stay signed in.
      </p>
      <Button onClick={onReload}>Reload</Button>
    </main>
  );
}
