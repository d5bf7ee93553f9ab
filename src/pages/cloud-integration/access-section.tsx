import { LuCheck, LuMinus } from 'react-icons/lu';
import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';

const yes = <Mark Icon={LuCheck} label="Yes" look="text-mint" />;
const no = <Mark Icon={LuMinus} label="No" look="text-fg-subtle" />;

export function AccessSection() {
  return (
    <Section
      id="access"
      layout="halves"
      title="Who can open what"
      lead={
        <>
          <p>
            The key to stored conversations is in your key store. We ask for it each time and each request is
            in your log, not only in ours.
          </p>
          <p>
            Take the key back and our copy is noise within a minute. The assistant then tells visitors that it
            is out of office, which is true.
          </p>
        </>
      }
    >
      <DataTable
        caption="Who can read stored words, read figures and change the key"
        columns={['Who', 'Words', 'Figures', 'Key']}
        rows={[
          ['Your administrator', yes, yes, yes],
          ['Your team', yes, yes, no],
          ['Our engineers', no, yes, no],
          ['Our engineers, invited by you for an hour', yes, yes, no],
        ]}
      />
    </Section>
  );
}

function Mark({ Icon, label, look }: { Icon: typeof LuCheck; label: string; look: string }) {
  return (
    <>
      <Icon aria-hidden className={`size-5 ${look}`} />
      <span className="sr-only">{label}</span>
    </>
  );
}
