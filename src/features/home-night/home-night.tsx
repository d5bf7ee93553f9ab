import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AttachLink } from '@/features/forms';
import { MESSAGE_ID, useMessage, type Analysis } from '@/features/message-analysis';
import { toneNames } from '@/features/tools';
import { classNames } from '@/lib/class-names';
import { formatScore } from '@/lib/text';
import { store, type Night } from '@/site/messages';
import { paths } from '@/site/paths';
import { Street } from '@/ui/illustrations/street/street';
import { TextLink } from '@/ui/text-link';
import { stepParts } from './night-parts';
import { nightSteps, type NightStep } from './night-steps';
import { useNightStep } from './use-night-step';

interface HomeNightProps {
  readonly night: Night;
  /** At the foot of the list of conversations. */
  readonly counters: ReactNode;
}

/**
 * One night in an inbox, in six steps. The variants `frame` and `cards` of src/styles/index.css arrange the same parts:
 * wide windows show a frame that follows scrolling and the slider, phones a row of cards, and print, reduced motion, and
 * browsers without scripts six stills.
 */
export function HomeNight({ night, counters }: HomeNightProps) {
  const markers = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLOListElement>(null);
  const [step, chooseStep] = useNightStep(markers, cards);
  const { analysis, isOwn, state } = useMessage();
  const name = isOwn ? 'Your customer' : night.customer;
  const steps = nightSteps(night, analysis, isOwn);
  const reached = (id: NightStep['id']) => steps.findIndex((other) => other.id === id) < step;
  const isOpen = step === steps.length;

  return (
    <>
      <div className="relative max-lg:pt-72">
        <NightStreet night={night} step={step} steps={steps.length} />
        <div
          id={MESSAGE_ID}
          data-search="example"
          className="relative mx-auto mt-4 max-w-content lg:mt-6 frame:after:block frame:after:h-12"
        >
          <div
            ref={markers}
            aria-hidden
            className="absolute -top-240 bottom-0 hidden w-px grid-rows-[41.5rem_repeat(4,5rem)_1fr] frame:grid"
          >
            {steps.map(({ id }) => (
              <span key={id} data-night={id} />
            ))}
          </div>
          <div className="frame:sticky frame:top-[min(4.75rem,100svh-41.5rem)] frame:mx-auto frame:max-w-280">
            <div className={`relative z-1 text-sm text-fg-muted ${frameClass}`}>
              <p className={`${headClass} frame:col-start-1`}>
                <span translate="no" className="font-medium text-fg">
                  {store.name}
                </span>
                <span>Inbox</span>
              </p>
              <p aria-hidden className={`${headClass} font-medium text-fg frame:col-start-2`}>
                <span>{step === 1 ? night.earlier[0].name : name}</span>
              </p>
              <p className={`${headClass} frame:col-start-3`}>
                <span
                  aria-hidden
                  className={isOpen ? 'size-2 rounded-full bg-mint' : 'size-2 rounded-full bg-accent'}
                />
                <span>{isOpen ? `Open. ${night.colleague} is in` : 'Closed. The AI answers'}</span>
              </p>
              <NightSlider step={step} steps={steps} onStep={chooseStep} />
              <ol
                ref={cards}
                className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] gap-3 cards:-mx-gutter cards:mt-4 cards:flex cards:snap-x cards:snap-mandatory cards:scroll-px-gutter cards:overflow-x-auto cards:overscroll-x-contain cards:px-gutter cards:[scrollbar-width:none] frame:contents"
              >
                {steps.map(({ id, time, title, text, to }, index) => {
                  const Parts = stepParts[id];
                  return (
                    <li
                      key={id}
                      data-night={id}
                      data-shown={step > index}
                      data-current={step === index + 1}
                      className="group/step flex min-w-0 scroll-mt-40 flex-col gap-4 rounded-card border border-border bg-surface p-5 cards:w-[clamp(16rem,86%,29rem)] cards:shrink-0 cards:snap-start frame:contents"
                    >
                      <div className="frame:pointer-events-none frame:absolute frame:start-4 frame:end-92 frame:top-0 frame:flex frame:h-16 frame:items-center frame:gap-5 frame:transition-opacity frame:duration-slower frame:group-data-[current=false]/step:invisible frame:group-data-[current=false]/step:opacity-0">
                        <p translate="no" className="whitespace-nowrap text-fg frame:text-h3">
                          {time}
                        </p>
                        <div>
                          <h2 className="text-lg text-fg frame:text-base">
                            <Link
                              to={to}
                              className="pointer-events-auto py-1 underline-offset-4 hover:underline"
                            >
                              {title}
                            </Link>
                          </h2>
                          <p>{text}</p>
                        </div>
                      </div>
                      <Parts {...{ night, name, analysis, isOwn, reached }} state={steps[step - 1]?.state} />
                    </li>
                  );
                })}
              </ol>
              <div className="mt-3 rounded-card border border-border bg-surface px-4 py-3 frame:col-start-1 frame:row-start-5 frame:mt-0 frame:self-end frame:rounded-none frame:border-x-0 frame:border-b-0 frame:bg-transparent">
                <p className="mb-1 font-medium text-fg">
                  {`Tonight: ${night.answered} answered, ${night.waiting} held for the team`}
                </p>
                {counters}
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className="-mx-gutter flex flex-wrap items-center justify-center gap-x-6 gap-y-2 bg-(--low) px-gutter py-2">
        <TextLink to={paths.chatbot}>Ask your own page</TextLink>
        {state === 'read' && (
          <AttachLink
            size="lg"
            variant="secondary"
            result={() => ({ title: 'A message read on this site', text: inWords(analysis) })}
          >
            Send this result
          </AttachLink>
        )}
      </div>
    </>
  );
}

