import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { type BenefitId, benefits } from '@/site/benefits';
import { type FeatureId, features } from '@/site/features';
import { paths } from '@/site/paths';
import { Section } from '@/ui/section';

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

interface RelatedPagesProps {
  readonly title: string;
  /** Each page, with the reason to read it next. */
  readonly items: readonly { readonly page: FeaturePageId; readonly why: string }[];
}

export function RelatedPages({ title, items }: RelatedPagesProps) {
  return (
    <Section id="related" title={title} layout="beside">
      <ul data-search="skip" className="border-t border-border">
        {items.map(({ page, why }) => {
          const { path, title: name } = featurePage(page);
          return (
            <li key={page} className="border-b border-border">
              <Link
                to={path}
                className="group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 rounded-sm py-5"
              >
                <span className="text-lg font-medium transition-colors duration-fast group-hover:text-accent-fg">
                  {name}
                </span>
                <LuArrowRight
                  aria-hidden
                  className="row-span-2 size-5 text-fg-muted transition-transform duration-base group-hover:translate-x-1 rtl:rotate-180"
                />
                <span className="text-fg-muted">{why}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
