import { useEffect, useId, useRef, useState } from 'react';
import { LuArrowLeftRight, LuLanguages } from 'react-icons/lu';
import { limitText } from '@/domain/format';
import { Banner } from '@/ui/banner';
import { Button, IconButton } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { DraftField } from '../shared/draft-field';
import { copyExport, ExportBar } from '../shared/export-bar';
import { useSampledText } from '../shared/kept-text';
import { NextStepBar } from '../shared/next-step-bar';
import { errorMessages } from './error-messages';
import {
  defaultTarget,
  englishName,
  sample,
  sampleIn,
  textLanguageOf,
  textLanguages,
} from './text-languages';
import {
  translateText,
  type Failure,
  type Step,
  type TextTranslationRequest,
  type Translation,
} from './translate-text';

const DETECT = 'detect';
const options = textLanguages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }));

export function TextTranslation() {
  const draft = useSampledText(sample.text);
  const { text, isSample } = draft;
  const [source, setSource] = useState(DETECT);
  const [target, setTarget] = useState(() => defaultTarget(navigator.languages));
  const { step, result, failure, cancelled, translate, cancel, reset, show } = useTextTranslation();
  const shown = result ?? (isSample && step === null ? sampleIn(target) : null);
  const error = failure && errorMessages(failure.source, target)[failure.reason];

  function changeText(next: string) {
    if (next === '') reset();
    draft.change(next);
  }

  /** Swaps the two languages, and the text with its translation. An undetected language counts as English. */
  function swapLanguages() {
    setSource(shown?.target ?? target);
    setTarget(shown?.source ?? (source === DETECT ? 'en' : source));
    reset();
    if (!shown || step) return;
    draft.change(shown.text);
    show({ text, source: shown.target, target: shown.source });
  }

  return (
    <>
      <div className="flex flex-col gap-4 p-5 sm:p-6 lg:self-start">
        <div className="grid grid-cols-[1fr_auto] items-end gap-2 lg:-me-5 lg:gap-1">
          <SelectField
            label="From"
            translate="no"
            value={source}
            options={[{ value: DETECT, label: 'Detect language', lang: 'en' }, ...options]}
            onChoose={setSource}
          />
          <IconButton label="Swap languages" icon={LuArrowLeftRight} onClick={swapLanguages} />
        </div>
        <DraftField draft={{ ...draft, change: changeText }} className="min-h-32 text-lg lg:min-h-50">
          <Button
            className="min-w-36"
            variant={step ? 'secondary' : 'primary'}
            onClick={() =>
              step ? cancel() : void translate({ text, source: source === DETECT ? null : source, target })
            }
          >
            <LuLanguages aria-hidden className="size-4.5" />
            <span key={String(step === null)}>{step ? 'Cancel' : 'Translate'}</span>
          </Button>
        </DraftField>
        {error && <Banner key={error.title} role="alert" tone="warn" {...error} />}
        <TranslationProgress step={step} result={result} cancelled={cancelled} />
      </div>
      <div className="flex flex-col gap-4 border-border bg-sunken p-5 max-lg:border-t sm:p-6 lg:border-s">
        <SelectField label="To" translate="no" value={target} options={options} onChoose={setTarget} />
        <TranslationResult result={shown} />
        {result && step === null && (
          <>
            <ExportBar exports={[copyExport(() => result.text)]} />
            <NextStepBar
              plan="pro"
              does={(plan) => `answers in ${limitText(plan, 'languages')} languages`}
              result={() => ({
                title: `Translation: ${englishName(result.source)} to ${englishName(result.target)}`,
                text: `${text}\n\n${result.text}`,
              })}
            />
          </>
        )}
      </div>
    </>
  );
}

function TranslationResult({ result }: Pick<TextTranslationState, 'result'>) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm font-medium">
        Translation
      </p>
      <div
        role="region"
        aria-labelledby={id}
        // It has nothing else to focus, and scrolls by keyboard only with the focus.
        tabIndex={0}
        className="scroll-pane max-h-96 min-h-32 rounded-control border border-border bg-surface px-3.5 py-2.5 text-lg focus-visible:outline-2 focus-visible:outline-ring lg:min-h-50"
      >
        {result ? (
          <p
            translate="no"
            lang={result.target}
            dir={textLanguageOf(result.target)?.direction ?? 'auto'}
            className="wrap-anywhere whitespace-pre-wrap"
          >
            {result.text}
          </p>
        ) : (
          <p className="text-fg-subtle">It appears here, paragraph by paragraph.</p>
        )}
      </div>
    </div>
  );
}

/** Progress of the translation. Only the stages are announced, not every percent. */
function TranslationProgress({ step, result, cancelled }: Omit<TextTranslationState, 'failure'>) {
  const done = result ? `Done: ${englishName(result.source)} to ${englishName(result.target)}.` : '';
  const announcement = step ? stages[step.phase] : cancelled ? 'Canceled. Your text is as it was.' : done;
  const share = step?.share ?? null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-fg-muted">
      <p role="status">
        <span key={announcement}>{announcement}</span>
      </p>
      {share !== null && (
        <>
          <progress aria-label={announcement} value={share} className="h-1.5 w-32 accent-accent" />
          <span translate="no" className="text-xs">
            {`${Math.floor(share * 100)}%`}
          </span>
        </>
      )}
    </div>
  );
}

const stages = {
  detecting: 'Detecting the language',
  fetching: 'Downloading the language pack, once for this device',
  translating: 'Translating, paragraph by paragraph',
} as const;

interface TextTranslationState {
  /** Null unless it is running. */
  readonly step: Step | null;
  /** The last translation, or what there is of the running one. */
  readonly result: Translation | null;
  readonly failure: Failure | null;
  readonly cancelled: boolean;
}

const idle: TextTranslationState = { step: null, result: null, failure: null, cancelled: false };

/** Runs one translation at a time. */
export function useTextTranslation() {
  const [translation, setTranslation] = useState(idle);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function translate(request: TextTranslationRequest) {
    reset();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    function update(change: Partial<TextTranslationState>) {
      if (!signal.aborted) setTranslation((before) => ({ ...before, ...change }));
    }
    try {
      const failure = await translateText(request, {
        signal,
        onStep: (step) => update({ step }),
        onResult: (result) => update({ result }),
      });
      update({ step: null, failure });
    } catch {
      // Aborted; the state is already updated.
    }
  }

  function cancel() {
    current.current?.abort();
    setTranslation((before) => ({ ...before, step: null, cancelled: true }));
  }

  function reset() {
    current.current?.abort();
    setTranslation(idle);
  }

  return {
    ...translation,
    translate,
    cancel,
    reset,
    show: (result: Translation) => setTranslation({ ...idle, result }),
  };
}
