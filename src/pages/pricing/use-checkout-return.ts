import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CHECKOUT_QUERY } from '@/domain/checkout';
import { durationText } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { announce } from '@/ui/alerts';

/** The return from a payment page shows whether the visitor paid or turned back; it does not prove it. */
const greetings = {
  done: {
    text: `Thanks for your order! Your receipt is in your inbox, and we’ll email you within ${durationText(cheapestPlan.firstReply)} to get started.`,
    tone: 'success',
  },
  canceled: {
    text: 'You haven’t been charged. Your plan is still here whenever you’re ready.',
    tone: 'info',
  },
} as const;

/** Greets a visitor who returns from a payment page, once: the query is removed from the address. */
export function useCheckoutReturn() {
  const [query, setQuery] = useSearchParams();
  const outcome = query.get(CHECKOUT_QUERY);

  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'done' || outcome === 'canceled') {
      const { text, tone } = greetings[outcome];
      announce(text, tone);
    }
    setQuery(
      (all) => {
        const others = new URLSearchParams(all);
        others.delete(CHECKOUT_QUERY);
        return others;
      },
      { replace: true },
    );
  }, [outcome, setQuery]);
}
