import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSharedElement } from '@/ui/use-shared-element';

const animate = vi.fn<typeof Element.prototype.animate>();
/** Where each page shows the element. */
const places = {
  near: new DOMRect(10, 20, 100, 40),
  far: new DOMRect(60, 120, 200, 80),
  below: new DOMRect(0, 5000, 100, 40),
};

beforeEach(() => {
  Element.prototype.animate = animate.mockReset();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.id === 'near' || this.id === 'far' || this.id === 'below' ? places[this.id] : new DOMRect();
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function Page({ at, name = 'figure' }: { at: keyof typeof places; name?: string }) {
  const ref = useSharedElement(name);
  return <p ref={ref} id={at} />;
}

async function go(from: keyof typeof places, to: keyof typeof places, name?: string) {
  const { rerender } = render(<Page key="a" at={from} />);
  await act(async () => rerender(<Page key="b" at={to} {...(name !== undefined && { name })} />));
}

test('an element moves from its place on the page before', async () => {
  await go('near', 'far');
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.calls[0]?.[0]).toMatchObject({
    transform: ['translate(-50px, -100px) scale(0.5)', 'none'],
  });
});

test('an element that was out of view, or that has another name, appears at once', async () => {
  await go('below', 'far');
  await go('near', 'far', 'other');
  expect(animate).not.toHaveBeenCalled();
});

test('an element that comes back later appears at once', async () => {
  const { rerender } = render(<Page at="near" />);
  await act(async () => rerender(<p />));
  await act(async () => rerender(<Page at="far" />));
  expect(animate).not.toHaveBeenCalled();
});

test('under reduced motion an element appears at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await go('near', 'far');
  expect(animate).not.toHaveBeenCalled();
});
