import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CurrentUnderline } from '@/layout/current-underline';

const animate = vi.fn<typeof Element.prototype.animate>();
/** Where each item shows the underline. */
const places = {
  near: new DOMRect(10, 20, 100, 40),
  far: new DOMRect(60, 120, 200, 80),
  below: new DOMRect(0, 5000, 100, 40),
};

beforeEach(() => {
  Element.prototype.animate = animate.mockReset();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const at = this.parentElement?.id;
    return at === 'near' || at === 'far' || at === 'below' ? places[at] : new DOMRect();
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function Item({ at }: { at: keyof typeof places }) {
  return (
    <p id={at}>
      <CurrentUnderline />
    </p>
  );
}

async function go(from: keyof typeof places, to: keyof typeof places) {
  const { rerender } = render(<Item key="a" at={from} />);
  await act(async () => rerender(<Item key="b" at={to} />));
}

test('the underline moves from its place on the page before', async () => {
  await go('near', 'far');
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.calls[0]?.[0]).toMatchObject({
    transform: ['translate(-50px, -100px) scale(0.5)', 'none'],
  });
});

test('an underline that was out of view appears at once', async () => {
  await go('below', 'far');
  expect(animate).not.toHaveBeenCalled();
});

test('an underline that comes back later appears at once', async () => {
  const { rerender } = render(<Item at="near" />);
  await act(async () => rerender(<p />));
  await act(async () => rerender(<Item at="far" />));
  expect(animate).not.toHaveBeenCalled();
});

test('under reduced motion the underline appears at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await go('near', 'far');
  expect(animate).not.toHaveBeenCalled();
});
