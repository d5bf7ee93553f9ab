import { benefits } from '@/site/benefits';
import { features, type FeatureId } from '@/site/features';
import { featuresLink } from '@/site/navigation';

function featureById(id: FeatureId) {
  const feature = features.find((candidate) => candidate.id === id);
  if (!feature) throw new Error(`No feature is called ${id}`);
  return feature;
}

/** The hero props that come from a benefit's card: the title and the link back to the cards. */
export function benefitHero(id: string) {
  const benefit = benefits.find((candidate) => candidate.id === id);
  if (!benefit) throw new Error(`No benefit is called ${id}`);
  const back = { label: 'Why Choose Us?', to: `${featuresLink.to}#why-choose-us` };
  return { title: benefit.title, back };
}

/** The hero props that come from a feature's tile: the title, and the link back to the tiles. */
export function featureHero(id: FeatureId) {
  const { title } = featureById(id);
  return { title, back: { label: 'AI Web App Features', to: `${featuresLink.to}#ai-web-app-features` } };
}
