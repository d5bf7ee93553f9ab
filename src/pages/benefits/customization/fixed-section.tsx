import { DetailSection } from '@/pages/shared/detail-section';

export function FixedSection() {
  return (
    <DetailSection id="limits" layout="halves" title="Three things that no form can change">
      <ul className="grid gap-4 text-lg">
        <li>It says that it is an assistant.</li>
        <li className="border-t border-border pt-4">It gives way to a person when asked.</li>
        <li className="border-t border-border pt-4">
          It keeps the log.
          <span className="mt-2 block text-base text-fg-muted">
            Nor does a rule make it know what nobody has written down. If two rules contradict each other, we
            show you both and wait. Above a hundred rules, answers get odd: most shops need a dozen.
          </span>
        </li>
      </ul>
    </DetailSection>
  );
}
