import { Suspense } from 'react';
import { loadFeaturePicture } from '@/features/message-analysis';
import { classNames } from '@/lib/class-names';
import { lazyAtInteraction } from '@/lib/lazy-at-interaction';
import type { FeatureId } from '@/site/features';

const FeaturePicture = lazyAtInteraction(loadFeaturePicture);

interface FeatureCropProps {
  readonly feature: FeatureId;
  readonly className?: string;
}

/** The corner of a window in which a feature is at work. */
export function FeatureCrop({ feature, className }: FeatureCropProps) {
  return (
    <div className={classNames('h-42 overflow-hidden bg-sunken ps-6 pt-5', className)}>
      <Suspense>
        <FeaturePicture
          feature={feature}
          className="h-full rounded-ss-card border border-e-0 border-b-0 border-border bg-surface p-5 shadow-raised [zoom:0.85]"
        />
      </Suspense>
    </div>
  );
}
