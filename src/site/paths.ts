const SIGN_UP = '/signup';
const RESET_PASSWORD = '/reset-password';
const PRIVACY = '/Privacy';

/** The list of articles. */
export const BLOG = '/Blog';

/** The paths, except /login, that have a screen of their own for signed-out visitors. Others show Login. */
export const otherSignedOutPaths: readonly string[] = [SIGN_UP, RESET_PASSWORD, PRIVACY].map(normalizePath);

/** Every page of the site, in the letter case in which links write it. The router ignores case. */
export const paths = {
  home: '/',
  about: '/About',
  faqs: '/Faqs',
  blog: BLOG,
  privacy: PRIVACY,
  services: '/Services',
  features: '/Features',
  pricing: '/Pricing',
  projects: '/Projects',
  offer: '/Offer',
  contact: '/contact',
  help: '/Help',
  search: '/search',
  login: '/login',
  signup: SIGN_UP,
  resetPassword: RESET_PASSWORD,
  account: '/account',
  chatbot: '/chatbot',
  translation: '/translation',
  sentimentAnalysis: '/sentiment-analysis',
  speechRecognition: '/speech-recognition',
  cloudIntegration: '/cloud-integration',
  benefits: {
    aiSolutions: '/benefits/ai-solutions',
    analytics: '/benefits/analytics',
    security: '/benefits/security',
    performance: '/benefits/performance',
    collaboration: '/benefits/collaboration',
    support: '/benefits/support',
    customization: '/benefits/customization',
    scalability: '/benefits/scalability',
    aiDecisionMaking: '/benefits/ai-decision-making',
  },
} as const;

/** The second address of a page that has two. */
export const alternatePaths = { home: '/Home', contact: '/Contact', privacy: '/privacy' } as const;

/** Sections that are linked from other pages. Literals, so that the boot script doesn't carry the table of pages. */
export const sections = {
  seo: '/Blog#seo',
  privacyChoices: '/Privacy#choices',
  legalNotice: '/Privacy#legal-notice',
  terms: '/Services#terms',
  security: '/Features#security',
  fraud: '/Features#fraud',
} as const;

/** The address of an article as the router matches it. */
export const ARTICLE_ROUTE = '/blog/:slug';

export function articlePath(slug: string): string {
  return ARTICLE_ROUTE.replace(':slug', slug);
}

/** The list of articles with one tag. */
export function taggedPath(tag: string): string {
  return `${BLOG}?tag=${tag}#articles`;
}

/** The router ignores letter case and a slash at the end. */
export function isSamePath(one: string, other: string): boolean {
  return normalizePath(one) === normalizePath(other);
}

export function normalizePath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}

/** What search and assistant load: the text of every page, from the build. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/** The part of a prerendered page's file name that stands for its path. */
export function pageFileName(path: string): string {
  return path.slice(1).toLowerCase().replaceAll('/', '-') || 'index';
}

/** The contact form with its message prefilled. */
export function contactAbout(message: string): string {
  return `${paths.contact}?message=${encodeURIComponent(message)}`;
}

export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query })}`;
}

/** On the assistant's page: a question for the page of the sample shop. */
export const ASK_QUERY = 'ask';

/** The sign-in screens, which are never a return target after signing in. */
const signInPaths: ReadonlySet<string> = new Set([paths.login, paths.signup, paths.resetPassword]);

export function isSignInPath(pathname: string): boolean {
  return signInPaths.has(normalizePath(pathname));
}

/** A path on this site that a visitor may be sent to, or null: never another host, never a sign-in screen. */
export function safeReturnPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || /[\\\s\p{Cc}]/u.test(candidate))
    return null;
  const [pathname = '/'] = candidate.split(/[?#]/, 1);
  // Two slashes in a row can be read as the beginning of another host.
  return pathname.includes('//') || isSignInPath(pathname) ? null : candidate;
}
