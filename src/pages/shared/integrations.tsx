import { perPlan, titlesOf } from '@/domain/format';
import { cheapestPlan, plansFrom } from '@/domain/plans';
import { integrationGroups } from '@/site/integrations';
import { Section } from '@/ui/section';

const TRADEMARKS = 'Names and logos belong to their owners, who neither sponsor nor endorse this service.';

/** Every integration by kind, with what it does and its smallest plan. */
export function IntegrationsSection() {
  if (integrationGroups.length === 0) return null;
  return (
    <Section
      id="integrations"
      title="Works with the tools you have"
      lead={`We connect them in week 1: ${perPlan('connections')}.`}
    >
      <div>
        {integrationGroups.map(({ kind, items }) => (
          <section
            key={kind}
            aria-label={kind}
            className="grid gap-x-12 gap-y-2 border-t border-border-strong/50 py-3 sm:py-6 lg:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <h3 className="font-medium lg:py-3">{kind}</h3>
            <ul className="grid gap-x-10 sm:grid-cols-2">
              {items.map(({ name, icon: Icon, does, from }) => (
                <li key={name} className="grid grid-cols-[2.75rem_1fr_auto] gap-x-4 py-2 sm:py-3">
                  <span className="grid size-11 place-items-center rounded-control border border-border bg-surface text-cloud-ink max-sm:row-span-2">
                    <Icon aria-hidden className="size-5" />
                  </span>
                  <p className="max-sm:contents">
                    <span translate="no" className="block font-medium">
                      {name}
                    </span>
                    <span className="block text-sm text-pretty text-fg-muted max-sm:order-last max-sm:col-span-2 max-sm:col-start-2">
                      {does}
                    </span>
                  </p>
                  {from !== cheapestPlan.id && (
                    <p className="pt-0.5 text-xs text-fg-muted">{titlesOf(plansFrom(from))}</p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="border-t border-border-strong/50 pt-4 text-sm text-fg-muted">{TRADEMARKS}</p>
      </div>
    </Section>
  );
}
