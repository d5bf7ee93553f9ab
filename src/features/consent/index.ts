export { hasAnalytics } from './analytics';
export { PrivacyChoices } from './privacy-choices';
export { MapSection } from './map-section';
export { useAnalytics } from './use-analytics';
export { usePrivacyChoices } from './use-privacy-choices';
