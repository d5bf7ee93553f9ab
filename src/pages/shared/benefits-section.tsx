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
import { countOf } from '@/site/number-words';
import { Card, CardLink, IconTile } from '@/ui/card';
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
      eyebrow={countOf(benefits.length, 'reason')}
      title="Why Choose Us?"
      lead="Experience the future of AI-powered efficiency and growth."
    >
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {benefits.map(({ id, title, description, path }, index) => (
          <li key={id} className="md:max-lg:last:col-span-2">
            <Reveal index={index} className="h-full">
              <Card className="h-full">
                <div className="flex items-center gap-4">
                  <IconTile icon={icons[id]} />
                  <h3 className="text-lg font-semibold">{title}</h3>
                </div>
                <p className="mt-4 mb-5 text-fg-muted">{description}</p>
                <CardLink to={path} about={title}>
                  Learn More
                </CardLink>
              </Card>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
