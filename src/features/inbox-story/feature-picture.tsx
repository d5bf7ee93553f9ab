import type { FeatureId } from '@/site/features';
import { featureAnalyses } from './feature-analyses';
import { outputs } from './feature-output';

/** What a feature produces for its sample message, as a picture: hidden from screen readers. */
export default function FeaturePicture({ feature, className }: { feature: FeatureId; className: string }) {
  const Output = outputs[feature];
  return (
    <div aria-hidden data-search="skip" className={className}>
      <Output analysis={featureAnalyses[feature]} />
    </div>
  );
}
