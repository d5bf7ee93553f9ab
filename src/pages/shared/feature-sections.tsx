import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import {
  LuAudioLines,
  LuBrainCircuit,
  LuChartLine,
  LuCloudCog,
  LuGauge,
  LuHeadset,
  LuLanguages,
  LuLightbulb,
  LuLock,
  LuMessageSquareMore,
  LuScaling,
  LuScanFace,
  LuShieldCheck,
  LuSlidersHorizontal,
  LuUsers,
} from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { useScrollReveal } from '@/lib/use-scroll-reveal';
import { type BenefitId, benefits } from '@/site/benefits';
import { type FeatureId, features } from '@/site/features';
import { CardLink, StretchedLink } from '@/ui/card';
import { inks } from '@/ui/inks';
import { Section } from '@/ui/section';
import { ShowAllList } from '@/ui/show-all-list';

const featureIcons = {
  chatbot: LuMessageSquareMore,
  translation: LuLanguages,
  'sentiment-analysis': LuScanFace,
  'speech-recognition': LuAudioLines,
  'cloud-integration': LuCloudCog,
  'data-privacy': LuShieldCheck,
} as const satisfies Record<FeatureId, IconType>;

/** Hairlines between cells, whose own borders overlap the frame's. */
const gridClass =
  'grid grid-cols-1 overflow-hidden rounded-card border border-border bg-surface *:-mt-px *:-ms-px *:border-s *:border-t *:border-border md:grid-cols-2 lg:grid-cols-3';

export function FeatureTilesSection() {
  useScrollReveal();
  return (
    <Section
      id="ai-web-app-features"
      title="AI Web App Features"
      lead="Explore the advanced functionalities of our AI-powered web application."
    >
      <ul className={gridClass}>
        {features.map(({ id, ink, title, description, path }) => {
          const Icon = featureIcons[id];
          return (
            <li key={id} className="relative">
              <Reveal className="grid h-full grid-cols-[auto_1fr] gap-x-4 px-4 py-4 sm:block sm:p-5">
                <Icon aria-hidden className={classNames('size-5 sm:size-6 max-sm:mt-1', inks[ink].text)} />
                <div>
                  <h3 className="font-semibold sm:mt-5 sm:text-lg">
                    <StretchedLink to={path}>{title}</StretchedLink>
                  </h3>
                  <p className="mt-1 text-sm text-fg-muted sm:text-base">{description}</p>
                </div>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const benefitIcons = {
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
      <ShowAllList
        limit={4}
        className="grid grid-cols-1 gap-x-10 *:border-t *:border-border-strong/50 md:grid-cols-2 lg:grid-cols-3"
      >
        {benefits.map(({ id, title, description, path }, index) => {
          const Icon = benefitIcons[id];
          return (
            <li key={id} className="relative">
              <Reveal index={index} className="flex h-full flex-col py-3 sm:py-4">
                <h3 className="flex items-center gap-2.5 font-semibold">
                  <Icon aria-hidden className="size-4.5 shrink-0 text-accent-fg" />
                  <span>{title}</span>
                </h3>
                <p className="mt-1 mb-2 text-sm text-fg-muted">{description}</p>
                <CardLink to={path} about={title}>
                  Learn More
                </CardLink>
              </Reveal>
            </li>
          );
        })}
      </ShowAllList>
    </Section>
  );
}

const STAGGER_MS = 100;

interface RevealProps {
  /** Position among siblings: each is delayed by another 100 ms. */
  readonly index?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Animates in on scroll. The only component that sets AOS attributes. */
function Reveal({ index = 0, className, children }: RevealProps) {
  return (
    <div
      data-aos="fade-up"
      data-aos-delay={index * STAGGER_MS}
      style={{ transitionDelay: `${index * STAGGER_MS}ms` }}
      className={className}
    >
      {children}
    </div>
  );
}
