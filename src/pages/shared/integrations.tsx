import { integrationKinds, integrations } from '@/site/integrations';
import { paths } from '@/site/paths';
import { planOf } from '@/site/plans';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const TRADEMARKS = 'Names and logos belong to their owners, who neither sponsor nor endorse this service.';
const listAt = `${paths.cloudIntegration}#integrations`;

/** Every integration by kind, with what it does and its smallest plan. */
export function IntegrationsSection() {
  return (
    <Section
      id="integrations"
      title="Works with the tools you have"
      lead="Answers go where your customers write, and handoffs go where your team works. We connect everything for you in the first week."
    >
      <div>
        {integrationKinds.map((kind) => (
          <section
            key={kind}
            aria-label={kind}
            className="grid gap-x-12 gap-y-2 border-t border-border-strong/50 py-6 lg:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <h3 className="font-medium lg:py-3">{kind}</h3>
            <ul className="grid gap-x-10 sm:grid-cols-2">
              {integrations
                .filter((integration) => integration.kind === kind)
                .map(({ name, icon: Icon, does, from }) => (
                  <li key={name} className="grid grid-cols-[2.75rem_1fr_auto] gap-x-4 py-3">
                    <span className="grid size-11 place-items-center rounded-input border border-border bg-surface text-cloud-ink">
                      <Icon aria-hidden className="size-5" />
                    </span>
                    <p>
                      <span translate="no" className="block font-medium">
                        {name}
                      </span>
                      <span className="block text-sm text-pretty text-fg-muted">{does}</span>
                    </p>
                    <p className="pt-0.5 text-xs text-fg-muted">{`From ${planOf(from).title}`}</p>
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

/** All integrations as a row of names that leads to the list. */
export function IntegrationStrip() {
  return (
    <section
      id="works-with"
      aria-labelledby="works-with-title"
      data-tone="plain"
      className="px-gutter py-section max-sm:pt-0"
    >
      <div className="mx-auto max-w-content border-border max-sm:border-t max-sm:pt-6 sm:border-y sm:py-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="works-with-title" className="text-h4">
            Works with the tools you have
          </h2>
          <TextLink to={listAt} className="py-1">
            See what each integration does
          </TextLink>
        </div>
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-3 sm:mt-6 sm:gap-x-10 sm:gap-y-4">
          {integrations.map(({ name, icon: Icon }) => (
            <li key={name} translate="no" className="flex items-center gap-2.5 text-fg-muted">
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="font-medium max-sm:sr-only">{name}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-xs text-fg-subtle sm:mt-6">{TRADEMARKS}</p>
      </div>
    </section>
  );
}
