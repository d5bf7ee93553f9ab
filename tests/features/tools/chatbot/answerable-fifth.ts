import { paths } from '@/site/paths';
import type { Expected } from './answerable';

const plans = [paths.pricing, paths.offer, paths.home];

/** A fifth round: asked before in other words. */
export const fifthAnswerable: readonly Expected[] = [
  { pages: plans, questions: ['how much does Basic cost a month'] },
  { pages: [paths.offer, paths.pricing], questions: ['ten per cent off for five days'] },
  {
    pages: [paths.help],
    questions: ['is there a money back guarantee', 'Which ways of paying are there?', 'light or dark theme'],
  },
  { pages: [paths.contact, paths.help], questions: ['street adress'] },
  { pages: [paths.privacy], questions: ['what does Firebase know about me'] },
  { pages: [paths.services], questions: ['may I take my data with me when I leave'] },
];
