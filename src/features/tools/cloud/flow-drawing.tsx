import { Fragment } from 'react';
import type { IconType } from 'react-icons';
import {
  LuArchive,
  LuArrowDown,
  LuAudioLines,
  LuClock,
  LuCpu,
  LuDatabase,
  LuMail,
  LuMessageCircle,
  LuShieldCheck,
  LuTable,
} from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { type Plan, type Source, type Store, storesOf } from './plan';

interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly Icon: IconType;
  /** Whether it is one of our own systems. */
  readonly isOurs?: boolean;
}

const icons = {
  chat: LuMessageCircle,
  mail: LuMail,
  calls: LuAudioLines,
  shop: LuTable,
  bucket: LuArchive,
  warehouse: LuTable,
  ours: LuDatabase,
} as const satisfies Record<Source['id'] | Store['id'], IconType>;

/** The columns of the diagram, in the order of the data flow: sources, filter, model, stores, erasure. */
function columnsOf(plan: Plan): readonly (readonly FlowNode[])[] {
  const { routes, region, retention, key } = plan;
  const end = retention.days === null ? 'when you ask' : `after ${retention.name}`;
  return [
    routes.map(({ source: { id, name, holds } }) => ({ id, name, note: holds, Icon: icons[id] })),
    [{ id: 'filter', name: 'Our filter', note: region.name, Icon: LuShieldCheck, isOurs: true }],
    [{ id: 'model', name: 'Our model', note: region.name, Icon: LuCpu, isOurs: true }],
    storesOf(plan).map(({ id, name }) => ({
      id,
      name,
      note: `sealed with ${key.name.toLowerCase()}`,
      Icon: icons[id],
    })),
    [{ id: 'erasure', name: 'Erased', note: end, Icon: LuClock }],
  ];
}

interface FlowDrawingProps {
  readonly plan: Plan;
  /** Id of the list that describes the diagram. */
  readonly describedBy?: string;
}

/** A diagram of the data flow, from top to bottom. */
export function FlowDrawing({ plan, describedBy }: FlowDrawingProps) {
  const columns = columnsOf(plan).filter((nodes) => nodes.length > 0);
  return (
    <div
      role="img"
      aria-label="Drawing of the integration"
      aria-describedby={describedBy}
      translate="no"
      className="grid justify-items-center gap-1.5"
    >
      {columns.map((nodes, index) => (
        <Fragment key={nodes.map(({ id }) => id).join(' ')}>
          {index > 0 && <LuArrowDown aria-hidden className="size-4 text-cloud-ink" />}
          <div className="grid w-full auto-cols-fr grid-flow-col gap-2 max-[22rem]:grid-flow-row">
            {nodes.map((station) => (
              <Box key={station.id} {...station} />
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function Box({ name, note, Icon, isOurs = false }: FlowNode) {
  return (
    <div
      className={classNames(
        'flex items-center gap-3 rounded-input border px-3 py-2.5',
        isOurs ? 'border-cloud-ink/50 bg-cloud-tint' : 'border-border-strong/60 bg-surface',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-cloud-ink" />
      <div className="min-w-0">
        <p className="text-sm font-semibold">{name}</p>
        <p className="font-mono text-xs text-fg-muted">{note}</p>
      </div>
    </div>
  );
}
