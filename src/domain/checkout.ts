import { offer } from '@/site/offer';
import { plans, selfServePlans } from '@/site/plans';

/** Payment pages that take the visitor's email and a promotion code in their address. */
const providers: readonly { readonly host: string; readonly email: string; readonly code: string }[] = [
  { host: 'buy.stripe.com', email: 'prefilled_email', code: 'prefilled_promo_code' },
];

/** What the payment page adds to its way back: /Pricing?checkout=done. */
export const CHECKOUT_QUERY = 'checkout';

/** The hosts of all payment pages. */
export function paymentHosts(): readonly string[] {
  const all = [...plans, ...selfServePlans];
  return [...new Set(all.flatMap(({ checkoutUrl }) => (checkoutUrl ? [new URL(checkoutUrl).host] : [])))];
}

/** Whether the payment page at this address takes a promotion code. */
export function takesCode(url: string): boolean {
  return providerOf(url) !== undefined;
}

interface Buyer {
  readonly email?: string | undefined;
  /** The offer is for the managed plans. */
  readonly hasOffer?: boolean;
}

/** The payment page, with the visitor's email and the offer's code as far as the provider takes them. */
export function checkoutHref(url: string, { email, hasOffer = false }: Buyer): string {
  const provider = providerOf(url);
  if (!provider) return url;
  const href = new URL(url);
  if (email) href.searchParams.set(provider.email, email);
  if (hasOffer && offer.code !== undefined) href.searchParams.set(provider.code, offer.code);
  return href.href;
}

function providerOf(url: string) {
  return providers.find(({ host }) => URL.canParse(url) && new URL(url).hostname === host);
}
