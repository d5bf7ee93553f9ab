import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';

export function BakeOffSection() {
  return (
    <Section
      id="bake-off"
      eyebrow="Example: sorting 400 e-mails of a letting agent"
      title="Three candidates, one&nbsp;task, one&nbsp;afternoon"
    >
      <div className="grid gap-10 *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
        <DataTable
          numeric
          marked={1}
          caption="Three models sorting the same 400 e-mails"
          columns={['Model', 'Right', 'Per 1,000', 'Answer']}
          rows={[
            ['Large', '97.5%', '$4.10', '2.9 s'],
            ['Small, tuned', '96.8%', '$0.22', '0.4 s'],
            ['Rules only', '81.0%', '$0.01', '0.0 s'],
          ]}
        />
        <div className="space-y-4 text-fg-muted">
          <p>
            The large model won by three e-mails in four hundred. For that it cost eighteen times as much and
            let people wait.
          </p>
          <p>
            The agent took the small one, and sends the forty e-mails it is least sure of to a colleague. The
            figures are invented; the shape of the result is what we usually see.
          </p>
        </div>
      </div>
    </Section>
  );
}
