import { LuArrowRight } from 'react-icons/lu';
import { StretchedLink } from '@/ui/card';
import { Section, SectionHeader } from '@/ui/section';
import { solutions } from './solutions';

/** A ledger rather than cards: one line of business a row, read from left to right. */
export function SolutionsSection() {
  return (
    <Section id="ai-solutions" tone="sunken">
      <SectionHeader
        eyebrow="AI solutions"
        title="Put to work in your line of business"
        lead="The same skills, already arranged for the people who use them."
      />
      <ul className="mt-12 divide-y divide-border overflow-hidden rounded-panel border border-border bg-surface">
        {solutions.map(({ icon: Icon, title, description, features, to }) => (
          <li
            key={title}
            className="relative grid grid-cols-[auto_1fr_auto] items-start gap-x-5 gap-y-2 p-5 transition-colors duration-fast hover:bg-accent-soft/50 sm:px-8 lg:grid-cols-[auto_12rem_1fr_15rem_auto] lg:items-center lg:gap-x-8"
          >
            <Icon aria-hidden className="mt-1 size-6 text-accent-fg lg:mt-0" />
            <h3 className="text-lg font-semibold">
              <StretchedLink to={to}>{title}</StretchedLink>
            </h3>
            <LuArrowRight
              aria-hidden
              className="mt-1 size-5 text-fg-subtle lg:order-last lg:mt-0 rtl:rotate-180"
            />
            <p className="col-[2/-1] text-fg-muted lg:col-auto">{description}</p>
            <ul className="col-[2/-1] flex flex-wrap gap-x-4 gap-y-1 font-mono text-xs text-fg-muted lg:col-auto">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
