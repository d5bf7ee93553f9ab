import { LuCheck, LuMinus, LuX } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { facts } from '@/site/facts';
import { SampleFigure } from '@/ui/sample-figure';

const gates = [`${facts.encryption.inTransit} connection`, 'Account', 'Right to read'] as const;

/** The number of gates each request passes. */
const requests = [
  { who: 'Someone on an open network', passes: 0, result: 'Refused: the connection is not encrypted.' },
  { who: 'A former employee', passes: 1, result: 'Refused: the account was closed on Friday.' },
  { who: 'A colleague in sales', passes: 2, result: 'Refused: may not read support conversations.' },
  { who: 'Mara, support', passes: 3, result: 'Opened conversation 2206. The log has an entry.' },
] as const;

/** Four requests for one conversation, and the gate at which each stops. */
export function AccessGates() {
  return (
    <SampleFigure label="Four requests to read conversation 2206" className="p-0!">
      <ol className="divide-y divide-border">
        {requests.map(({ who, passes, result }) => {
          const isAllowed = passes === gates.length;
          return (
            <li key={who} className={classNames('p-5 sm:px-6', isAllowed && 'bg-mint-soft')}>
              <p className="font-semibold">{who}</p>
              <ul className="mt-3 grid grid-cols-3 gap-2">
                {gates.map((gate, index) => (
                  <Gate
                    key={gate}
                    name={gate}
                    state={index < passes ? 'passed' : index === passes ? 'stopped' : 'never reached'}
                  />
                ))}
              </ul>
              <p className={classNames('mt-3', isAllowed ? 'font-medium text-mint' : 'text-fg-muted')}>
                {result}
              </p>
            </li>
          );
        })}
      </ol>
    </SampleFigure>
  );
}

const states = {
  passed: { Icon: LuCheck, look: 'text-mint', bar: 'bg-mint' },
  stopped: { Icon: LuX, look: 'text-danger', bar: 'bg-danger' },
  'never reached': { Icon: LuMinus, look: 'text-fg-subtle', bar: 'bg-border' },
} as const;

function Gate({ name, state }: { name: string; state: keyof typeof states }) {
  const { Icon, look, bar } = states[state];
  return (
    <li className={look}>
      <span aria-hidden className={classNames('block h-1 rounded-full', bar)} />
      <span className="mt-2 flex items-start gap-1.5 text-sm">
        <Icon aria-hidden className="mt-1 size-3.5 shrink-0" />
        <span>{name}</span>
        <span className="sr-only">{`: ${state}`}</span>
      </span>
    </li>
  );
}
