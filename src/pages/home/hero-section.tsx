import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { DotGrid } from '@/ui/illustrations/dot-grid';
import { HeroPanel } from '@/ui/illustrations/hero-panel';
import { LiveCounters } from './live-counters';

export function HeroSection() {
  return (
    <section id="hero" data-tone="plain" className="relative isolate overflow-clip px-gutter">
      <DotGrid className="-z-10 max-lg:top-1/2" />
      <div className="mx-auto grid w-full max-w-content items-center gap-12 pt-10 pb-16 md:pt-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <Link
            to={paths.offer}
            className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-full border border-border bg-surface py-1.5 ps-2 pe-4 text-sm font-medium transition-colors duration-fast hover:border-border-strong"
          >
            <Badge tone="accent">10% off</Badge>
            <span>Every plan, for five days</span>
            <LuArrowRight aria-hidden className="size-4 shrink-0 text-fg-muted rtl:rotate-180" />
          </Link>
          <h1 className="mt-6 text-h1">AI that answers, translates and listens for you</h1>
          <p className="mt-6 max-w-[46ch] text-lg text-fg-muted">
            Chatbots, translation, sentiment analysis and speech recognition, added to the tools your team
            already uses.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 *:max-sm:grow">
            <ButtonLink to={paths.contactCapital} size="lg">
              Start Exploring
            </ButtonLink>
            <ButtonLink to={paths.features} size="lg" variant="ghost">
              See the features
            </ButtonLink>
          </div>
          <div className="mt-10">
            <LiveCounters />
          </div>
        </div>
        <HeroPanel className="mx-auto max-w-xl lg:max-w-none" />
      </div>
    </section>
  );
}
