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
import { FeatureOutput } from '@/features/message-demo';
import { classNames } from '@/lib/class-names';
import { useScrollReveal } from '@/lib/use-scroll-reveal';
import { type BenefitId, benefits } from '@/site/benefits';
import { type FeatureId, features } from '@/site/features';
import { Card, CardArrow, CardLink, IconTile, StretchedLink } from '@/ui/card';
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

/** Three rows of a wide and a narrow tile. */
const spans = {
  chatbot: 'md:col-span-7',
  translation: 'md:col-span-5',
  'sentiment-analysis': 'md:col-span-5',
  'speech-recognition': 'md:col-span-7',
  'cloud-integration': 'md:col-span-7',
  'data-privacy': 'md:col-span-5',
} as const satisfies Record<FeatureId, string>;

export function FeatureTilesSection() {
  useScrollReveal();
  return (
    <Section
      id="ai-web-app-features"
      title="AI Web App Features"
      lead="Explore the advanced functionalities of our AI-powered web application."
    >
      <ul className="grid gap-1.5 sm:gap-4 md:grid-cols-12 lg:gap-6">
        {features.map(({ id, ink, title, description, path }, index) => (
          <li key={id} className={spans[id]}>
            <Reveal className="h-full">
              <Card className="h-full overflow-hidden p-0!">
                <div
                  className={classNames(
                    'flex flex-1 flex-col justify-center border-b border-border px-4 py-3 max-sm:text-sm sm:min-h-52 sm:p-6 lg:text-lg',
                    inks[ink].tint,
                    index > 0 && 'max-sm:hidden',
                  )}
                >
                  <FeatureOutput feature={id} />
                </div>
                <div className="grid grid-cols-[auto_1fr_auto] gap-x-3 px-4 py-2 sm:gap-x-4 sm:p-6">
                  <div className="max-sm:row-span-2 lg:row-span-2">
                    <IconTile icon={featureIcons[id]} ink={ink} />
                  </div>
                  <h3 className="self-center text-lg font-semibold">
                    <StretchedLink to={path}>{title}</StretchedLink>
                  </h3>
                  <CardArrow />
                  <p className="text-fg-muted max-lg:text-sm max-sm:leading-5 max-sm:col-span-2 max-sm:col-start-2 sm:max-lg:col-span-full sm:max-lg:mt-1 lg:col-span-2 lg:col-start-2">
                    {description}
                  </p>
                </div>
              </Card>
            </Reveal>
          </li>
        ))}
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
        className="grid grid-cols-1 overflow-hidden rounded-panel border border-border bg-surface *:-mt-px *:-ms-px *:border-s *:border-t *:border-border md:grid-cols-2 lg:grid-cols-3"
      >
        {benefits.map(({ id, title, description, path }, index) => {
          const Icon = benefitIcons[id];
          return (
            <li key={id} className="relative md:max-lg:last:col-span-2">
              <Reveal
                index={index}
                className="h-full px-4 py-2.5 transition-colors duration-base has-[a:hover]:bg-surface-2 sm:flex sm:flex-col sm:p-7"
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
