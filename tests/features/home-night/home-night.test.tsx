import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleAnalyses } from 'virtual:sample-analyses';
import { beforeEach, expect, test, vi } from 'vitest';
import { toneNames } from '@/features/tools';
import { clockTime } from '@/site/locale';
import { topics } from '@/site/message-topics';
import { featureMessages, night, sampleMessages, store } from '@/site/messages';
import { renderPage } from '../../support/render-page';

beforeEach(() => {
  vi.resetModules();
});

/** A fresh visit: the module reads session storage again. */
async function openNight(shown = night) {
  const { HomeNight, MessageField } = await import('@/features/home-night');
  const { FeatureAnalysis } = await import('@/features/message-analysis');
  renderPage(
    <>
      <MessageField note="">{null}</MessageField>
      {shown && <HomeNight night={shown} counters={null} />}
      <FeatureAnalysis feature="chatbot" />
    </>,
  );
  return screen.getByRole('textbox', { name: 'Paste a customer’s message' });
}

const [sample] = sampleMessages;
const [{ team, words }] = topics;
const [word = ''] = words.split(' ');

test('the slider has a stop for each step, and says its time and title', async () => {
  await openNight();
  const slider = screen.getByRole('slider', { name: 'Step of the night' });
  const cards = cardTitles();
  expect(slider).toHaveAttribute('max', String(cards.length));
  expect(slider).toHaveAttribute('aria-valuetext', `${clockTime(store.closesAt)}: ${cards[0]}`);
  fireEvent.change(slider, { target: { value: cards.length } });
  expect(slider).toHaveAttribute('aria-valuetext', `${clockTime(store.opensAt)}: ${cards.at(-1)}`);
  expect(screen.getByText(`Open. ${night?.colleague} is in`)).toBeInTheDocument();
});

test('the sample goes through every step: marked, masked, answered with a source, and noted', async () => {
  await openNight();
  const { inEnglish = '', personal, text, tone } = sampleAnalyses[0];
  expect(card(2)).toHaveTextContent(sample.text.slice(0, 20));
  expect(card(3)).toHaveTextContent(toneNames[tone]);
  expect(card(3)).toHaveTextContent(inEnglish);
  for (const { start, end } of personal) expect(card(4)).not.toHaveTextContent(text.slice(start, end));
  expect(card(5)).toHaveTextContent(sample.reply);
  expect(card(5)).toHaveTextContent(sample.source);
  expect(within(card(6)).getAllByRole('term')).toHaveLength(5);
});

test('the steps tell an owner’s story', async () => {
  if (night) await openNight({ ...night, title: 'A chair wobbles', colleague: 'Sam' });
  expect(cardTitles()[1]).toBe('A chair wobbles');
  expect(card(6)).not.toHaveTextContent(/\bhers\b/);
});

test('a typed message takes the place of the sample in each step, and on feature pages', async () => {
  const field = await openNight();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: `I am angry about my ${word}, ref 2087.` } });
  await waitFor(() => expect(card(3)).toHaveTextContent(team));
  expect(within(card(2)).getByText('angry', { selector: 'mark' })).toBeInTheDocument();
  expect(card(4)).toHaveTextContent('2•••');
  expect(card(5)).toHaveTextContent(`Held for ${team}: the decision`);
  expect(card(6)).toHaveTextContent(`Decide for ${team}`);
  expect(card(6)).not.toHaveTextContent('2087');
  expect(cardTitles()[3]).toBe('Number is masked in reports');
  expect(screen.getByRole('link', { name: 'Send this result' })).toBeInTheDocument();
  // Also that of an earlier conversation, which stays.
  expect(screen.getAllByText(featureMessages.chatbot.reply)).toHaveLength(1);

  fireEvent.change(field, { target: { value: 'Hola, mi pedido no ha llegado. Gracias.' } });
  expect(card(3)).toHaveTextContent('only the sample is');
  expect(card(5)).toHaveTextContent('No source');
  expect(cardTitles()[3]).toBe('Nothing private to mask');

  fireEvent.change(field, { target: { value: '' } });
  expect(card(2)).toHaveTextContent(sample.text.slice(0, 20));
  expect(screen.getAllByText(featureMessages.chatbot.reply)).toHaveLength(2);
});

test('a stored message is analyzed once the engine has loaded, without an error before', async () => {
  const value = `The ${word} is here.`;
  sessionStorage.setItem('message', JSON.stringify({ owner: '', value }));
  expect(await openNight()).toHaveValue(value);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(team));
});

test('a translated page follows when the message changes', async () => {
  const field = await openNight();
  translate(screen.getByText(sample.reply));
  fireEvent.change(field, { target: { value: `The ${word} is here.` } });
  await waitFor(() => expect(card(3)).toHaveTextContent(team));
  expect(screen.queryByText(/^Translated:/)).not.toBeInTheDocument();
});

function card(step: number): HTMLElement {
  const title = cardTitles()[step - 1] ?? '';
  const item = screen.getByRole('heading', { level: 2, name: title }).closest('li');
  if (!item) throw new Error(`There is no step ${step}.`);
  return item;
}

function cardTitles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

/** Google Translate replaces each text node with a font element. */
function translate(element: Element) {
  for (const node of [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
    const font = document.createElement('font');
    font.textContent = `Translated: ${node.textContent}`;
    node.replaceWith(font);
  }
}
