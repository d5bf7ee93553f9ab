import { benefits, benefitsSection } from '@/site/benefits';
import { features, featuresSection, type FeatureId } from '@/site/features';
import { featuresLink } from '@/site/navigation';
import { paths } from '@/site/paths';

type Card = { readonly id: string; readonly title: string };

/** The hero props that come from a card: its title, and the link back to the cards. */
function heroOf(cards: readonly Card[], id: string, section: Card, page: string) {
  const card = cards.find((candidate) => candidate.id === id);
  if (!card) throw new Error(`${section.title} has no ${id}. Add it in src/site, or delete its page.`);
  return { title: card.title, back: { label: section.title, to: `${page}#${section.id}` } };
}

export const benefitHero = (id: string) => heroOf(benefits, id, benefitsSection, paths.home);

export const featureHero = (id: FeatureId) => heroOf(features, id, featuresSection, featuresLink.to);
