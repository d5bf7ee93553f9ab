/** Every key under which the site keeps something in the browser. The privacy policy lists them. */
export const THEME_KEY = 'theme';
/** Firebase appends the API key and the app name. */
export const SESSION_KEY_PREFIX = 'firebase:authUser:';
export const SIGN_IN_EMAIL_KEY = 'sign-in-email';
export const SIGN_UP_NAME_KEY = 'sign-up-name';
/** The name of an account that the provider did not save at sign-up. */
export const UNSAVED_NAME_KEY = 'unsaved-name';
/** The address that the last sign-in link was sent to. */
export const EMAIL_LINK_ADDRESS_KEY = 'sign-in-link-email';
export const RELOADED_BUILDS_KEY = 'reloaded-builds';
export const SCROLL_KEY = 'scroll';
export const LANGUAGE_KEY = 'language';
/** Google Translate reads this cookie when it starts. */
export const GOOGLE_TRANSLATE_COOKIE = 'googtrans';
export const OFFER_END_KEY = 'offerEndTime';
export const OFFER_BAR_DISMISSED_KEY = 'offer-bar-dismissed';
/** Begins the keys of what a visitor types, before the user's id. */
export const TYPED_KEY_PREFIX = 'typed:';
export const CONTACT_DRAFT_KEY = 'contact-draft';
export const SENT_MESSAGE_KEY = 'sent-message';
export const NEWSLETTER_KEY = 'newsletter';
export const ANALYTICS_CHOICE_KEY = 'privacy-analytics';
/** Set where Plausible counts pages and the visitor has turned that off. */
export const NO_ANALYTICS_KEY = 'privacy-no-analytics';
/** Set once the visitor has answered the analytics prompt of a public site. */
export const ANALYTICS_ASKED_KEY = 'privacy-analytics-asked';
export const MAP_CHOICE_KEY = 'privacy-map';
export const NO_PAGE_TRANSLATION_KEY = 'privacy-no-translation';
/** What a visitor enters in a tool. */
export const TOOL_KEYS = {
  siteQuestions: 'try-site-questions',
  sampleQuestions: 'try-sample-questions',
  document: 'try-document',
  documentQuestions: 'try-document-questions',
  /** The question being written. */
  question: 'try-question',
  speech: 'try-speech',
  /** What is translated and scored. */
  text: 'try-text',
} as const;
