export { ConsentPrompt } from './consent-prompt';
export { hasAnalytics, useAnalytics } from './choices';
export { MapSection } from './map-section';
export { PrivacyChoices } from './privacy-choices';
export { useModelChoice, usePrivacyChoices } from './choices';
