import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import PrivacyPage, { SignedOutPrivacy } from '@/pages/privacy/privacy';
import { paths } from '@/site/paths';
import { renderPage } from '../../support/render-page';

beforeEach(() => void renderPage(<PrivacyPage />));

test('services that are not set up are not named, and no placeholder is left in the text', () => {
  expect(document.body).not.toHaveTextContent(/recaptcha|_ga/i);
  expect(document.body).not.toHaveTextContent(/\[|\]|insert|lorem|your company/i);
  expect(screen.queryByRole('row', { name: /^Google Analytics/ })).not.toBeInTheDocument();
});

test('a local build sends forms and errors to this computer, and names no address of it', () => {
  expect(screen.getAllByText('This computer')).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('127.0.0.1');
});

test('translation is on by default, map and analytics are off, and each choice is stored', () => {
  for (const name of ['Translation', 'Map', 'Analytics']) {
    const before = name === 'Translation';
    expect(choice(name).checked, name).toBe(before);
    fireEvent.click(choice(name));
    expect(Object.keys(localStorage), name).toHaveLength(1);
    expect(choice(name).checked, name).toBe(!before);
    fireEvent.click(choice(name));
    expect(Object.keys(localStorage), name).toHaveLength(0);
  }
});

function choice(name: string) {
  return screen.getByRole<HTMLInputElement>('switch', { name });
}

test('signed-out visitors can read the terms before they sign up', async () => {
  cleanup();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  renderPage(<SignedOutPrivacy />, { at: `${paths.privacy}#terms` });
  const terms = screen.getByRole('region', { name: 'Terms of Service' });
  expect(await within(terms).findByText('Payment and cancellation')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Terms of Service' })).toHaveFocus();
});
