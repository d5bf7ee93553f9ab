import { benefits, type BenefitId } from '@/site/benefits';
import { features, type FeatureId } from '@/site/features';

export type TopicId = FeatureId | BenefitId;

const topics = [...features, ...benefits];

/** The tile or card that leads to a page, whose title and path the page repeats. */
export function topicOf(id: TopicId) {
  const topic = topics.find((candidate) => candidate.id === id);
  if (!topic) throw new Error(`No feature or benefit is called ${id}`);
  return topic;
}
