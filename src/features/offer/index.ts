export { OfferBar } from './offer-bar';
export { hasOfferEnded, prerenderOffer, useOfferRunning } from './offer-clock';
export { PlanButton } from './plan-button';
export { OfferPrices, PlanPrice } from './plan-price';
export { HeadlineSection, TicketsSection } from './offer-page-sections';
export { PricingSection } from './pricing-section';
