export { hasAnalytics, useAnalytics, usePrivacyChoices } from './choices';
export { ConsentPrompt } from './consent-prompt';
export { MapSection } from './map-section';
export { PrivacyChoices } from './privacy-choices';
