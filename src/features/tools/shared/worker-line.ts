interface Line<Question, Answer> {
  readonly start: () => Worker;
  /** Brings what the worker would do, for browsers in which it cannot start. */
  readonly here: () => Promise<(question: Question) => Answer>;
  readonly onAnswer: (question: Question, answer: Answer) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Asks a worker one question at a time. Of those that come meanwhile, only the newest is asked. */
export function openLine<Question, Answer>({ start, here, onAnswer, onFailure }: Line<Question, Answer>) {
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
