import { Link } from 'react-router-dom';
import { facts } from '@/site/facts';
import { toolLinks } from '@/site/navigation';
import { durationText, plansWith } from '@/domain/format';
import { paths } from '@/site/paths';
import { LiveCounters } from './live-counters';

const claims = [
  {
    figure: `${facts.outageCallback[0]} min`,
    text: `to an engineer’s call in an outage, on ${plansWith('onCall')}`,
    to: paths.benefits.support,
  },
  {
    figure: `${facts.uptimePercent}%`,
    text: 'uptime, or a credit on that month’s price',
    to: paths.benefits.security,
  },
  {
    figure: String(Object.keys(toolLinks).length),
    text: 'live demos to try on your own words',
    to: paths.features,
  },
  {
    figure: durationText(facts.exportAfterEnd),
    text: 'to export your data after your plan ends',
    to: paths.terms,
  },
] as const;

/** What every customer can hold us to, each with the page that says how, and the simulated counters beside them. */
export function Claims() {
  return (
    <div
      id="proof"
      className="mt-3 grid gap-x-8 gap-y-4 border-t border-fg/15 pt-4 sm:mt-6 sm:pt-5 lg:mt-3 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <ul
        aria-label="Claims you can check"
        className="grid grid-cols-2 gap-x-6 gap-y-3 sm:gap-y-6 lg:grid-cols-4 lg:gap-x-8"
      >
        {claims.map(({ figure, text, to }) => (
          <li key={to}>
            <Link to={to} className="group block rounded-sm">
              <span className="block text-[clamp(2rem,4.4vw,3.75rem)]/none font-semibold tracking-tighter">
                {figure}
              </span>
              <span className="mt-1 block text-sm text-pretty sm:mt-2 text-fg-muted group-hover:text-fg group-hover:underline group-hover:underline-offset-4">
                {text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <LiveCounters />
    </div>
  );
}
