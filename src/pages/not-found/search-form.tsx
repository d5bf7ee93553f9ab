import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { wordsOf } from './closest-pages';

/** Starts with the words of the address that led nowhere. */
export function SearchForm() {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query === 'string')
      void navigate(`${paths.search}?${new URLSearchParams({ q: query.trim() })}`);
  }
  return (
    <form role="search" onSubmit={search} className="mt-8 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-44">
        <TextField
          key={pathname}
          label="Search the site"
          type="search"
          name="q"
          required
          defaultValue={wordsOf(pathname)}
        />
      </div>
      <Button type="submit" className="min-h-12">
        Search
      </Button>
    </form>
  );
}
