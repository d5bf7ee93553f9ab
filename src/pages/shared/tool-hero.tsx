import type { ComponentProps } from 'react';
import { ToolFrame } from '@/features/tools';
import type { FeatureId } from '@/site/features';
import { TOOL_ID } from '@/site/navigation';
import { PageHero } from '@/ui/page-hero';
import { featureHero } from './feature-page';

interface ToolHeroProps extends Pick<
  ComponentProps<typeof PageHero>,
  'headline' | 'lead' | 'layout' | 'scene'
> {
  readonly feature: FeatureId;
  readonly tool: ComponentProps<typeof ToolFrame>;
}

/** The first screen of a tool's page: the tool, below one line that says what it is for. */
export function ToolHero({ feature, tool, ...words }: ToolHeroProps) {
  const panel = (
    <section id={TOOL_ID} aria-label={tool.name} className="scroll-mt-24">
      <ToolFrame hasTabs {...tool} />
    </section>
  );
  // Without a layout or a picture of its own, the page shows it as wide as its text.
  const place = (words.layout ?? words.scene) ? { aside: panel } : { footer: panel };
  return <PageHero {...featureHero(feature)} {...words} {...place} />;
}
