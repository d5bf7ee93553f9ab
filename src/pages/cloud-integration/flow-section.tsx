import { LuArrowDown, LuBox, LuCpu, LuMessageSquare, LuScanEye } from 'react-icons/lu';
import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';

const stations = [
  {
    Icon: LuMessageSquare,
    place: 'Visitor’s browser',
    holds: 'The words as typed',
    kept: 'until the tab closes',
    link: 'TLS 1.3',
  },
  {
    Icon: LuScanEye,
    place: 'Our gate, Frankfurt',
    holds: 'Card numbers are blanked out',
    kept: 'under one second',
    link: 'private network',
  },
  {
    Icon: LuCpu,
    place: 'Our model, Frankfurt',
    holds: 'The blanked text',
    kept: 'until it has answered',
    link: 'TLS, your key',
  },
  {
    Icon: LuBox,
    place: 'Your bucket, Paris',
    holds: 'Question, answer, source',
    kept: 'as long as you like',
  },
] as const;

export function FlowSection() {
  return (
    <Section
      id="example"
      tone="sunken"
      title="One message, four places"
      lead="The route of “Can I pay by card?” at an insurer that keeps its records in France. The insurer is invented; the order of stations is not."
    >
      <SampleFigure
        label="Message 88-201, route"
        note="If the last station is closed, the record waits at the gate, encrypted, for up to 72 hours. After that we ring you."
      >
        <ol className="grid gap-3 lg:grid-cols-4 lg:gap-10">
          {stations.map((station) => (
            <li key={station.place} className="relative flex flex-col">
              <div className="flex-1 gap-x-5 rounded-input border border-border-strong/60 p-5 sm:max-lg:grid sm:max-lg:grid-cols-[auto_1fr_auto] sm:max-lg:items-center">
                <station.Icon aria-hidden className="size-6 text-accent-fg" />
                <div className="mt-4 sm:max-lg:mt-0">
                  <h3 className="font-semibold">{station.place}</h3>
                  <p className="mt-1 text-sm text-fg-muted">{station.holds}</p>
                </div>
                <p className="mt-4 border-t border-border pt-3 sm:max-lg:mt-0 sm:max-lg:border-t-0 sm:max-lg:pt-0 font-mono text-xs text-fg-muted">
                  {station.kept}
                </p>
              </div>
              {'link' in station && (
                <p className="flex items-center justify-center gap-2 pt-3 font-mono text-xs text-mint lg:absolute lg:inset-y-0 lg:start-full lg:w-10 lg:pt-0">
                  <LuArrowDown aria-hidden className="size-4 lg:-rotate-90 rtl:lg:rotate-90" />
                  <span className="lg:sr-only">{station.link}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
      </SampleFigure>
    </Section>
  );
}
