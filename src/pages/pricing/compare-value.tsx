import { LuCheck, LuMinus } from 'react-icons/lu';

/** A tick, a dash or a few words, each readable aloud. */
export function CompareValue({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <span>{value}</span>;
  const Icon = value ? LuCheck : LuMinus;
  return (
    <span className={value ? 'text-mint' : 'text-fg-subtle'}>
      <Icon aria-hidden className="inline size-5" />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </span>
  );
}
