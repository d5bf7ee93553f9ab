import { useEffect, useRef, useState } from 'react';
import { useModelChoice } from '@/features/consent';
import { logError } from '@/lib/log-error';
import type { ModelError } from './model-errors';
import { findPlace, type Place } from './model-place';
import type { ModelTask } from './run-model';

export interface ModelRun {
  /** `asking`: the text would be sent to Gemini, which the visitor has not allowed yet. */
  readonly status: 'asking' | 'writing' | 'done';
  readonly place: Place;
  readonly task: ModelTask;
  readonly text: string;
  readonly error: ModelError | null;
}

interface Current {
  readonly controller: AbortController;
  /** Undefined until it is known where the model runs. */
  place?: Place;
}

/** Asks the model, one question at a time, and keeps the answers by key. Leaving the page ends the current run. */
export function useModelRuns() {
  const [runs, setRuns] = useState<ReadonlyMap<string, ModelRun>>(new Map());
  const [isAllowed, setAllowed] = useModelChoice();
  const current = useRef<Current>(null);

  function put(key: string, run: ModelRun) {
    setRuns((before) => new Map(before).set(key, run));
  }

  /** Ignores a run that was forgotten meanwhile. */
  function update(key: string, run: ModelRun) {
    setRuns((before) => (before.has(key) ? new Map(before).set(key, run) : before));
  }

  async function start(key: string, task: ModelTask, mayBeSent = isAllowed) {
    end(current.current, 'stopped');
    const controller = new AbortController();
    const { signal } = controller;
    const started: Current = { controller };
    current.current = started;
    const place = await findPlace();
    // A newer question, a withdrawn consent or leaving the page may have ended the run before it began.
    if (signal.aborted) return;
    started.place = place;
    const run = { status: 'writing', place, task, text: '', error: null } as const;
    if (place === 'cloud' && !mayBeSent) return put(key, { ...run, status: 'asking' });
    put(key, run);
    let text = '';
    function onText(next: string) {
      text = next;
      update(key, { ...run, text });
    }
    const error = await loadAndRun(task, { place, signal, onText });
    update(key, { ...run, status: 'done', text, error });
  }

  async function allow(key: string) {
    const task = runs.get(key)?.task;
    setAllowed(true);
    if (task) await start(key, task, true);
  }

  function clear() {
    end(current.current, 'stopped');
    setRuns((before) => (before.size === 0 ? before : new Map()));
  }

  useEffect(() => () => end(current.current, 'stopped'), []);
  // Consent can be withdrawn in another tab. Also ends a run whose place is not known yet: it might be the cloud.
  useEffect(() => {
    if (!isAllowed && current.current?.place !== 'device') end(current.current, 'withdrawn');
  }, [isAllowed]);

  return {
    runs,
    start,
    allow,
    /** Forgets a run, such as one that is not allowed. */
    forget: (key: string) => setRuns((before) => new Map([...before].filter(([other]) => other !== key))),
    stop: () => end(current.current, 'stopped'),
    /** Ends the current run and forgets all. */
    clear,
  };
}

function end(current: Current | null, why: ModelError) {
  current?.controller.abort(why);
}

type RunModel = typeof import('./run-model').runModel;

async function loadAndRun(...run: Parameters<RunModel>): Promise<ModelError | null> {
  const module = await import('./run-model').catch(logError);
  return module ? module.runModel(...run) : navigator.onLine ? 'notLoaded' : 'offline';
}
