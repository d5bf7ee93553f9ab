import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { MessageCard } from '@/features/message-demo';
import { useOfferRunning } from '@/features/offer';
import { brand } from '@/site/brand';
import { facts, liveStage } from '@/site/facts';
import { cheapestPlan } from '@/domain/plans';
import { monthlyPrice, planFeatures } from '@/domain/format';
import { countOf } from '@/lib/number-words';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { PageHero } from '@/ui/page-hero';
import { Claims } from './claims';
import { DayArc } from './day-arc';
import { HomeSections } from './home-sections';

export default function HomePage() {
  return (
    <>
      <PageHero
        id="hero"
        layout="even"
        name="Home"
        title={brand.headline}
        lead={`Answers customers from your own pages, in up to ${facts.languages.supported} languages, and hands off to your team when it matters.`}
        eyebrow={<OfferChip />}
        className="daylight mb-section pb-8! sm:mx-3 sm:rounded-panel"
        backdrop={<Sky />}
        aside={
          <div className="lg:-mt-10">
            <MessageCard />
          </div>
        }
        footer={
          <div className="sm:-mt-4 lg:-mt-7">
            <DayArc />
            <Claims />
          </div>
        }
      >
        <ButtonLink to={paths.contactCapital} size="lg">
          Start Exploring
        </ButtonLink>
        <ButtonLink to={paths.features} size="lg" variant="ghost">
          See all features
        </ButtonLink>
        <p className="basis-full text-sm text-balance text-fg-muted">
          {`From ${monthlyPrice(cheapestPlan)} for ${planFeatures(cheapestPlan)[0]}. No setup fee. Live in ${liveStage.when.toLowerCase()}.`}
        </p>
      </PageHero>
      <HomeSections />
    </>
  );
}

/** One layer for the light of each part of the day; CSS shows one of them. */
function Sky() {
  return (
    <div aria-hidden className="sky pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      <div className="sky-dawn" />
      <div className="sky-day" />
      <div className="sky-dusk" />
      <div className="sky-night" />
      <div className="sky-grain" />
    </div>
  );
}

/** Leads to the offer while it runs for this visitor. */
function OfferChip() {
  if (!useOfferRunning()) return null;
  return (
    <Link
      to={paths.offer}
      data-offer-only
      className="-mt-8 mb-1 sm:-mt-12 inline-flex min-h-11 max-w-full [:root:not([data-offer])_body:has([data-offer-bar])_&]:hidden items-center gap-2.5 rounded-full border border-border bg-surface py-1.5 ps-2 pe-4 text-sm font-medium transition-colors duration-fast hover:border-border-strong"
    >
      <Badge tone="accent">{offer.percent}% off</Badge>
      <span>Yours for {countOf(offer.days, 'day')}</span>
      <LuArrowRight aria-hidden className="size-4 shrink-0 text-fg-muted rtl:rotate-180" />
    </Link>
  );
}
