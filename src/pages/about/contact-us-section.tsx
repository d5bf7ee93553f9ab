import { LuMail } from 'react-icons/lu';
import { brand } from '@/site/brand';
import { buttonClass } from '@/ui/button';
import { Section } from '@/ui/section';

export function ContactUsSection() {
  return (
    <Section
      id="contact-us"
      className="flex flex-wrap items-center justify-between gap-8 border-y border-border py-10"
    >
      <div>
        <h2 className="text-h3">A question for one of them?</h2>
        <p className="mt-2 text-fg-muted">
          One address, read by all four. You get an answer within a working day.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={`mailto:${brand.email.hello}`} className={buttonClass({ size: 'lg' })}>
          <LuMail aria-hidden className="size-5" />
          <span>Contact Us</span>
        </a>
        <span translate="no" className="font-mono text-sm text-fg-muted">
          {brand.email.hello}
        </span>
      </div>
    </Section>
  );
}
