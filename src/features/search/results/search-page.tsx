import { useSearch } from '../use-search';
import { brand } from '@/site/brand';
import { askPath } from '../search';
import { Section } from '@/ui/section';
import { SearchFailed } from '../search-failed';
import { SearchNothingFound } from '../search-nothing-found';
import { SearchForm } from './search-form';
import { SearchResultGroups } from './search-result-groups';
import { useQueryInAddress } from './use-query-in-address';

const LIMITS = { groups: 40, hitsPerGroup: 6 } as const;

export default function SearchPage() {
  const { query, type, submit } = useQueryInAddress();
  const state = useSearch(query.trim(), LIMITS);
  const { asked } = state;
  const answer = state.status === 'ready' ? state.answer : undefined;
  return (
    <Section id="results" className="max-w-column">
      <title>{`Search · ${brand.name}`}</title>
      <meta name="description" content={`Search every page, service, plan and question of ${brand.name}.`} />
      <h1 className="text-h2">Search</h1>
      <SearchForm
        query={query}
        onType={type}
        onSubmit={submit}
        asked={asked}
        answer={asked ? answer : undefined}
      />
      {state.status === 'failed' && <SearchFailed onRetry={state.retry} />}
      {answer && asked !== '' && answer.total === 0 && (
        <SearchNothingFound
          key={asked}
          query={asked}
          suggestions={answer.suggestions}
          onSuggestion={type}
          askTo={askPath(asked)}
        />
      )}
      {answer && answer.total > 0 && <SearchResultGroups key={asked} groups={answer.groups} />}
    </Section>
  );
}
