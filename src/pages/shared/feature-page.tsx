import { classNames } from '@/lib/class-names';
import { benefits, type BenefitId } from '@/site/benefits';
import { features, type FeatureId } from '@/site/features';
import { paths } from '@/site/paths';
import { Motif } from '@/ui/illustrations/motif';
import { inks, type Ink } from '@/ui/inks';

export function featureById(id: FeatureId) {
  const feature = features.find((candidate) => candidate.id === id);
  if (!feature) throw new Error(`No feature is called ${id}`);
  return feature;
}

/** The hero props that come from a benefit's card: the title and the link back to the cards. */
export function benefitHero(id: BenefitId) {
  const benefit = benefits.find((candidate) => candidate.id === id);
  if (!benefit) throw new Error(`No benefit is called ${id}`);
  const back = { label: 'Why Choose Us?', to: `${paths.features}#why-choose-us` };
  return { title: benefit.title, back };
}

/** The hero props that come from a feature's tile: the title, the link back to the tiles, and its ink. */
export function featureHero(id: FeatureId) {
  const { title, ink } = featureById(id);
  const back = { label: 'AI Web App Features', to: `${paths.features}#ai-web-app-features` };
  return { title, back, backdrop: <InkBackdrop feature={id} ink={ink} /> };
}

/** The feature's motif on its tint; both fade toward the next section. */
function InkBackdrop({ feature, ink }: { feature: FeatureId; ink: Ink }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-0 -z-10 -mt-16 bg-linear-to-b from-60% to-bg',
        inks[ink].from,
      )}
    >
      <Motif
        kind={ink}
        seed={feature}
        className="absolute inset-x-0 bottom-0 h-80 w-full mask-[linear-gradient(90deg,transparent_54%,black_82%),linear-gradient(black_55%,transparent_95%)] mask-intersect max-lg:opacity-25 lg:inset-y-0 lg:h-full rtl:-scale-x-100"
      />
    </div>
  );
}
