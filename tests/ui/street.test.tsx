import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawStreet, GROUND } from '@/ui/illustrations/street/draw-street';
import { LitWindow } from '@/ui/illustrations/lit-window';
import { kinds, STONE } from '@/ui/illustrations/street/pen';
import { FLOORS, Street } from '@/ui/illustrations/street/street';

test('a seed always draws the same street, and another seed another one', () => {
  const [one, again, other] = ['a', 'a', 'c'].map((seed) => drawStreet(seed));
  expect(one?.paths).toEqual(again?.paths);
  expect(one?.paths).not.toEqual(other?.paths);
});

test('all windows stand in the houses, and a crop leaves out what is below it', () => {
  const { panes, width } = drawStreet();
  expect(panes.length).toBeGreaterThan(130);
  expect(panes.every(({ x, y }) => x > 0 && x < width && y > 0 && y < GROUND)).toBe(true);
  expect(Math.max(...drawStreet('', 240).panes.map(({ y }) => y))).toBeLessThan(240);
});

test('a crop by floors cuts no window', () => {
  const { container } = render(<Street crop={FLOORS} />);
  const bottom = FLOORS - Number(container.querySelector('svg svg')?.getAttribute('y'));
  const ends = drawStreet('', bottom).panes.map(({ kind, y }) => y + kinds[kind].glass + 2 * STONE);
  expect(Math.max(...ends)).toBeLessThanOrEqual(bottom - 5);
});

test.each([
  { lit: [0], held: 0, count: 0 },
  { lit: [1], held: 4, count: drawStreet().panes.length },
  { lit: [1, 0], held: 2, count: drawStreet().panes.filter(({ x }) => x < drawStreet().width / 2).length },
])('lights the windows of $lit, and keeps $held for the team', ({ lit, held, count }) => {
  const { container } = render(<Street lit={lit} held={held} />);
  expect(windowsIn(container, 'var(--sun)')).toBe(count);
  expect(windowsIn(container, 'var(--held)')).toBe(held);
});

test('is decoration of few elements', () => {
  const { container } = render(<Street lit={[0.4]} crop={180} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('*').length).toBeLessThan(90);
});

test('a long name fits on the sign of the shop', () => {
  const name = 'Praxis am Glockenbach';
  const { getByText } = render(<Street sign={name} />);
  expect(Number(getByText(name).getAttribute('font-size')) * name.length).toBeLessThanOrEqual(240);
});

test('behind a window, an owner’s own topic has papers', () => {
  const [own, papers] = ['pricing', 'basics'].map((scene) => render(<LitWindow scene={scene} />).container);
  expect(own?.innerHTML).toBe(papers?.innerHTML);
});

function windowsIn(container: HTMLElement, stroke: string): number {
  return Array.from(container.querySelectorAll(`path[stroke='${stroke}']`)).reduce(
    (sum, path) => sum + (path.getAttribute('d') ?? '').split('M').length - 1,
    0,
  );
}
