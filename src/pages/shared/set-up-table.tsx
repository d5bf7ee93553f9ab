import type { ComponentProps } from 'react';
import { timeText } from '@/domain/format';
import { setUpStages, upkeep } from '@/site/facts';
import { DataTable } from '@/ui/data-table';

const rows: ComponentProps<typeof DataTable>['rows'] = [
  ...setUpStages.map(
    ({ when, title, you, we, minutes }) => [`${when}: ${title}`, you, we, timeText(minutes)] as const,
  ),
  ['Every week after', upkeep.you, upkeep.we, timeText(upkeep.minutes)],
];

/** The roll-out schedule that every plan follows, and what it takes of the customer. */
export function SetUpTable() {
  return (
    <DataTable
      caption="Who does what, and how long it takes you"
      columns={['When', 'You do', 'We do', 'Your time']}
      rows={rows}
      stacks
    />
  );
}
