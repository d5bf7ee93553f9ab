import { useEffect, useRef, useState } from 'react';

interface Line<Question, Answer> {
  readonly start: () => Worker;
  /** Brings what the worker would do, for browsers in which it cannot start. */
  readonly here: () => Promise<(question: Question) => Answer>;
  readonly onAnswer: (question: Question, answer: Answer) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Asks a worker one question at a time. Of those that come meanwhile, only the newest is asked. */
export function createLatestOnlyWorker<Question, Answer>({
  start,
  here,
  onAnswer,
  onFailure,
}: Line<Question, Answer>) {
  let asked: { readonly question: Question } | null = null;
  let waiting: { readonly question: Question } | null = null;
  let isOver = false;
  let worker = tryToStart(start);

  function ask(question: Question) {
    if (isOver) return;
    if (asked) {
      waiting = { question };
      return;
    }
    asked = { question };
    if (worker) worker.postMessage(question, []);
    else void answerHere(question);
  }

  async function answerHere(question: Question) {
    try {
      const answer = await here();
      if (!isOver) take(answer(question));
    } catch (error) {
      if (isOver) return;
      [asked, waiting] = [null, null];
      onFailure(error);
    }
  }

  function take(answer: Answer) {
    if (!asked || isOver) return;
    onAnswer(asked.question, answer);
    asked = null;
    if (waiting) ask(waiting.question);
    waiting = null;
  }

  if (worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => take(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker?.terminate();
      worker = null;
      if (asked) void answerHere(asked.question);
    });
  }

  return {
    ask,
    close() {
      isOver = true;
      worker?.terminate();
    },
  };
}

function tryToStart(start: () => Worker): Worker | null {
  try {
    return start();
  } catch {
    return null;
  }
}

interface Told<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
}

/**
 * Has a question answered off the page's own thread, so that no answer holds up typing. `start` and `here` have to
 * stay the same functions. As long as the newest question has no answer, the one before it stays.
 */
export function useWorkerAnswer<Question, Answer>(
  question: Question,
  start: () => Worker,
  here: () => Promise<(question: Question) => Answer>,
): { answer: Answer | null; answered: Question | null; isLate: boolean } {
  const [told, setTold] = useState<Told<Question, Answer> | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const line = useRef<ReturnType<typeof createLatestOnlyWorker<Question, Answer>>>(null);
  // The nearest boundary takes it.
  if (failure) throw failure.error;

  useEffect(() => {
    const opened = createLatestOnlyWorker({
      start,
      here,
      onAnswer: (question, answer) => setTold({ question, answer }),
      onFailure: (error) => setFailure({ error }),
    });
    line.current = opened;
    return () => opened.close();
  }, [start, here]);

  useEffect(() => line.current?.ask(question), [question]);

  return {
    answer: told?.answer ?? null,
    answered: told?.question ?? null,
    isLate: told?.question !== question,
  };
}
