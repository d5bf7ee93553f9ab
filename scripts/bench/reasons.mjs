// @ts-check

const ON_THE_LINE =
  'Lighthouse’s slow 4G brings 29 kB in a round trip of 150 ms; the document is there after 0.75 s, the floor’s 91 kB four round trips later, Home’s 186 kB (148 of JavaScript, 13 of styles, 21 of fonts, 4 of the rest) and the question who is there ten: 2.3 s. The JavaScript alone, which has a budget of its own, takes six';
const LOCAL_BUILD =
  'the local build that is measured here carries 1 kB for its Auth emulator and demo account; a deployable one has 109.6 kB (node scripts/budgets.mjs)';
const NEXT_TO_NOTHING =
  'the floor blocks for 0 to 5 ms, so that a fifth more is still less than one can measure; up to 200 ms count as good';

/**
 * Why a budget is missed, once that has been measured: by the name of the figure in the table.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const REASONS = {
  'Build: Signed-out first visit, all JavaScript': LOCAL_BUILD,
  'Signed out, first visit: JavaScript': LOCAL_BUILD,
  'Signed out, first visit: TBT': NEXT_TO_NOTHING,
  'Home, first visit: LCP': ON_THE_LINE,
  'Home, first visit: TBT': NEXT_TO_NOTHING,
  'Every page, worst: LCP': ON_THE_LINE,
  'Every page, worst: TBT': NEXT_TO_NOTHING,
  'Every page, worst: SEO': 'an address without a page asks not to be indexed, as it should',
};
