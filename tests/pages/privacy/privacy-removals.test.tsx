import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import PrivacyPage from '@/pages/privacy/privacy';
import { renderPage } from '../../support/render-page';

vi.mock(import('@/site/messages'), async (original) => ({ ...(await original()), night: null }));
vi.mock(import('@/site/navigation'), async (original) => {
  const site = await original();
  Reflect.deleteProperty(site.toolLinks, 'translation');
  Reflect.deleteProperty(site.toolLinks, 'chatbot');
  return site;
});

test('the policy names only the tools that the site has', () => {
  renderPage(<PrivacyPage />);
  expect(document.body).toHaveTextContent('What you say in live captions');
  expect(document.body).not.toHaveTextContent('The languages you translate between');
  expect(document.body).not.toHaveTextContent('in the AI assistant');
  expect(screen.queryByText('Message on Home')).not.toBeInTheDocument();
});
