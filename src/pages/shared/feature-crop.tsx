import { Suspense } from 'react';
import { loadFeaturePicture } from '@/features/message-analysis';
import { classNames } from '@/lib/class-names';
import { lazyAtInteraction } from '@/lib/first-interaction';
import type { FeatureId } from '@/site/features';

const FeaturePicture = lazyAtInteraction(loadFeaturePicture);

interface FeatureCropProps {
  readonly feature: FeatureId;
  /** The whole window instead of its corner. */
  readonly isWhole?: boolean;
  readonly className?: string;
}

/** The corner of a window in which a feature is at work. */
export function FeatureCrop({ feature, isWhole = false, className }: FeatureCropProps) {
  return (
    <div
      className={classNames(
        'overflow-hidden bg-sunken',
        isWhole ? 'grid min-h-64 content-center p-5 sm:p-8' : 'h-42 ps-6 pt-5',
        className,
      )}
    >
      <Suspense>
        <FeaturePicture
          feature={feature}
          className={classNames(
            'border border-border bg-surface p-5 shadow-raised',
            isWhole ? 'rounded-card' : 'h-full rounded-ss-card border-e-0 border-b-0 [zoom:0.85]',
          )}
        />
      </Suspense>
    </div>
  );
}
