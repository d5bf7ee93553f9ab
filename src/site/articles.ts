import { facts } from './facts';
import { planOf } from './plans';
import { team } from './team';

export interface Article<Id extends string = string> {
  /** The address of the article: /Blog#id. */
  readonly id: Id;
  readonly title: string;
  /** Shown on the card that leads to the article. */
  readonly summary: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** The `id` of a team member. */
  readonly author: string;
  readonly paragraphs: readonly string[];
}

/** The articles of the blog. */
export const basics = listed([
  {
    id: 'what-ai-does-well',
    title: 'What AI does well, and what to keep',
    summary: 'AI is fast at finding and rephrasing what you already wrote down. Sort your work by that.',
    date: '2026-02-10',
    author: 'ines',
    paragraphs: [
      'A language model reads quickly and rephrases well. If the answer to a question is written in your help pages, your price list or your order system, AI will find it at any hour and put it in the customer’s words and language. That covers a large part of most inboxes: opening hours, order status, sizes, returns, appointments.',
      'It does poorly where nothing is written down. A refund outside your rules, a complaint with a history or a promise about next month needs judgment and someone who is accountable for it. Keep those with your team.',
      'To sort your own work, take last week’s messages and make three piles. In the first, the answer is on one of your pages. In the second, it is in a system, such as an order. In the third, a person had to decide something. The first pile is ready for a chatbot today. The second needs one connection. The third stays with your team, and AI helps by passing it on with the full history.',
      'Count the piles. The first two show how many hours you can win back. That is a better basis for a decision than any demo.',
    ],
  },
  {
    id: 'when-ai-is-wrong',
    title: 'Plan for the times AI is wrong',
    summary: 'A model sounds equally sure when it is wrong. Four habits limit the damage.',
    date: '2026-03-05',
    author: 'tomas',
    paragraphs: [
      'Every model makes mistakes, and it sounds equally sure when it does. Plan for that instead of hoping for a better model.',
      'First, limit the sources. A chatbot that may only use your own pages has far less room to invent an answer than one that draws on everything it was trained on.',
      'Second, show the source. When each answer carries a link to the page it came from, customers can check it, and your team can fix the page instead of arguing with the model.',
      'Third, allow “I don’t know.” Count that reply as a success when it is followed by a handover to a person. If you punish it, you get guesses.',
      'Fourth, measure on examples the system has not seen. Write down a hundred real questions with the right answers, keep them out of the setup, and run them after each change. Numbers from such a test are lower than those in advertisements, and you can rely on them. ' +
        `The sentiment demo on this site, for example, is right on ${facts.sentimentDemoAccuracy} of 100 texts it had not seen.`,
      'Where money, health or rights are at stake, let a person confirm the answer before anyone acts on it.',
    ],
  },
  {
    id: 'start-with-one-task',
    title: 'Start with one task and one number',
    summary:
      'One team, one task, one number that you already track. After four weeks, you know whether it works.',
    date: '2026-04-14',
    author: 'priya',
    paragraphs: [
      'Projects that begin with ten tasks rarely finish one. Choose a single task, a single team and a number that you already track, such as the hours until a first answer or the share of questions that come back.',
      'Write the number down before you begin. Without a starting value, every result looks like progress.',
      'Next, prepare the material. Most of the work in the first week is not about AI: it is updating help pages that contradict each other. Fix the ten pages your customers need most, and remove the ones that are out of date.',
      'Then go live in steps. Let your own team test in private and mark each wrong answer. Open it to one visitor in ten, read the conversations for a week, and correct what you find. Only then switch it on for everyone.',
      'After four weeks, compare the number with the one you wrote down. If it has improved, add the next task. If it has not, read twenty conversations in full. The reason is usually visible: a missing page, a question you did not expect, or a task that needed a person all along. Stopping at that point is a good result too, because it cost you a month instead of a year.',
    ],
  },
]);

