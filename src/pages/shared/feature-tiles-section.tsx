import {
  LuAudioLines,
  LuCloudCog,
  LuLanguages,
  LuMessageSquareMore,
  LuScanFace,
  LuShieldCheck,
} from 'react-icons/lu';
import type { IconType } from 'react-icons';
import { useScrollReveal } from '@/lib/use-scroll-reveal';
import { features, type FeatureId } from '@/site/features';
import { countOf } from '@/site/number-words';
import { Card, CardArrow, IconTile, StretchedLink } from '@/ui/card';
import { Reveal } from '@/ui/reveal';
import { Section } from '@/ui/section';

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
    <Section
      id="ai-web-app-features"
      eyebrow={countOf(features.length, 'feature')}
      title="AI Web App Features"
      lead="Explore the advanced functionalities of our AI-powered web application."
    >
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {features.map(({ id, title, description, path }) => (
          <li key={id}>
            <Reveal className="h-full">
              <Card className="h-full">
                <div className="grid grid-cols-[auto_1fr_auto] gap-x-4 md:grid-cols-[1fr_auto]">
                  <div className="row-span-2 md:row-span-1">
                    <IconTile icon={icons[id]} />
                  </div>
                  <h3 className="text-lg font-semibold md:col-span-2 md:row-start-2 md:mt-8 md:text-h4">
                    <StretchedLink to={path}>{title}</StretchedLink>
                  </h3>
                  <CardArrow />
                  <p className="col-span-2 mt-1 text-fg-muted md:mt-2">{description}</p>
                </div>
              </Card>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
