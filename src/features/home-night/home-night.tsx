import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  dataNames,
  languageName,
  MESSAGE_ID,
  sampleAnalysis,
  useMessage,
  type Analysis,
} from '@/features/message-analysis';
import { nightSteps, sampleMessages, store, type Night } from '@/site/messages';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { DayArc } from './day-arc';
import { stepParts } from './night-parts';
import { SendAnalysis } from './send-analysis';
import { useNightStep } from './use-night-step';

const [{ id: sample }] = sampleMessages;

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
  const message = useMessage();
  const { isOwn } = message;
  const analysis = isOwn ? message.analysis : sampleAnalysis(sample);
  const name = isOwn ? 'Your customer' : night.customer;
  const steps = nightSteps(night, foundIn(analysis, isOwn));
  const isOpen = step === steps.length;

  return (
    <>
      <div
        id={MESSAGE_ID}
        data-search="example"
        className="relative mx-auto mt-6 max-w-content frame:mt-4 frame:after:block frame:after:h-20"
      >
        <div
          ref={markers}
          aria-hidden
          className="absolute -top-240 bottom-0 hidden w-px grid-rows-[39rem_repeat(4,5rem)_1fr] frame:grid"
        >
          {steps.map(({ id }) => (
            <span key={id} data-night={id} />
          ))}
        </div>
        <div className="frame:sticky frame:top-[min(4.75rem,100svh-48rem)] frame:mx-auto frame:max-w-280">
          <DayArc step={step} steps={steps} onStep={chooseStep} />
          <div className="relative z-1 text-sm text-fg-muted frame:grid frame:min-h-146 frame:grid-cols-[16.25rem_minmax(0,1fr)_18.75rem] frame:grid-rows-[3rem_auto_auto_auto_1fr] frame:rounded-card frame:border frame:border-border-strong frame:bg-surface frame:shadow-overlay frame:before:col-start-2 frame:before:row-span-4 frame:before:row-start-2 frame:before:border-x frame:before:border-border">
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
                    <div className="frame:pointer-events-none frame:absolute frame:inset-x-1/5 frame:bottom-full frame:mb-3 frame:text-center frame:transition-opacity frame:duration-slower frame:group-data-[current=false]/step:invisible frame:group-data-[current=false]/step:opacity-0">
                      <p translate="no" className="text-fg frame:text-h4">
                        {time}
                      </p>
                      <h2 className="text-lg text-fg">
                        <Link to={to} className="pointer-events-auto py-1 underline-offset-4 hover:underline">
                          {title}
                        </Link>
                      </h2>
                      <p>{text}</p>
                    </div>
                    <Parts night={night} name={name} step={step} analysis={analysis} isOwn={isOwn} />
                  </li>
                );
              })}
            </ol>
            <div className="mt-3 frame:col-start-1 frame:row-start-5 frame:mt-0 frame:self-end frame:border-t frame:border-border frame:px-4 frame:py-3">
              {counters}
            </div>
          </div>
        </div>
      </div>
      <div className="flex flex-col items-center gap-5 pt-10 pb-8 text-center">
        <p data-search="example" className="text-h3 font-semibold text-balance">
          <span>{`“${store.closingLine}”`}</span>
          <span className="mt-2 block text-base font-normal text-fg-muted">{`${store.owner}, owner`}</span>
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.chatbot} size="lg">
            Ask your own page
          </ButtonLink>
          {message.state === 'read' && <SendAnalysis analysis={analysis} />}
        </div>
      </div>
    </>
  );
}

const headClass =
  'hidden items-center gap-2 border-b border-border px-4 text-xs frame:row-start-1 frame:flex';

function foundIn({ marks, languages, personal, team }: Analysis, isOwn: boolean) {
  return {
    isOwn,
    praise: marks.some(({ tone }) => tone === 'positive'),
    complaint: marks.some(({ tone }) => tone === 'negative'),
    languages: languages.slice(1).map(languageName),
    personal: [...new Set(personal.map(({ kind }) => dataNames[kind].toLowerCase()))],
    team,
  };
}
