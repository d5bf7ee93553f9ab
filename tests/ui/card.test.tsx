import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LuStar } from 'react-icons/lu';
import { expect, test } from 'vitest';
import { Card, IconTile, StretchedLink } from '@/ui/card';
import { TextLink } from '@/ui/text-link';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test('a card is one link with a distinct name, and its icon is hidden', async () => {
  render(
    <MemoryRouter>
      <Card>
        <IconTile icon={LuStar} />
        <h3>
          <StretchedLink to="/chatbot">Chatbot Integration</StretchedLink>
        </h3>
        <p>Answers customers.</p>
      </Card>
      <Address />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Chatbot Integration' }));
  expect(screen.getByRole('status')).toHaveTextContent('/chatbot');
});

test('a text link keeps its style when class names are added', () => {
  render(
    <MemoryRouter>
      <TextLink to="/Help" className="text-sm">
        Help
      </TextLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Help' })).toHaveClass('underline', 'text-sm');
});
