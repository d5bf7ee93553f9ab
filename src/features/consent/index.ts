export { ConsentPrompt } from './consent-prompt';
export { hasAnalytics, useAnalytics } from './use-analytics';
export { MapSection } from './map-section';
export { PrivacyChoices } from './privacy-choices';
export { useModelChoice, usePrivacyChoices } from './use-privacy-choices';
