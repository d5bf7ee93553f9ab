import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { night } from '@/site/messages';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { DayArc } from './day-arc';
import { OwnMessage } from './own-message';
import { SendAnalysis } from './send-analysis';
import { Sky } from './sky';
import { earlierRows, storySteps } from './story';
import { StepParts } from './story-parts';
import { MESSAGE_ID, sampleAnalysis, useMessage, writeMessage } from './use-message';
import { useStoryStep } from './use-story-step';

const sample = sampleAnalysis('store');

/** The step that shows all that is computed from a message. */
const REPLY_STEP = 5;

interface InboxStoryProps {
  /** At the foot of the list of conversations. */
  readonly counters: ReactNode;
}

/**
 * One night in an inbox, in six steps, under one sky. Wide windows show a frame that follows scrolling and the slider,
 * phones a row of cards, print and reduced motion six stills: story.css arranges the same parts.
 */
export function InboxStory({ counters }: InboxStoryProps) {
  const markers = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLOListElement>(null);
  const [step, chooseStep] = useStoryStep(markers, cards);
  const message = useMessage();
  const { isOwn } = message;
  const analysis = isOwn ? message.analysis : sample;
  const isPending = isOwn && message.milliseconds === undefined;
  const name = isOwn ? 'Your customer' : night.customer;
  const isOpen = step === storySteps.length;

  function write(text: string) {
    writeMessage(text);
    if (text !== '') chooseStep(Math.max(step, REPLY_STEP));
  }

  return (
    <>
      <Sky light={storySteps[step - 1]?.light ?? 'dusk'} />
      <div id={MESSAGE_ID} data-keep-clear data-step={step} className="story">
        <div ref={markers} aria-hidden className="story-markers">
          {storySteps.map(({ title }) => (
            <span key={title} />
          ))}
        </div>
        <div className="story-stage">
          <DayArc step={step} onStep={chooseStep} />
          <div className="story-frame">
            <p className="story-brand">
              <span translate="no" className="font-medium text-fg">
                {night.store}
              </span>
              <span>Inbox</span>
            </p>
            <p className="story-status">
              <span aria-hidden className={isOpen ? 'bg-mint' : 'bg-accent'} />
              <span>{isOpen ? `Open. ${night.colleague} is in` : 'Closed. AI answers'}</span>
            </p>
            <p aria-hidden className="story-head story-head-list">
              Conversations
            </p>
            <p aria-hidden className="story-head story-head-talk">
              <span>{step === 1 ? earlierRows[0].name : name}</span>
            </p>
            <p aria-hidden className="story-head story-head-found">
              <span>{step === 1 ? 'Tonight' : 'What AI found'}</span>
            </p>
            <ol ref={cards} className="story-steps">
              {storySteps.map(({ id, time, title, text, to }, index) => (
                <li
                  key={title}
                  data-shown={step > index}
                  data-current={step === index + 1}
                  className={isPending ? 'story-pending' : undefined}
                >
                  <div className="story-caption">
                    <p className="story-time" translate="no">
                      {time}
                    </p>
                    <h2>
                      <Link to={to}>{title}</Link>
                    </h2>
                    <p>{text}</p>
                  </div>
                  <StepParts id={id} name={name} step={step} analysis={analysis} isOwn={isOwn} />
                </li>
              ))}
            </ol>
            <OwnMessage message={message} onWrite={write} />
            <div className="story-counters">{counters}</div>
          </div>
        </div>
      </div>
      <div className="story-end">
        <p className="text-h3 font-semibold text-balance">{night.closingLine}</p>
        <div className="mt-6">
          {isOwn && !isPending ? (
            <SendAnalysis analysis={analysis} />
          ) : (
            <ButtonLink to={paths.contact} size="lg">
              Get Started
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}
