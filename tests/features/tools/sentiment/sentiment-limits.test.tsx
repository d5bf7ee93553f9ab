import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scoreText } from '@/features/tools/sentiment/score-text';
import { toneNames } from '@/features/tools/sentiment/tones';
import SentimentAnalysisPage from '@/pages/sentiment-analysis';
import { facts } from '@/site/facts';
import { renderPage, section } from '../../../support/render-page';

test('the demo misreads the sentences that the page says it misreads', () => {
  renderPage(<SentimentAnalysisPage />);
  const limits = within(section('limits'));
  expect(limits.getByText(new RegExp(`${facts.sentimentDemoAccuracy} of 100`))).toBeVisible();
  const items = limits.getAllByRole('listitem');
  expect(items).not.toHaveLength(0);
  for (const item of items) {
    const quote = item.querySelector('blockquote')?.textContent.replace(/[“”]/g, '') ?? '';
    const [reading, meaning] = within(item).getAllByRole('definition');
    expect(reading, quote).toHaveTextContent(toneNames[scoreText(quote).tone]);
    expect(meaning?.textContent, quote).not.toBe(reading?.textContent);
  }
});
