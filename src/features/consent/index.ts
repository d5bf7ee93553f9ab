export { hasAnalytics, useAnalytics } from './analytics';
export { MapSection } from './map-section';
export { PrivacyChoices } from './privacy-choices';
export { usePrivacyChoices } from './use-privacy-choices';
