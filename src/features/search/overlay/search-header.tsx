import type { ComponentProps } from 'react';
import { LuMessageCircle, LuSearch } from 'react-icons/lu';
import { PanelSearchField } from '@/ui/panel-search-field';
import { LONGEST_QUERY } from '../search';

interface SearchHeaderProps extends ComponentProps<'input'> {
  readonly asking: boolean;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

export function SearchHeader({ asking, query, onQuery, ...rest }: SearchHeaderProps) {
  return (
    <PanelSearchField
      {...rest}
      icon={asking ? LuMessageCircle : LuSearch}
      label={asking ? 'Ask a question about us' : 'Search the site'}
      closeLabel="Close search"
      inputMode="search"
      enterKeyHint="search"
      maxLength={LONGEST_QUERY}
      value={query}
      onValue={onQuery}
    />
  );
}
