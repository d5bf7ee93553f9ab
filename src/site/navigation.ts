import { legalNotice } from './contacts';
import { features } from './features';
import { offer } from './offer';
import { alternatePaths, paths, sections } from './paths';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

interface DropMenuLink extends NavigationLink {
  readonly line: string;
}

/** The name of the bar's menu. */
export const menuName = 'Drop Menu';

/** The second column of that menu. */
export const answerLinks = [
  { label: 'FAQs', to: paths.faqs, line: 'Setup, languages, data, and plans' },
  { label: 'Blog', to: paths.blog, line: 'Short articles on practical AI' },
  { label: 'Privacy Policy', to: paths.privacy, line: 'What we store, and why' },
] as const satisfies readonly DropMenuLink[];

/** Its first column. */
export const productLinks = [
  { label: 'Services', to: paths.services, line: 'What we set up and run, with prices' },
  { label: 'Features', to: paths.features, line: 'What it does, with live demos' },
  { label: 'Pricing', to: paths.pricing, line: 'Managed plans, side by side' },
] as const satisfies readonly DropMenuLink[];

/** All its links. */
export const dropMenu = [...answerLinks, ...productLinks] as const;

export const homeLink = { label: 'Home', to: paths.home } as const;

const products: readonly DropMenuLink[] = productLinks;

/** Where all features are: their page, or Home without it. */
export const featuresLink: NavigationLink = products.find(({ to }) => to === paths.features) ?? homeLink;

/** Before the menu in the top bar, after Home. */
export const aboutLink = { label: 'About', to: paths.about } as const;

/** After the menu in the top bar. */
export const barLinks = [
  { label: 'Contact', to: paths.contact },
  { label: 'Help', to: paths.help },
] as const satisfies readonly NavigationLink[];

/** Beside the solid button at the end of the top bar. */
export const pricingLink = { label: 'See pricing', to: paths.pricing } as const;

/** Login and Sign Up in the bar and the menu of a public site. False hides them there and from search engines. */
export const showsLogin: boolean = true;

export const accountLinks = [
  { label: 'Account', to: paths.account },
  { label: 'Login', to: paths.login },
  { label: 'Sign Up', to: paths.signup },
] as const satisfies readonly NavigationLink[];

/** The page of the special offer. Null without an offer, or without the page. */
export const offerLink: NavigationLink | null = offer.enabled
  ? { label: 'Special offer', to: paths.offer }
  : null;

/** The id of a page's section with its tool. */
export const TOOL_ID = 'try';
/** Following it opens the tool. */
export const TOOL_HASH = `#${TOOL_ID}`;

/** The tools that visitors can try, each opened by its link. */
export const toolLinks = {
  chatbot: tool('AI assistant', 'Answer', paths.chatbot),
  translation: tool('Translator', 'Translate', paths.translation),
  sentiment: tool('Sentiment meter', 'Feel', paths.sentimentAnalysis),
  speech: tool('Live captions', 'Hear', paths.speechRecognition),
} as const;

function tool(label: string, verb: string, page: string) {
  return { label, verb, page, to: page + TOOL_HASH };
}

/** The columns of the footer. */
export const footerColumns = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Home', to: alternatePaths.home },
      { label: 'About', to: paths.about },
      { label: 'Contact', to: alternatePaths.contact },
      { label: 'Pricing Plans', to: paths.pricing },
      ...(offerLink ? [offerLink] : []),
      { label: 'Projects', to: paths.projects },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Help Center', to: paths.help },
      { label: 'Blog', to: paths.blog },
      { label: 'FAQs', to: paths.faqs },
      { label: 'Services', to: paths.services },
      { label: 'Privacy Policy', to: paths.privacy },
      ...(legalNotice ? [{ label: legalNotice.title, to: sections.legalNotice }] : []),
      { label: 'Security', to: paths.benefits.security },
      { label: 'Fraud detection', to: sections.fraud },
      { label: 'Terms of Service', to: sections.terms },
    ],
  },
  {
    title: 'Features',
    links: features
      .filter((feature) => feature.path !== alternatePaths.privacy)
      .map(({ title, path }): NavigationLink => ({ label: title, to: path })),
  },
  { title: 'Tools', links: Object.values(toolLinks) },
] as const satisfies readonly { title: string; links: readonly NavigationLink[] }[];

/** Suggested before anything is typed. */
export const popularSearches = [
  'Pricing',
  'Chatbot',
  'Security',
  'Translation',
  'Speech to text',
  'Support hours',
] as const;
