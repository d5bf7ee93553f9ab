import { benefits, type BenefitId } from '@/site/benefits';
import { features, type FeatureId } from '@/site/features';
import { paths } from '@/site/paths';

export type FeaturePageId = FeatureId | BenefitId;

const pages = [...features, ...benefits];
const featureIds: ReadonlySet<string> = new Set(features.map(({ id }) => id));

/** The card that links to a page: its title, description and path. */
export function featurePage(id: FeaturePageId) {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No feature or benefit is called ${id}`);
  return page;
}

/** The hero props that come from the card: the title and the link back to the cards. */
export function featureHero(id: FeaturePageId) {
  const back = featureIds.has(id)
    ? { label: 'AI Web App Features', to: `${paths.features}#ai-web-app-features` }
    : { label: 'Why Choose Us?', to: `${paths.features}#why-choose-us` };
  return { title: featurePage(id).title, back };
}
