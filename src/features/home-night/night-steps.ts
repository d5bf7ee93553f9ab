import type { Analysis } from '@/features/message-analysis';
import { capitalize, inWords, listOf } from '@/lib/number-words';
import { clockTime } from '@/site/locale';
import { store, type Night } from '@/site/messages';
import { paths } from '@/site/paths';

/** The steps of the night, each with the page that says more. What they say follows from what was found. */
export function nightSteps(night: Night, { marks, languageNames, personal, team }: Analysis, isOwn: boolean) {
  const foreign = listOf(languageNames.slice(1));
  const kinds = [...new Set(personal.map(({ kind }) => kind.toLowerCase()))];
  const read = [
    ...(marks.some(({ tone }) => tone === 'positive') ? ['praise'] : []),
    ...(marks.some(({ tone }) => tone === 'negative') ? ['a complaint'] : []),
    ...(foreign ? [`a sentence in ${foreign}`] : []),
  ];
  return [
    {
      id: 'close',
      to: paths.chatbot,
      time: clockTime(store.closesAt),
      title: 'The store closes',
      text: `Your team goes home. The AI answers until ${clockTime(store.opensAt)}.`,
      state: 'New',
    },
    {
      id: 'arrive',
      to: paths.translation,
      time: night.arrives,
      title: isOwn ? 'A customer writes' : night.title,
      text: foreign ? `In ${inWords(languageNames.length)} languages, after hours.` : 'After hours.',
      state: 'New',
    },
    {
      id: 'read',
      to: paths.sentimentAnalysis,
      time: night.arrives,
      title: foreign ? `Mood and ${foreign} are marked` : 'The mood is marked',
      text: `${capitalize(listOf(read)) || 'Neither praise nor a complaint'}.`,
      state: 'Read',
    },
    {
      id: 'mask',
      to: paths.benefits.security,
      time: night.arrives,
      title:
        kinds.length === 0
          ? 'Nothing private to mask'
          : `${capitalize(listOf(kinds))} ${kinds.length === 1 ? 'is' : 'are'} masked in reports`,
      text: 'Replies may need private details. Statistics don’t.',
      state: 'Masked',
    },
    {
      id: 'reply',
      to: paths.chatbot,
      time: night.arrives,
      title: 'The customer gets a reply',
      text: isOwn
        ? `A draft without your pages. The decision waits for ${team}.`
        : `With its source. ${capitalize(night.held)} waits for your team.`,
      state: 'Answered',
    },
    {
      id: 'note',
      to: paths.benefits.collaboration,
      time: clockTime(store.opensAt),
      title: `${night.colleague} opens a short note`,
      text: `Answered at ${night.arrives}. The rest is for your team.`,
      state: `Waits for ${night.colleague}`,
    },
  ] as const;
}

export type NightStep = ReturnType<typeof nightSteps>[number];