interface NightSliderProps {
  /** From 1. */
  readonly step: number;
  readonly steps: readonly { readonly id: string; readonly time: string; readonly title: string }[];
  readonly onStep: (step: number) => void;
}

/** The steps of the night on a line, from sunset to sunrise. */
function NightSlider({ step, steps, onStep }: NightSliderProps) {
  const current = steps[step - 1];
  const place: CSSProperties = { insetInlineStart: `${((step - 1) / (steps.length - 1)) * 100}%` };
  return (
    <div className="relative mx-3 hidden h-12 cards:block frame:absolute frame:end-5 frame:top-0 frame:block frame:h-16 frame:w-76">
      <input
        type="range"
        aria-label="Step of the night"
        min={1}
        max={steps.length}
        value={step}
        aria-valuetext={`${current?.time}: ${current?.title}`}
        onChange={(event) => onStep(event.currentTarget.valueAsNumber)}
        className="peer absolute -inset-x-3 inset-y-0 z-1 cursor-ew-resize touch-pan-y opacity-0"
      />
      <div
        aria-hidden
        className="absolute inset-x-0 top-1/2 flex h-px items-center justify-between bg-fg/40 *:size-1.5 *:rounded-full *:bg-fg"
      >
        {steps.map(({ id }) => (
          <i key={id} />
        ))}
      </div>
      <span
        aria-hidden
        style={place}
        className={classNames(
          'absolute top-1/2 -m-3 size-6 rounded-full transition-[inset-inline-start,background-color] duration-slower peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-fg forced-colors:bg-[Highlight]',
          step === 1 || step === steps.length ? 'bg-sun' : 'bg-fg',
        )}
      />
    </div>
  );
}

/**
 * The store's street behind its inbox. One window is lit for each answer; those with a question for the team stay amber
 * until they come in. On wide screens, it stays at the lower edge of the window.
 */
function NightStreet({ night, step, steps }: { night: Night; step: number; steps: number }) {
  const isOpen = step === 1 || step === steps;
  // Wide windows show the ends of the street beside the inbox, phones its middle.
  const share = (night.answered / 80) * ((step + 1) / (steps + 1));
  const lit = [1, 0.6, 0.4, 0.4, 0.4, 0.5, 1, 1].map((weight) => weight * share);
  return (
    <div
      aria-hidden
      className="absolute -inset-x-gutter -top-100 bottom-0 -z-1 overflow-x-clip max-lg:top-0 max-lg:bottom-auto max-lg:h-72"
    >
      <div
        data-hour={step === 1 ? 'dusk' : 'night'}
        className="absolute inset-x-0 bottom-0 h-138 bg-transparent! max-lg:[zoom:0.52] frame:sticky frame:top-[calc(100svh-34.5rem)]"
      >
        <Street
          seed="dawn"
          scale={1.25}
          shopAt="max(5rem, (100vw - 70rem) / 4)"
          sun={step === 1}
          sign={store.name}
          isOpen={isOpen}
          lit={lit}
          held={isOpen ? 0 : night.waiting}
        />
      </div>
    </div>
  );
}

/** Three columns: the conversations, the message between two lines, and what was found. */
const frameClass =
  'frame:grid frame:min-h-162 frame:grid-cols-[16.25rem_minmax(0,1fr)_18.75rem] frame:grid-rows-[3rem_auto_auto_auto_1fr] frame:pt-16 ' +
  'frame:rounded-card frame:border frame:border-border-strong frame:bg-surface frame:shadow-overlay ' +
  'frame:before:col-start-2 frame:before:row-span-4 frame:before:row-start-2 frame:before:border-x frame:before:border-border';
const headClass =
  'hidden items-center gap-2 border-y border-border px-4 text-xs frame:row-start-1 frame:flex';

function inWords({ text, tone, score, languageNames, team, because, reply }: Analysis): string {
  return [
    `Message: ${text}`,
    `Mood: ${toneNames[tone]} ${formatScore(score)}`,
    `Languages: ${languageNames.join(', ')}`,
    `Goes to: ${team}${because.length > 0 ? ` (${because.join(', ')})` : ''}`,
    `Reply: ${reply}`,
  ].join('\n');
}
