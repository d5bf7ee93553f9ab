// @ts-check
import { chatbotFigures } from './showcase-chatbot.mjs';
import { contentFigures } from './showcase-content.mjs';
import { scamFigures } from './showcase-scam.mjs';
import { sentimentFigures } from './showcase-sentiment.mjs';

/**
 * What is measured of each tool that can be tried on the site.
 *
 * @typedef {import('./rows.mjs').Figure} Figure
 * @typedef {(load: import('../vite/server-render.mjs').ServerRenderer['load']) => Promise<Figure[]>} MeasureShowcase
 *
 * @type {readonly MeasureShowcase[]}
 */
export const SHOWCASES = [chatbotFigures, sentimentFigures, scamFigures, contentFigures];
