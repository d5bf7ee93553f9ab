import { expect, test, vi } from 'vitest';
import SupportPage from '@/pages/benefits/support/support';
import CloudIntegrationPage from '@/pages/cloud-integration';
import PricingPage from '@/pages/pricing/pricing';
import { questions } from '@/site/questions';
import { renderPage } from '../support/render-page';

vi.mock(import('@/site/plans'), async (original) => ({ ...(await original()), comparison: [] }));

const broken = /with request|(?:on|or 24\/7) (?:call )?on request|on request, an engineer|: what we agree/i;

test.each([CloudIntegrationPage, SupportPage, PricingPage])(
  'without rows to compare, no sentence of %o quotes one',
  (Page) => {
    const { container } = renderPage(<Page />);
    expect(container).not.toHaveTextContent(broken);
  },
);

test('without rows to compare, no answer quotes one', () => {
  expect(questions.map(({ answer }) => answer).join('\n')).not.toMatch(broken);
});
