import { Section } from '@/ui/section';

const steps = [
  'Press Export and pick a folder.',
  'Check the count against the receipt.',
  'Withdraw the key.',
  'Get our deletion note, within 30\u00a0days.',
];

const limits = [
  'It is no backup: delete a file on your side and it is deleted.',
  'It does not move data you already have elsewhere.',
  'In storage of your own it can be slower: allow 40\u00a0ms more per answer.',
];

export function LeavingSection() {
  return (
    <Section id="limits" eyebrow="The way out" title="Leaving takes four&nbsp;steps, and nobody to ask">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {steps.map((step, index) => (
            <li key={step} className="flex items-baseline gap-4 border-t border-border-strong/60 pt-4">
              <span aria-hidden className="font-mono text-h3 text-accent-fg">
                {index + 1}
              </span>
              <span className="text-lg">{step}</span>
            </li>
          ))}
        </ol>
        <aside className="rounded-card bg-surface-2 p-6">
          <h3 className="font-semibold">What it does not do</h3>
          <ul className="mt-3 list-disc space-y-2 ps-5 text-sm text-fg-muted">
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </aside>
      </div>
    </Section>
  );
}
