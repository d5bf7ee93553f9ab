import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { canonicalPath } from '@/app/routes';
import { UserProvider } from '@/features/auth/use-user';
import { PricingSection } from '@/features/offer';
import { MenuSheet } from '@/layout/menu-sheet';
import HomePage from '@/pages/home/home';
import { closestPages } from '@/pages/not-found';
import { footerColumns } from '@/site/navigation';
import { paths } from '@/site/paths';
import { ada } from '../support/ada';

vi.mock(import('@/site/offer'), async (original) => ({
  ...(await original()),
  offer: { enabled: false, percent: 37, days: 5, months: 12 },
}));

test('without an offer its page is gone, and nothing leads to it', () => {
  expect(canonicalPath(paths.offer)).toBeNull();
  const { similar, pages } = closestPages(paths.offer);
  const listed = [...(similar ? pages : []), ...footerColumns.flatMap(({ links }) => links)];
  expect(listed.map(({ to }) => to)).not.toContain(paths.offer);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <UserProvider user={ada}>
        <HomePage />
        <PricingSection />
        <MenuSheet onClose={() => undefined} />
      </UserProvider>
    </MemoryRouter>,
  );
  expect(html).not.toContain(`"${paths.offer}"`);
  expect(html).not.toContain('37%');
});
