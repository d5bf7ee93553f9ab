import { beforeEach, expect, test, vi } from 'vitest';
import { holdActions } from '@/boot/hold-actions';

const root = document.documentElement;
const log: string[] = [];

beforeEach(() => {
  log.length = 0;
  vi.useFakeTimers();
  delete root.dataset['late'];
  root.dataset['boot'] = 'shown';
  document.body.innerHTML = `
    <div id="root"><form><button type="button">Fill in</button><button>Login</button></form><a href="/signup">Sign Up</a></div>
    <p id="boot-late"><a href="">Try again</a></p>`;
  holdActions(root);
});

test('replays clicks in order after hydration, then follows the last link', async () => {
  click('a');
  click('[type=button]');
  click('form button:last-child');
  expect(log).toEqual([]);
  listen();
  delete root.dataset['boot'];
  await vi.waitFor(() => expect(log).toEqual(['click Fill in', 'submit', 'click Sign Up']));
});

test('puts back the text that hydration has reset', async () => {
  document.querySelector('form')?.insertAdjacentHTML('beforeend', '<textarea></textarea>');
  const field = document.querySelector('textarea');
  if (!field) throw new Error('There is no text field.');
  field.value = 'Where is my order?';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  delete root.dataset['boot'];
  await vi.waitFor(() => expect(field.value).toBe('Where is my order?'));
});

test('leaves clicks with a modifier key to the browser', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('does nothing once the app is running', () => {
  delete root.dataset['boot'];
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('[type=button]')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('offers a reload five seconds after a click that got no answer', () => {
  click('a');
  vi.advanceTimersByTime(4999);
  expect(root.dataset['late']).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(root.dataset['late']).toBe('');
  expect(document.querySelector('#boot-late a')).toHaveAttribute('href', expect.stringMatching(/\/signup$/));
});

test('offers nothing when the visitor did not click', () => {
  vi.advanceTimersByTime(60_000);
  expect(root.dataset['late']).toBeUndefined();
});

function listen() {
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    log.push('submit');
  });
  for (const control of document.querySelectorAll<HTMLElement>('#root [type=button], #root a')) {
    control.addEventListener('click', (event) => {
      event.preventDefault();
      log.push(`click ${control.textContent}`);
    });
  }
}

function click(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}