export const trends = listed([
  {
    id: 'smaller-models',
    title: 'Smaller models for single jobs',
    summary: 'For one narrow job, a small model can match a large one, answer sooner and cost less to run.',
    date: '2026-05-19',
    author: 'tomas',
    paragraphs: [
      'Large models get the headlines because they can do almost anything. Most companies need one thing done reliably: sort a message, find a date, pick the right page. For a narrow job with good examples, a small model can come close to a large one, and sometimes match it.',
      `The benefits are practical. A small model answers sooner, because there is less to compute. It costs less for each request, which matters at ${planOf('pro').includes.conversations} conversations a month. It runs on ordinary servers, so it can stay in the same region as your data. Some jobs need hardly any model: the sentiment demo on this site works with a word list, rules and a model of six kilobytes, in your browser.`,
      'There are limits. A small model knows little outside its job, handles unusual phrasing less well and needs examples of good work. Long conversations and open questions still call for a large model.',
      'A good setup combines both. A small model sorts each message and answers the simple ones; a large one gets the rest. To decide where the line belongs, collect 200 real messages, let both answer, and compare the results without knowing which is which. If you cannot tell them apart, choose the small one.',
    ],
  },
  {
    id: 'speaking-instead-of-typing',
    title: 'Speaking instead of typing',
    summary: 'Speech recognition is good enough for daily work, if you plan for names, noise and consent.',
    date: '2026-06-23',
    author: 'jun',
    paragraphs: [
      'Most people speak two to three times as fast as they type. That makes dictation attractive for visit reports, notes after a call and messages on the go. For people who cannot type easily, or cannot hear, speech to text is what lets them take part.',
      'Recognition of clear speech in a quiet room is now good. Three things still hurt it. Distance: a phone on the table hears the room; a headset hears the speaker. Names: products, streets and people are not in any dictionary, so give the system a list. Overlap: when two people talk at once, expect gaps.',
      'Plan a review step. Good tools mark the words they are unsure of, and reading only those takes a fraction of the time. Numbers deserve a second look every time, because “fifteen” and “fifty” sound alike.',
      'Ask for consent before you record. In many places, including several US states, everyone in the conversation must agree. Say what you record, why, and when you delete it, and keep the text instead of the sound when that is all you need.',
      'Start with one kind of recording, such as notes after a visit, and measure the minutes it saves.',
    ],
  },
  {
    id: 'answers-with-sources',
    title: 'Answers that show their source',
    summary: 'A link to the page behind an answer lets customers check it and lets you correct it for good.',
    date: '2026-08-11',
    author: 'priya',
    paragraphs: [
      'An answer without a source has to be believed or checked from scratch. An answer with a link to the right page can be verified in seconds, and that changes how people use it: they act on it.',
      'For your team, the link is a repair tool. When an answer is wrong, there are two cases. Either the page is wrong, and you correct it once for every channel. Or the page is right and the answer misread it, and you have a precise example to test with. Without the source, both look the same.',
      'Sources also show what is missing. Collect the questions that were answered with “I don’t know,” group them, and you have a list of the pages your customers wish you had. Write the first three this week.',
      'To prepare your pages, give each question its own heading and answer it in the first two lines below. Put dates and prices in one place and link to it. Delete old versions, because a model cannot know which of two pages is current.',
      'One caution: a link is not proof. A model can cite a page that does not say what it claims, so test with real questions and open the links.',
    ],
  },
  {
    id: 'rules-for-ai',
    title: 'New rules: tell people it is AI',
    summary:
      'More laws now require that people know when they are talking to a machine. Keep three notes from day one.',
    date: '2026-10-06',
    author: 'ines',
    paragraphs: [
      'Rules for AI are arriving in many places at different speeds. One idea is common to most of them: people should know when they are dealing with a machine. The European Union’s AI Act requires this of systems that talk to people. California has required since 2019 that bots identify themselves when they are used to sell something. This article is a summary, not legal advice, so check what applies where your customers live.',
      'For a small company, the practical part is short. Say at the start of a chat that the visitor is talking to an AI, and offer a person. A single sentence is enough, and in our view it helps: people phrase questions more clearly when they know who is reading.',
      'Then keep three notes from the first day. What the system is for, and what it must not do. Which data it reads, where that data is stored and for how long. Who reviews its answers, and what was changed after an error.',
      'Each note fits on a page. Together they answer most of what a customer, an auditor or a regulator will ask, and writing them early takes an afternoon. Reconstructing them later takes weeks.',
    ],
  },
]);

export const articles = [...basics, ...trends];

export type ArticleId = (typeof articles)[number]['id'];

export function authorOf({ author }: Article) {
  return team.find(({ id }) => id === author);
}

/** Keeps the ids as literals, so that a record of icons has to name each of them. */
function listed<const Id extends string>(items: readonly Article<Id>[]) {
  return items;
}
