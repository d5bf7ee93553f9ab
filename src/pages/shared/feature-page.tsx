import { benefits } from '@/site/benefits';
import { features, type FeatureId } from '@/site/features';
import { featuresLink } from '@/site/navigation';

type Card = { readonly id: string; readonly title: string };

/** The hero props that come from a card: its title, and the link back to the cards. */
function heroOf(cards: readonly Card[], id: string, label: string, section: string) {
  const card = cards.find((candidate) => candidate.id === id);
  if (!card) throw new Error(`No card is called ${id}`);
  return { title: card.title, back: { label, to: `${featuresLink.to}#${section}` } };
}

export const benefitHero = (id: string) => heroOf(benefits, id, 'Why Choose Us?', 'why-choose-us');

export const featureHero = (id: FeatureId) =>
  heroOf(features, id, 'AI Web App Features', 'ai-web-app-features');
