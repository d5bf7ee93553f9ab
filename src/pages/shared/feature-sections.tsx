import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { IconType } from 'react-icons';
import {
  LuAudioLines,
  LuCloudCog,
  LuLanguages,
  LuMessageSquareMore,
  LuScanFace,
  LuShieldCheck,
} from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { useScrollReveal } from '@/lib/motion';
import { capitalize, countOf } from '@/lib/number-words';
import { benefits, benefitsSection } from '@/site/benefits';
import { features, featuresSection, type FeatureId } from '@/site/features';
import { Button } from '@/ui/button';
import { CardArrow, CardLink, StretchedLink } from '@/ui/card';
import { Section } from '@/ui/section';
import { featureExamples } from './feature-examples';

const featureLooks = {
  chatbot: { Icon: LuMessageSquareMore, ink: 'text-chat-ink' },
  translation: { Icon: LuLanguages, ink: 'text-translation-ink' },
  'sentiment-analysis': { Icon: LuScanFace, ink: 'text-mood-ink' },
  'speech-recognition': { Icon: LuAudioLines, ink: 'text-voice-ink' },
  'cloud-integration': { Icon: LuCloudCog, ink: 'text-cloud-ink' },
  'data-privacy': { Icon: LuShieldCheck, ink: 'text-cloud-ink' },
} as const satisfies Record<FeatureId, { Icon: IconType; ink: string }>;

interface FeatureTilesSectionProps {
  /** Each tile shows what its feature produces. */
  readonly withExamples?: boolean;
}

/** An example, and below it the title, each at the height of its row. */
const rows = 'row-span-2 grid grid-rows-subgrid';

const STATEMENT = `${capitalize(countOf(features.length, 'job'))}, ${features.length > 1 ? 'each ' : ''}with an example`;

/** Cards in two rows of three. */
export function FeatureTilesSection({ withExamples = false }: FeatureTilesSectionProps) {
  useScrollReveal();
  if (features.length === 0) return null;
  return (
    <Section
      {...featuresSection}
      statement={withExamples ? STATEMENT : undefined}
      lead="Explore the advanced functionalities of our AI-powered web application."
      className={withExamples ? '' : 'sm:gap-6! [&_h2]:text-h4'}
    >
      <ul className="grid gap-4 sm:gap-6 md:grid-cols-2 xl:grid-cols-3">
        {features.map(({ id, title, description, path }) => {
          const { Icon, ink } = featureLooks[id];
          return (
            <li key={id} className={classNames('relative', withExamples && rows)}>
              <Reveal
                className={classNames(
                  'h-full gap-0 overflow-hidden rounded-card border border-border bg-surface',
                  withExamples && rows,
                )}
              >
                {withExamples && (
                  <div
                    aria-hidden
                    data-search="skip"
                    className="grid content-center border-b border-border bg-sunken p-5 text-lg *:min-w-0 sm:p-6"
                  >
                    {featureExamples[id]}
                  </div>
                )}
                <div className="p-5 sm:p-6">
                  <h3 className="flex items-center gap-3 text-lg font-semibold sm:text-xl">
                    <Icon aria-hidden className={classNames('size-6 shrink-0', ink)} />
                    <StretchedLink to={path} className="flex-1">
                      {title}
                    </StretchedLink>
                    <CardArrow />
                  </h3>
                  <p className="mt-2 text-fg-muted">{description}</p>
                </div>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** How many benefits phones show before the visitor asks for all. */
const FIRST_BENEFITS = 3;

export function BenefitsSection() {
  const list = useRef<HTMLUListElement>(null);
  const [isComplete, setComplete] = useState(false);
  useScrollReveal();
  if (benefits.length === 0) return null;

  function showAll() {
    flushSync(() => setComplete(true));
    list.current?.children[FIRST_BENEFITS]?.querySelector('a')?.focus();
  }

  return (
    <Section
      {...benefitsSection}
      tone="sunken"
      statement={`${capitalize(countOf(benefits.length, 'reason'))}, and what’s behind ${benefits.length === 1 ? 'it' : 'them'}`}
      lead="Experience the future of AI-powered efficiency and growth."
      className="xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] xl:gap-16! xl:*:first:sticky xl:*:first:top-28 xl:*:first:self-start"
    >
      <div>
        <ul
          ref={list}
          className="grid grid-cols-1 gap-10 *:border-t *:border-border-strong/50 md:grid-cols-2 lg:grid-cols-3"
        >
          {benefits.map(({ id, title, description, path }, index) => (
            <li
              key={id}
              className={classNames(
                'relative',
                index >= FIRST_BENEFITS && !isComplete && 'max-sm:[@media(scripting:enabled)]:hidden',
              )}
            >
              <Reveal index={index} className="flex h-full flex-col pt-3">
                <h3 className="font-semibold sm:text-lg">{title}</h3>
                <p className="mt-1 mb-2 text-fg-muted max-sm:text-sm">{description}</p>
                <CardLink to={path} about={title}>
                  Learn More
                </CardLink>
              </Reveal>
            </li>
          ))}
        </ul>
        {!isComplete && benefits.length > FIRST_BENEFITS && (
          <Button variant="secondary" className="mt-6 w-full sm:hidden noscript:hidden" onClick={showAll}>
            {`Show all ${benefits.length}`}
          </Button>
        )}
      </div>
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
