import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { perPlan, titlesOf } from '@/domain/format';
import { cheapestPlan, planOf } from '@/domain/plans';
import { integrationGroups, integrations } from '@/site/integrations';
import { paths } from '@/site/paths';
import { plans, type PlanId } from '@/site/plans';
import { Section } from '@/ui/section';

const TRADEMARKS = 'Names and logos belong to their owners, who neither sponsor nor endorse this service.';

/** Every integration by kind, with what it does and its smallest plan. */
export function IntegrationsSection() {
  return (
    <Section
      id="integrations"
      title="Works with the tools you have"
      lead={`We connect yours in week 1: ${perPlan('connections')}.`}
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
                    <p className="pt-0.5 text-xs text-fg-muted">{titlesFrom(from)}</p>
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

/** The smallest plan that includes it, and the larger ones. */
function titlesFrom(from: PlanId): string {
  return titlesOf(plans.slice(plans.indexOf(planOf(from))));
}

/** All integrations as a row of names that leads to the list. */
export function IntegrationStrip() {
  return (
    <section
      id="works-with"
      aria-labelledby="works-with-title"
      data-tone="plain"
      className="px-gutter pb-section"
    >
      <div className="mx-auto max-w-content">
        <h2 id="works-with-title" className="text-h4">
          Works with the tools you have
        </h2>
        <ul className="mt-3 grid grid-cols-7 overflow-hidden rounded-card border border-border bg-surface *:-ms-px *:-mt-px *:border-s *:border-t *:border-border sm:mt-6">
          {integrations.map(({ name, icon: Icon }) => (
            <li
              key={name}
              translate="no"
              className="flex flex-col items-center gap-2 py-3 text-center text-fg-muted sm:py-5"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-fg" />
              <span className="text-sm max-lg:text-xs max-sm:sr-only">{name}</span>
            </li>
          ))}
          <li className="grid">
            <Link
              to={`${paths.cloudIntegration}#integrations`}
              aria-label="What each integration does"
              className="grid place-items-center text-accent-fg transition-colors duration-fast hover:bg-surface-2"
            >
              <LuArrowRight aria-hidden className="size-5 rtl:rotate-180" />
            </Link>
          </li>
        </ul>
        <p className="mt-2 text-xs text-fg-subtle sm:mt-4">{TRADEMARKS}</p>
      </div>
    </section>
  );
}
