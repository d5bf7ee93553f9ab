import { contacts } from '@/site/contacts';
import { paths } from '@/site/paths';
import { subprocessors } from '@/site/trust';
import { contactForm } from './support/forms';
import { expect, test, visit } from './support/signed-in';

test('a buyer finds the security answers from the footer and the search, and asks for the DPA', async ({
  page,
}) => {
  await visit(page, paths.pricing);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page).toHaveURL(paths.benefits.security);
  const answers = page.locator('#questionnaire');
  await expect(answers.getByRole('link', { name: contacts.email.security })).toBeVisible();
  await answers.getByRole('link', { name: 'See the list' }).click();
  for (const { name } of subprocessors) await expect(page.locator('#subprocessors')).toContainText(name);
  await answers.getByRole('link', { name: /DPA/ }).click();
  await expect(contactForm(page).locator('[name=message]')).toHaveValue(/\(DPA\)/);

  for (const [query, to] of [
    ['dpa', paths.benefits.security],
    ['subprocessors', paths.benefits.security],
    ['slack', paths.cloudIntegration],
    ['overage', paths.pricing],
    ['annual', paths.pricing],
  ]) {
    await visit(page, `${paths.search}?q=${query}`);
    await expect(page.getByRole('main').locator(`a[href^="${to}"]`).first(), query).toBeVisible();
  }
});
