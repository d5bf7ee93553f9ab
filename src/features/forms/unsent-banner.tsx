import type { ReactNode } from 'react';
import { createStore, useStore } from '@/lib/store';
import { contacts } from '@/site/contacts';
import { Banner } from '@/ui/banner';
import { buttonClass } from '@/ui/button';
import { textLinkClass } from '@/ui/text-link';
import type { Unsent } from './form-delivery';

const connection = createStore(
  () => navigator.onLine,
  () => {
    const controller = new AbortController();
    for (const event of ['online', 'offline'])
      window.addEventListener(event, () => connection.set(navigator.onLine), { signal: controller.signal });
    return () => controller.abort();
  },
);

interface UnsentBannerProps {
  readonly reason: Unsent;
  readonly what: 'message' | 'address';
  /** Opens the visitor's email app with the same text. */
  readonly mailHref: string;
  /** A button that tries again. */
  readonly children?: ReactNode;
}

/** Why a form was not sent, and another way. */
export function UnsentBanner({ reason, what, mailHref, children }: UnsentBannerProps) {
  const isOnline = useStore(connection, true);
  const retry = 'What you wrote is still here. Try again, or write to us.';
  const failures = {
    'email-app': ['Your email app can send it.', 'This site can’t send it, so nothing has been sent yet.'],
    offline: [
      isOnline
        ? `You’re back online. Your ${what} hasn’t been sent yet.`
        : 'You’re offline, so nothing was sent.',
      retry,
    ],
    refused: [`We couldn’t accept your ${what}.`, retry],
    unconfirmed: [`We got no confirmation, so your ${what} may not have arrived.`, retry],
  } as const satisfies Record<Unsent, readonly [title: string, detail: string]>;
  const [title, detail] = failures[reason];
  const isFailure = reason !== 'email-app';
  return (
    <Banner key={title} tone={isFailure ? 'danger' : 'info'} title={title} detail={detail}>
      <div className="flex flex-wrap gap-2 pt-2">
        {isFailure && children}
        <a href={mailHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {isFailure ? 'Write by email' : 'Open my email app'}
        </a>
      </div>
    </Banner>
  );
}

/** In the place of a form, where scripts are blocked. */
export function WithoutScripts({ isWithPhone = false }: { isWithPhone?: boolean }) {
  const { email, phone } = contacts;
  return (
    <p className="hidden noscript:block">
      <span>This form needs JavaScript. Write to </span>
      <a href={`mailto:${email.hello}`} className={textLinkClass}>
        {email.hello}
      </a>
      {isWithPhone && (
        <>
          <span>, or call </span>
          <a href={phone.href} className={textLinkClass}>
            {phone.label}
          </a>
        </>
      )}
      .
    </p>
  );
}
