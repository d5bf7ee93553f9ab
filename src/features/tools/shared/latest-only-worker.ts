import { useEffect, useRef, useState } from 'react';

interface LatestOnlyWorkerOptions<Question, Answer> {
  readonly start: () => Worker;
  /** Loads the same function for the main thread, for browsers that cannot start the worker. */
  readonly fallback: () => Promise<(question: Question) => Answer>;
  readonly onAnswer: (question: Question, answer: Answer) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Sends a worker one question at a time. Of the questions asked meanwhile, only the newest is sent. */
export function createLatestOnlyWorker<Question, Answer>({
  start,
  fallback,
  onAnswer,
  onFailure,
}: LatestOnlyWorkerOptions<Question, Answer>) {
  let asked: { readonly question: Question } | null = null;
  let waiting: { readonly question: Question } | null = null;
  let isClosed = false;
  let worker = tryStart(start);

  function ask(question: Question) {
    if (isClosed) return;
    if (asked) {
      waiting = { question };
      return;
    }
    asked = { question };
    if (worker) worker.postMessage(question, []);
    else void answerOnMainThread(question);
  }

  async function answerOnMainThread(question: Question) {
    try {
      const answer = await fallback();
      if (!isClosed) receive(answer(question));
    } catch (error) {
      if (isClosed) return;
      [asked, waiting] = [null, null];
      onFailure(error);
    }
  }

  function receive(answer: Answer) {
    if (!asked || isClosed) return;
    onAnswer(asked.question, answer);
    asked = null;
    if (waiting) ask(waiting.question);
    waiting = null;
  }

  if (worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => receive(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker?.terminate();
      worker = null;
      if (asked) void answerOnMainThread(asked.question);
    });
  }

  return {
    ask,
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}

function tryStart(start: () => Worker): Worker | null {
  try {
    return start();
  } catch {
    return null;
  }
}

interface Answered<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
}

/**
 * Answers a question in a worker, so that typing stays responsive. `start` and `fallback` must be stable
 * functions. The last answer stays until the newest question is answered.
 */
export function useWorkerAnswer<Question, Answer>(
  question: Question,
  start: () => Worker,
  fallback: () => Promise<(question: Question) => Answer>,
): { answer: Answer | null; answered: Question | null; isLate: boolean } {
  const [latest, setTold] = useState<Answered<Question, Answer> | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const channel = useRef<ReturnType<typeof createLatestOnlyWorker<Question, Answer>>>(null);
  // The nearest error boundary handles it.
  if (failure) throw failure.error;

  useEffect(() => {
    const opened = createLatestOnlyWorker({
      start,
      fallback,
      onAnswer: (question, answer) => setTold({ question, answer }),
      onFailure: (error) => setFailure({ error }),
    });
    channel.current = opened;
    return () => opened.close();
  }, [start, fallback]);

  useEffect(() => channel.current?.ask(question), [question]);

  return {
    answer: latest?.answer ?? null,
    answered: latest?.question ?? null,
    isLate: latest?.question !== question,
  };
}
