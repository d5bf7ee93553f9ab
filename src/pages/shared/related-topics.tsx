import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { DetailSection } from './detail-section';
import { topicOf, type TopicId } from '@/pages/shared/feature-page';

interface RelatedTopicsProps {
  readonly title: string;
  /** Why a reader of this page would go on to each. */
  readonly items: readonly { readonly topic: TopicId; readonly why: string }[];
}

export function RelatedTopics({ title, items }: RelatedTopicsProps) {
  return (
    <DetailSection id="related" title={title} layout="beside">
      <ul className="border-t border-border">
        {items.map(({ topic, why }) => (
          <li key={topic} className="border-b border-border">
            <Link
              to={topicOf(topic).path}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 rounded-sm py-5"
            >
              <span className="text-lg font-medium transition-colors duration-fast group-hover:text-accent-fg">
                {topicOf(topic).title}
              </span>
              <LuArrowRight
                aria-hidden
                className="row-span-2 size-5 text-fg-muted transition-transform duration-base group-hover:translate-x-1 rtl:rotate-180"
              />
              <span className="text-fg-muted">{why}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
