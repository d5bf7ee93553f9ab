import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { featureMessages, sampleMessages } from '@/site/messages';

beforeEach(() => {
  vi.resetModules();
});

/** A fresh visit: the module reads session storage again. */
async function openCard() {
  const { FeatureAnalysis, MessageCard } = await import('@/features/message-demo');
  render(
    <MemoryRouter>
      <MessageCard />
      <FeatureAnalysis feature="chatbot" />
    </MemoryRouter>,
  );
  return screen.getByRole('textbox', { name: 'Try a message of your own' });
}

const [first, second] = sampleMessages;

test('another sample changes the message, and is kept for the visit', async () => {
  await openCard();
  expect(screen.getByText('Spanish')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: second.label }));
  expect(screen.getByText('French')).toBeInTheDocument();
  expect(screen.queryByText('Spanish')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('message')).toContain(second.id);
});

test('a typed message is analyzed, also by each feature; clearing it returns to the samples', async () => {
  const field = await openCard();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'My invoice is wrong and I am angry.' } });
  await waitFor(() => expect(screen.getAllByText('Billing')).not.toEqual([]));
  expect(screen.getByText('angry', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.queryByText(featureMessages.chatbot.reply)).not.toBeInTheDocument();
  expect(screen.getByText(/^Private: nothing left this page\.$/)).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByText('Spanish')).toBeInTheDocument();
  expect(screen.getByText(featureMessages.chatbot.reply)).toBeInTheDocument();
});

test('choosing a sample keeps the typed message, which can be chosen again', async () => {
  const field = await openCard();
  fireEvent.change(field, { target: { value: 'The parcel is late.' } });
  fireEvent.click(screen.getByRole('radio', { name: second.label }));
  expect(screen.getByText('French')).toBeInTheDocument();
  expect(field).toHaveValue('The parcel is late.');
  fireEvent.click(screen.getByRole('radio', { name: 'Yours' }));
  await waitFor(() => expect(screen.getAllByText('Delivery')).not.toEqual([]));
});

test('a stored message is analyzed once the engine has loaded, without an error before', async () => {
  sessionStorage.setItem('message', JSON.stringify({ sample: first.id, text: 'The parcel is late.' }));
  expect(await openCard()).toHaveValue('The parcel is late.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Delivery'));
});

test('the reply answers the sentence with the word that chose the team, not one that contains its letters', async () => {
  const { FeatureOutput } = await import('@/features/message-demo');
  sessionStorage.setItem('message', JSON.stringify({ text: 'I was happy once. Then the app stopped.' }));
  render(<FeatureOutput feature="chatbot" />);
  expect(await screen.findByText('Then the app stopped.')).toBeInTheDocument();
});

test('a translated page follows when the message changes', async () => {
  const field = await openCard();
  translate(screen.getByText(featureMessages.chatbot.reply));
  fireEvent.change(field, { target: { value: 'The parcel is late.' } });
  await waitFor(() => expect(screen.getAllByText('Delivery')).not.toEqual([]));
  expect(screen.queryByText(/^Translated:/)).not.toBeInTheDocument();
});

/** Google Translate replaces each text node with a font element. */
function translate(element: Element) {
  for (const node of [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
    const font = document.createElement('font');
    font.textContent = `Translated: ${node.textContent}`;
    node.replaceWith(font);
  }
}
