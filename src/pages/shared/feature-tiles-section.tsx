import {
  LuAudioLines,
  LuCloudCog,
  LuLanguages,
  LuMessageSquareMore,
  LuScanFace,
  LuShieldCheck,
} from 'react-icons/lu';
import type { IconType } from 'react-icons';
import { FeatureArtifact } from '@/features/message';
import { classNames } from '@/lib/class-names';
import { useScrollReveal } from '@/lib/use-scroll-reveal';
import { features, type FeatureId } from '@/site/features';
import { Card, CardArrow, IconTile, StretchedLink } from '@/ui/card';
import { Reveal } from '@/ui/reveal';
import { Section } from '@/ui/section';
import { SwipeRow } from '@/ui/lists';

const icons = {
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
      <SwipeRow className="sm:grid sm:gap-4 md:grid-cols-12 lg:gap-6">
        {features.map(({ id, title, description, path }) => (
          <li key={id} className={classNames('max-sm:w-[86%]', spans[id])}>
            <Reveal className="h-full">
              <Card className="h-full overflow-hidden p-0!">
                <div className="flex flex-1 flex-col justify-center border-b border-border bg-surface-2/60 p-4 sm:min-h-52 sm:p-6 lg:text-lg">
                  <FeatureArtifact feature={id} />
                </div>
                <div className="grid grid-cols-[auto_1fr_auto] gap-x-3 px-4 py-3 sm:gap-x-4 sm:p-6">
                  <div className="lg:row-span-2">
                    <IconTile icon={icons[id]} />
                  </div>
                  <h3 className="self-center text-lg font-semibold">
                    <StretchedLink to={path}>{title}</StretchedLink>
                  </h3>
                  <CardArrow />
                  <p className="col-span-full text-fg-muted max-lg:mt-1.5 max-lg:text-sm lg:col-span-2 lg:col-start-2">
                    {description}
                  </p>
                </div>
              </Card>
            </Reveal>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
