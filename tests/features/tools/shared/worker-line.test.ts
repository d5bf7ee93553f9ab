import { expect, test, vi } from 'vitest';
import { createLatestOnlyWorker } from '@/features/tools/shared/latest-only-worker';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isEnded = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage(question: unknown) {
    this.asked.push(question);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail() {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

function open(
  start: () => Worker,
  fallback = () => Promise.resolve((question: string) => `here: ${question}`),
) {
  const latest: string[] = [];
  const onFailure = vi.fn<(error: unknown) => void>();
  const channel = createLatestOnlyWorker<string, string>({
    start,
    fallback,
    onAnswer: (question, answer) => latest.push(`${question} → ${answer}`),
    onFailure,
  });
  return { channel, latest, onFailure };
}

test('one question is asked at a time, and of those that wait only the newest', () => {
  const worker = new FakeWorker();
  const { channel, latest } = open(() => worker);
  for (const question of ['a', 'b', 'c']) channel.ask(question);
  expect(worker.asked).toEqual(['a']);
  worker.answer('1');
  expect(worker.asked).toEqual(['a', 'c']);
  worker.answer('2');
  expect(latest).toEqual(['a → 1', 'c → 2']);
});

test('a worker that breaks is replaced by an answer on the page, also for what comes later', async () => {
  const worker = new FakeWorker();
  const { channel, latest } = open(() => worker);
  channel.ask('a');
  worker.fail();
  await vi.waitFor(() => expect(latest).toEqual(['a → here: a']));
  expect(worker.isEnded).toBe(true);
  channel.ask('b');
  await vi.waitFor(() => expect(latest).toContain('b → here: b'));
});

test('where no worker may start, the page answers', async () => {
  const { channel, latest } = open(() => {
    throw new Error('forbidden');
  });
  channel.ask('a');
  await vi.waitFor(() => expect(latest).toEqual(['a → here: a']));
});

test('what cannot be answered at all is told', async () => {
  const { channel, onFailure } = open(
    () => {
      throw new Error('forbidden');
    },
    () => Promise.reject(new Error('offline')),
  );
  channel.ask('a');
  await vi.waitFor(() =>
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' })),
  );
});

test('once closed it asks and tells nothing', () => {
  const worker = new FakeWorker();
  const { channel, latest } = open(() => worker);
  channel.ask('a');
  channel.close();
  channel.ask('b');
  worker.answer('1');
  channel.ask('c');
  expect(worker.asked).toEqual(['a']);
  expect(latest).toEqual([]);
  expect(worker.isEnded).toBe(true);
});

test('what fails after it was closed is told nobody', async () => {
  const { channel, onFailure } = open(
    () => {
      throw new Error('forbidden');
    },
    () => Promise.reject(new Error('offline')),
  );
  channel.ask('a');
  channel.close();
  await new Promise((resolve) => void setTimeout(resolve));
  expect(onFailure).not.toHaveBeenCalled();
});
