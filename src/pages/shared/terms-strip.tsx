import { Link } from 'react-router-dom';
import { durationText } from '@/domain/format';
import { facts } from '@/site/facts';
import { paths, sections } from '@/site/paths';
import { comparePath } from '@/site/plans';

const terms = [
  { figure: '$0', text: 'to set up, on every plan', to: comparePath },
  { figure: 'One month', text: 'is the shortest term', to: sections.terms },
  {
    figure: durationText(facts.exportAfterEnd),
    text: 'to export everything after your plan ends',
    to: sections.terms,
  },
  {
    figure: `${facts.uptimeCredits[0].below}%`,
    text: `uptime, or ${facts.uptimeCredits[0].percent}% of the month’s price back`,
    to: `${paths.benefits.security}#questionnaire`,
  },
] as const;

/** What every plan comes with, each with the page that says so. */
export function TermsStrip({ className }: { className: string }) {
  return (
    <ul aria-label="In every plan" className={`grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4 ${className}`}>
      {terms.map(({ figure, text, to }) => (
        <li key={figure}>
          <Link to={to} className="group block rounded-sm">
            <span className="block text-h2 font-semibold">{figure}</span>
            <span className="mt-1 block max-w-60 text-sm text-fg-muted underline-offset-4 group-hover:text-fg group-hover:underline">
              {text}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
