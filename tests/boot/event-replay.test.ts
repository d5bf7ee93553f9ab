import { beforeEach, expect, test, vi } from 'vitest';
import { startEventReplay } from '@/boot/event-replay';

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset['boot'] = 'shown';
  document.body.innerHTML = `
    <div id="root"><form><button type="button">Fill in</button><button>Login</button></form><a href="/signup">Sign Up</a></div>
    <p id="boot-late" hidden><a href="">Try again</a></p>`;
  startEventReplay();
});

test('leaves clicks with a modifier key to the browser', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('offers a reload five seconds after a click that got no answer', () => {
  document.querySelector('a')?.click();
  vi.advanceTimersByTime(4999);
  expect(document.getElementById('boot-late')).not.toBeVisible();
  vi.advanceTimersByTime(1);
  expect(document.getElementById('boot-late')).toBeVisible();
  expect(document.querySelector('#boot-late a')).toHaveAttribute('href', expect.stringMatching(/\/signup$/));
});

test('offers nothing when the visitor did not click', () => {
  vi.advanceTimersByTime(60_000);
  expect(document.getElementById('boot-late')).not.toBeVisible();
});
