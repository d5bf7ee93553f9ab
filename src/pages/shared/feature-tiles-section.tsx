import {
  LuAudioLines,
  LuCloudCog,
  LuLanguages,
  LuMessageSquareMore,
  LuScanFace,
  LuShieldCheck,
} from 'react-icons/lu';
import type { IconType } from 'react-icons';
import { useScrollReveal } from '@/hooks/use-scroll-reveal';
import { features, type FeatureId } from '@/site/features';
import { Card, IconTile, StretchedLink } from '@/ui/card';
import { Reveal } from '@/ui/reveal';
import { Section, SectionHeader } from '@/ui/section';
import { CardArrow } from './card-arrow';

const icons = {
  chatbot: LuMessageSquareMore,
  translation: LuLanguages,
  'sentiment-analysis': LuScanFace,
  'speech-recognition': LuAudioLines,
  'cloud-integration': LuCloudCog,
  'data-privacy': LuShieldCheck,
} as const satisfies Record<FeatureId, IconType>;

export function FeatureTilesSection() {
  useScrollReveal();
  return (
    <Section id="ai-web-app-features">
      <SectionHeader
        eyebrow="Features"
        title="AI Web App Features"
        lead="Explore the advanced functionalities of our AI-powered web application."
      />
      <ul className="mt-12 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {features.map(({ id, title, description, path }) => (
          <li key={id}>
            <Reveal className="h-full">
              <Card className="h-full">
                <div className="flex items-start justify-between">
                  <IconTile icon={icons[id]} />
                  <CardArrow />
                </div>
                <h3 className="mt-8 text-h4">
                  <StretchedLink to={path}>{title}</StretchedLink>
                </h3>
                <p className="mt-2 text-fg-muted">{description}</p>
              </Card>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
