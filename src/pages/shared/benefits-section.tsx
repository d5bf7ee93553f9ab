import {
  LuBrainCircuit,
  LuChartLine,
  LuGauge,
  LuHeadset,
  LuLightbulb,
  LuLock,
  LuScaling,
  LuSlidersHorizontal,
  LuUsers,
} from 'react-icons/lu';
import type { IconType } from 'react-icons';
import { useScrollReveal } from '@/lib/use-scroll-reveal';
import { benefits, type BenefitId } from '@/site/benefits';
import { CardLink } from '@/ui/card';
import { Reveal } from '@/ui/reveal';
import { Section } from '@/ui/section';

const icons = {
  'ai-solutions': LuLightbulb,
  analytics: LuChartLine,
  security: LuLock,
  performance: LuGauge,
  collaboration: LuUsers,
  support: LuHeadset,
  customization: LuSlidersHorizontal,
  scalability: LuScaling,
  'ai-decision-making': LuBrainCircuit,
} as const satisfies Record<BenefitId, IconType>;

export function BenefitsSection() {
  useScrollReveal();
  return (
    <Section
      id="why-choose-us"
      tone="sunken"
      title="Why Choose Us?"
      lead="Experience the future of AI-powered efficiency and growth."
    >
      <ul className="grid grid-cols-1 overflow-hidden rounded-panel border border-border bg-surface *:-mt-px *:-ms-px *:border-s *:border-t *:border-border md:grid-cols-2 lg:grid-cols-3">
        {benefits.map(({ id, title, description, path }, index) => {
          const Icon = icons[id];
          return (
            <li key={id} className="relative md:max-lg:last:col-span-2">
              <Reveal
                index={index}
                className="h-full px-4 py-3.5 transition-colors duration-base has-[a:hover]:bg-surface-2 sm:flex sm:flex-col sm:p-7"
              >
                <h3 className="flex items-center gap-3 text-lg font-semibold">
                  <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />
                  <span>{title}</span>
                </h3>
                {/* On phones the link follows the text in its last line. */}
                <p className="text-fg-muted max-sm:me-2 max-sm:inline max-sm:text-sm sm:mt-2 sm:mb-6">
                  {description}
                </p>
                <CardLink to={path} about={title}>
                  Learn More
                </CardLink>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
