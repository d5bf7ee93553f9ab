import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { SearchGroup } from '../search-types';
import { SearchHitText } from '../search-hit-text';
import { TextLink } from '@/ui/text-link';

/** What was found, page by page. */
export const SearchResultGroups = memo(function SearchResultGroups({
  groups,
}: {
  groups: readonly SearchGroup[];
}) {
  return (
    <ol className="space-y-10">
      {groups.map(({ path, title, hits }) => (
        <li key={path}>
          <h2 className="text-h4">
            <TextLink to={path}>{title}</TextLink>
          </h2>
          <ul className="mt-3 divide-y divide-border border-y border-border">
            {hits.map(({ id, to, heading, text }) => (
              <li key={id}>
                <Link
                  to={to}
                  className="-mx-3 block rounded-input px-3 py-3 transition-colors duration-fast hover:bg-surface-2"
                >
                  <SearchHitText heading={heading} text={text} />
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
});
