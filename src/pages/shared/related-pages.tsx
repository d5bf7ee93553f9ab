import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { featurePage, type FeaturePageId } from '@/pages/shared/feature-page';
import { Section } from '@/ui/section';

interface RelatedPagesProps {
  readonly title: string;
  /** Each page, with the reason to read it next. */
  readonly items: readonly { readonly page: FeaturePageId; readonly why: string }[];
}

export function RelatedPages({ title, items }: RelatedPagesProps) {
  return (
    <Section id="related" title={title} layout="beside">
      <ul className="border-t border-border">
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
