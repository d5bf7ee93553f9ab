import { brand } from '@/site/brand';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Honeypot } from '../honeypot';
import { textLinkClass } from '@/ui/text-link';
import { useNewsletter } from './use-newsletter';

/** Says in place what became of it, and keeps what was typed until it is really on the list. */
export function NewsletterForm() {
  const { error, outcome, mailHref, pending, begin, subscribe } = useNewsletter();

  return (
    <form
      noValidate
      aria-label="Newsletter"
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void subscribe(event.currentTarget);
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <TextField
            label="E-mail"
            type="email"
            name="email"
            autoComplete="email"
            required
            onFocus={begin}
            placeholder="you@example.com"
            error={error}
          />
        </div>
        <Button type="submit" busy={pending} className="min-h-12 max-sm:w-full sm:mt-7">
          Subscribe
        </Button>
      </div>
      <Honeypot />
      <div role="status" className="mt-3 empty:hidden">
        {outcome && (
          <Banner key={outcome.title} tone={outcome.tone} title={outcome.title} detail={outcome.detail}>
            {mailHref !== null && (
              <a href={mailHref} className={textLinkClass}>
                Write it by e-mail
              </a>
            )}
          </Banner>
        )}
      </div>
      <p className="mt-3 text-xs text-fg-subtle">
        <span>To leave the list, write to </span>
        <a href={`mailto:${brand.email.hello}`} translate="no" className="underline underline-offset-4">
          {brand.email.hello}
        </a>
      </p>
    </form>
  );
}
