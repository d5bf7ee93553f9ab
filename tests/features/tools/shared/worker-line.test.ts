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

function open(start: () => Worker, here = () => Promise.resolve((question: string) => `here: ${question}`)) {
  const told: string[] = [];
  const onFailure = vi.fn<(error: unknown) => void>();
  const line = createLatestOnlyWorker<string, string>({
    start,
    here,
    onAnswer: (question, answer) => told.push(`${question} → ${answer}`),
    onFailure,
  });
  return { line, told, onFailure };
}

test('one question is asked at a time, and of those that wait only the newest', () => {
  const worker = new FakeWorker();
  const { line, told } = open(() => worker);
  for (const question of ['a', 'b', 'c']) line.ask(question);
  expect(worker.asked).toEqual(['a']);
  worker.answer('1');
  expect(worker.asked).toEqual(['a', 'c']);
  worker.answer('2');
  expect(told).toEqual(['a → 1', 'c → 2']);
});

test('a worker that breaks is replaced by an answer on the page, also for what comes later', async () => {
  const worker = new FakeWorker();
  const { line, told } = open(() => worker);
  line.ask('a');
  worker.fail();
  await vi.waitFor(() => expect(told).toEqual(['a → here: a']));
  expect(worker.isEnded).toBe(true);
  line.ask('b');
  await vi.waitFor(() => expect(told).toContain('b → here: b'));
});

test('where no worker may start, the page answers', async () => {
  const { line, told } = open(() => {
    throw new Error('forbidden');
  });
  line.ask('a');
  await vi.waitFor(() => expect(told).toEqual(['a → here: a']));
});

test('what cannot be answered at all is told', async () => {
  const { line, onFailure } = open(
    () => {
      throw new Error('forbidden');
    },
    () => Promise.reject(new Error('offline')),
  );
  line.ask('a');
  await vi.waitFor(() =>
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' })),
  );
});

test('once closed it asks and tells nothing', () => {
  const worker = new FakeWorker();
  const { line, told } = open(() => worker);
  line.ask('a');
  line.close();
  line.ask('b');
  worker.answer('1');
  line.ask('c');
  expect(worker.asked).toEqual(['a']);
  expect(told).toEqual([]);
  expect(worker.isEnded).toBe(true);
});

test('what fails after it was closed is told nobody', async () => {
  const { line, onFailure } = open(
    () => {
      throw new Error('forbidden');
    },
    () => Promise.reject(new Error('offline')),
  );
  line.ask('a');
  line.close();
  await new Promise((resolve) => void setTimeout(resolve));
  expect(onFailure).not.toHaveBeenCalled();
});
