import type { ComponentProps } from 'react';
import { ToolFrame } from '@/features/tools';
import type { FeatureId } from '@/site/features';
import { TOOL_ID } from '@/site/navigation';
import { PageHero } from '@/ui/page-hero';
import { featureHero } from './feature-page';

interface ToolHeroProps extends Pick<ComponentProps<typeof PageHero>, 'lead'> {
  readonly feature: FeatureId;
  readonly headline: string;
  readonly tool: Omit<ComponentProps<typeof ToolFrame>, 'hasTabs'>;
}

/** The first screen of a tool's page: the tool, below one line that says what it is for. */
export function ToolHero({ feature, tool, ...words }: ToolHeroProps) {
  return (
    <PageHero
      {...featureHero(feature)}
      {...words}
      layout="over"
      aside={
        <div id={TOOL_ID} className="scroll-mt-24">
          <ToolFrame {...tool} hasTabs />
        </div>
      }
    />
  );
}
