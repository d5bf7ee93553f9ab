import type { Page } from '@playwright/test';
import { money } from '@/domain/money';
import { modelErrorMessages } from '@/features/model/model-errors';
import { placeNames } from '@/features/model/model-place';
import { MODEL_CHOICE_KEY } from '@/lib/storage-keys';
import { TOOL_HASH } from '@/site/navigation';
import { paths, sections } from '@/site/paths';
import { plans } from '@/site/plans';
import { expectNoAxeViolations } from '../support/accessibility';
import { startTool, toolPart } from '../support/tools';
import { AI_ORIGIN, expect, passageWith, test, visit } from './gemini-stub';

const [, pro] = plans;
const price = money(pro.price ?? 0);
const question = `How much is ${pro.title}?`;
const supported = `${pro.title} costs ${price} a month`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the assistant asks first, then answers what the site says', async ({ page, gemini, thirdParty }) => {
  gemini.answer = (prompt) => {
    const at = passageWith(prompt, price);
    return { pieces: [`${supported} [${at}`, `]. ${pro.title} makes coffee [${at}]. <b>It is good</b>.`] };
  };
  await open(page);
  await ask(page, question);
  await expect(log(page).getByText('Quoted from this site')).toBeVisible();
  const offer = log(page).getByRole('button', { name: 'Allow and ask' });
  await expect(offer).toBeInViewport();
  expect(thirdParty.filter((url) => url.startsWith(AI_ORIGIN))).toEqual([]);
  expect(gemini.sent).toEqual([]);
  await expectNoAxeViolations(page, { within: TOOL_HASH });

  await offer.click();
  await expect(log(page).getByText(`${supported}.`)).toBeVisible();
  await expect(log(page).getByText(placeNames.cloud, { exact: true })).toBeVisible();
  await expect(log(page)).not.toContainText(/coffee|It is good/);
  expect(gemini.sent).toMatchObject([{ path: expect.stringContaining(':streamGenerateContent?alt=sse') }]);
  expect(gemini.sent[0]?.prompt).toContain(`Question: ${question}`);
  await expectNoAxeViolations(page, { within: TOOL_HASH });

  await ask(page, `Does ${pro.title} include speech to text?`);
  await expect.poll(() => gemini.sent.length).toBe(2);
  await log(page)
    .getByRole('link', { name: /, source: / })
    .first()
    .click();
  await expect(page).not.toHaveURL(paths.chatbot);
  await page.goto(sections.privacyChoices);
  await expect(page.getByRole('switch', { name: 'AI answers' })).toBeChecked();
});

test('“Not now” keeps the quoted answer and is not asked again', async ({ page, gemini }) => {
  await open(page);
  await ask(page, question);
  await log(page).getByRole('button', { name: 'Not now' }).click();
  await ask(page, `Compare all plans`);
  await ask(page, `How do I cancel?`);
  await expect(log(page).getByText('Quoted from this site').last()).toBeVisible();
  await expect(log(page).getByRole('button', { name: 'Allow and ask' })).toHaveCount(0);
  expect(gemini.sent).toEqual([]);
});

test('an answer that the site does not support is left out', async ({ page, gemini }) => {
  gemini.answer = (prompt) => ({
    pieces: [`${pro.title} costs $1 a month [${passageWith(prompt, price)}].`],
  });
  await openAllowed(page);
  await ask(page, question);
  await expect(log(page).getByText(/^The AI found nothing to add/)).toBeVisible();
  await expect(log(page).getByText('Quoted from this site')).toBeVisible();
  await expect(log(page)).not.toContainText('$1 a month');
  await page.reload();
  await startTool(page);
  await expect(log(page)).toContainText(question);
  expect(gemini.sent, 'requests after a reload').toHaveLength(1);
});

const partial = (prompt: string) => [`${supported} [${passageWith(prompt, price)}]. It`];
test('a stream that stalls is ended, and a second try completes it', async ({ page, gemini }) => {
  gemini.answer = (prompt) => ({ pieces: partial(prompt), finish: 'hang' });
  await page.clock.install();
  await openAllowed(page);
  await ask(page, question);
  await expect(log(page).getByText(`${supported}.`)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(log(page).getByText(modelErrorMessages.slow)).toBeVisible();
  await expect(log(page).getByText(`${supported}.`)).toBeVisible();
  gemini.answer = (prompt) => ({ pieces: partial(prompt) });
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page).getByText('The site’s own words')).toBeVisible();
});

test('Stop keeps what has arrived; leaving the page ends the request', async ({ page, gemini }) => {
  gemini.answer = (prompt) => ({ pieces: partial(prompt), finish: 'hang' });
  await openAllowed(page);
  await ask(page, question);
  await expect(log(page).getByText(`${supported}.`)).toBeVisible();
  await log(page).getByRole('button', { name: 'Stop' }).click();
  await expect(log(page).getByText(modelErrorMessages.stopped)).toBeVisible();
  await expect(log(page).getByText(`${supported}.`)).toBeVisible();
  await expect.poll(() => gemini.sent[0]?.isAborted).toBe(true);

  await ask(page, `${question} Please`);
  await expect.poll(() => gemini.sent.length).toBe(2);
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect.poll(() => gemini.sent[1]?.isAborted).toBe(true);
});

test('a model on the device answers without consent, and nothing is sent', async ({ page, thirdParty }) => {
  await withDeviceModel(page);
  await open(page);
  await ask(page, question);
  await expect(log(page).getByText(placeNames.device, { exact: true })).toBeVisible();
  await expect(log(page).getByText(`${supported}.`)).toBeVisible();
  await expect(log(page)).not.toContainText('coffee');
  expect(thirdParty.filter((url) => url.startsWith(AI_ORIGIN))).toEqual([]);
  const used = await page.evaluate(() => Reflect.get(window, 'sessions'));
  expect(used).toMatchObject([{ initialPrompts: [{ role: 'system' }], isDestroyed: true }]);
});

async function open(page: Page) {
  await visit(page, paths.chatbot);
  await startTool(page);
  await expect(log(page)).toBeVisible();
}

async function openAllowed(page: Page) {
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), MODEL_CHOICE_KEY);
  await open(page);
}

async function ask(page: Page, text: string) {
  const field = toolPart(page).locator('textarea');
  // Unlike filling, a click scrolls the tool into the window.
  await field.click();
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

function log(page: Page) {
  return page.getByRole('log');
}

/** The browser's Prompt API. Its model repeats a passage, and adds what no passage says. */
async function withDeviceModel(page: Page) {
  await page.addInitScript(
    ({ price, supported }) => {
      const sessions: object[] = [];
      Reflect.set(window, 'sessions', sessions);
      Reflect.set(window, 'LanguageModel', {
        availability: () => Promise.resolve('available'),
        create(options: { signal: AbortSignal; initialPrompts: object[] }) {
          const session = { initialPrompts: options.initialPrompts, isDestroyed: false };
          options.signal.addEventListener('abort', () => (session.isDestroyed = true));
          sessions.push(session);
          return Promise.resolve({
            promptStreaming(messages: { content: { value: string }[] }[]) {
              const prompt = messages[0]?.content[0]?.value ?? '';
              const line = prompt.split('\n').find((line) => line.startsWith('[') && line.includes(price));
              const cited = /^\[\d+\]/.exec(line ?? '')?.[0] ?? '';
              return new ReadableStream({
                start(controller) {
                  controller.enqueue(`${supported} ${cited}. `);
                  controller.enqueue(`It makes coffee ${cited}.`);
                  controller.close();
                },
              });
            },
            destroy: () => undefined,
          });
        },
      });
    },
    { price, supported },
  );
}
