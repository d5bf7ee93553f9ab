import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import PrivacyPage from '@/pages/privacy/privacy';

beforeEach(() => {
  localStorage.clear();
  open();
});

test('what is not set up is not named, but for analytics, of which that is said', () => {
  expect(screen.queryByText(/recaptcha/i)).not.toBeInTheDocument();
  expect(screen.queryByText(/_ga/)).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Google Analytics Nothing\./ })).toBeInTheDocument();
});

test('it was last updated in March 2025 and has no gaps to fill in', () => {
  expect(screen.getByText('March 2025')).toHaveAttribute('datetime', '2025-03');
  expect(document.body.textContent).not.toMatch(/\[|\]|insert|lorem|your company/i);
});

test.each([
  'Information collected',
  'Storage and protection',
  'Third-party sharing',
  'Your privacy choices',
  'Updates to this policy',
  'Contact',
])('it has a section: %s', (title) => {
  expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
});

test('one heading names the page', () => {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('translation is on, map and analytics wait for a yes', () => {
  expect(choice('Translation')).toBeChecked();
  expect(choice('Map')).not.toBeChecked();
  expect(choice('Analytics')).not.toBeChecked();
});

test.each(['Translation', 'Map', 'Analytics'])(
  'the choice of %s is remembered and can be taken back',
  async (name) => {
    const before = choice(name).checked;
    await userEvent.click(choice(name));
    expect(screen.getByText('Your choice is saved.')).toBeInTheDocument();
    expect(Object.keys(localStorage)).toHaveLength(1);
    expect(choice(name).checked).toBe(!before);
    await userEvent.click(choice(name));
    expect(Object.keys(localStorage)).toHaveLength(0);
  },
);

test('both tables name their columns and rows', () => {
  for (const table of screen.getAllByRole('table')) {
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    for (const header of within(table).getAllByRole('rowheader'))
      expect(header).toHaveAttribute('scope', 'row');
  }
});

function open() {
  render(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  );
}

function choice(name: string) {
  return screen.getByRole<HTMLInputElement>('switch', { name });
}
