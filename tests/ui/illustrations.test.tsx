import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { team } from '@/site/team';
import { testimonials } from '@/site/testimonials';
import { Illustration } from '@/ui/illustrations/pieces/basics';
import { Portrait } from '@/ui/illustrations/portrait';

test('a drawing is hidden from assistive technology unless it has a title', () => {
  const drawing = <path d="M0 0h1" />;
  const { container, rerender } = render(
    <Illustration width={10} height={10}>
      {drawing}
    </Illustration>,
  );
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(
    <Illustration width={10} height={10} title="What it shows">
      {drawing}
    </Illustration>,
  );
  expect(screen.getByRole('img', { name: 'What it shows' })).toBeInTheDocument();
});

test('the same seed draws the same portrait', () => {
  expect(renderToString(<Portrait name="Ines Lund" seed="ines" />)).toBe(
    renderToString(<Portrait name="Ines Lund" seed="ines" />),
  );
});

test('the sample people have portraits that differ from one another', () => {
  const people = [...team, ...testimonials];
  const portraits = people.map(({ image }) => renderToString(<Portrait name="" seed={image} />));
  expect(new Set(portraits).size).toBe(people.length);
});

test('an empty seed still draws a portrait', () => {
  expect(renderToString(<Portrait name="" seed="" />)).not.toMatch(/NaN|undefined/);
});
