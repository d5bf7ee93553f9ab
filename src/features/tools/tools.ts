import { facts } from '@/site/facts';
import { toolLinks } from '@/site/navigation';
import type { Tool } from './tool-frame';

const received = 'We get only what you send.';
const privacyNote = `${facts.demoRuns} ${received}`;

export const tools = {
  documentAssistant: {
    name: 'Ask your own page',
    load: async () => (await import('./assistant/document-assistant')).openDocumentAssistant(),
    height: 'min-h-112',
    privacyNote,
  },
  siteAssistant: {
    name: toolLinks.chatbot.label,
    load: async () => (await import('./assistant/site-assistant')).openSiteAssistant(),
    height: 'min-h-160 sm:min-h-152',
    privacyNote,
  },
  translation: {
    name: toolLinks.translation.label,
    load: () => import('./translation/translation-tool'),
    height: 'min-h-223 min-[360px]:min-h-210 sm:min-h-193 lg:min-h-130',
    privacyNote: `${privacyNote} A language pack may be downloaded.`,
  },
  sentiment: {
    name: toolLinks.sentiment.label,
    load: () => import('./sentiment/sentiment-tool'),
    height: 'min-h-340 min-[360px]:min-h-286 sm:min-h-307 lg:min-h-149',
    privacyNote,
  },
  speech: {
    name: toolLinks.speech.label,
    load: () => import('./speech/speech-tool'),
    height: 'min-h-218 sm:min-h-175 md:min-h-161',
    privacyNote: `${received} Some browsers send the sound to the company that makes them.`,
  },
} as const satisfies Readonly<Record<string, Tool>>;
