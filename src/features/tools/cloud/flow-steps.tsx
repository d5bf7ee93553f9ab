import type { Step } from './flow';

/** The drawing in words. */
export function FlowSteps({ id, steps }: { readonly id: string; readonly steps: readonly Step[] }) {
  return (
    <ol id={id} className="border-t border-border">
      {steps.map(({ place, happens, kept }, index) => (
        <li
          key={`${place} ${happens}`}
          className="grid gap-x-6 gap-y-1 border-b border-border py-4 sm:grid-cols-[2rem_13rem_minmax(0,1fr)] lg:grid-cols-[2rem_15rem_minmax(0,1fr)_13rem]"
        >
          <span aria-hidden translate="no" className="font-mono text-sm/6.5 text-accent-fg">
            {index + 1}
          </span>
          <h3 className="font-medium">{place}</h3>
          <p className="text-fg-muted sm:max-lg:col-start-3">{happens}</p>
          <p className="font-mono text-xs/6.5 text-fg-muted sm:max-lg:col-start-3">
            <span>Kept: </span>
            <span>{kept}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
