import type { House } from './houses';
import type { Pen } from './pen';
import type { Front } from './roofs';

interface GroundFloor extends Omit<Front, 'top'> {
  /** The upper edge of the ground floor, and the sidewalk. */
  readonly top: number;
  readonly bottom: number;
}

export const groundFloors: Readonly<Record<House['ground'], (pen: Pen, floor: GroundFloor) => void>> = {
  shop(pen, { left, width, top, bottom }) {
    pen.rect('trim', left + 8, top + 26, width - 16, bottom - top - 26);
    for (const at of [left + 14, left + width - 74]) {
      pen.rect('inside', at, top + 40, 60, 32);
      wares(pen, at, top + 72);
    }
    door(pen, left + width / 2, top + 38, bottom);
    awning(pen, left + 4, top + 26, width - 8);
    pen.rect('ink', left + 4, top, width - 8, 26);
    pen.rect('edge', left + 4, top, 3, 26);
  },
  cafe(pen, { left, width, top, bottom }) {
    pen.rect('trim', left + 8, top + 12, width - 16, bottom - top - 12);
    for (const at of [14, 62, width - 60]) {
      pen.rect('inside', left + at, top + 28, 44, 42);
      pen.line('bars', left + at + 22, top + 28, 'v42');
    }
    // A lamp over each table.
    for (const at of [36, 84, width - 38])
      pen.shape('ink', left + at - 8, top + 44, 'h16l-6-8h-1v-10h-2v10h-1');
    door(pen, left + width - 80, top + 26, bottom);
    awning(pen, left + 4, top + 8, width - 8);
  },
  arches(pen, { house: { bays }, top, bottom, bay, left, width }) {
    for (const row of [16, 32, 48, 64]) pen.rect('shade', left, top + row, width, 1.5);
    for (let index = 0; index < bays; index += 1) {
      const at = bay(index);
      const isDoor = index === bays >> 1;
      const radius = isDoor ? 14 : 11;
      const foot = isDoor ? bottom : bottom - 22;
      pen.shape(
        'trim',
        at - radius - 3,
        foot,
        `v-${isDoor ? 48 : 28}a${radius + 3} ${radius + 3} 0 0 1 ${2 * radius + 6} 0v${isDoor ? 48 : 28}`,
      );
      pen.shape(
        'ink',
        at - radius,
        foot - (isDoor ? 0 : 3),
        `v-${isDoor ? 48 : 25}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${isDoor ? 48 : 25}`,
      );
      pen.line('bars', at, foot, `v-${isDoor ? 61 : 38}m-${radius} 13h${2 * radius}`);
    }
  },
  door(pen, { house: { bays }, top, bottom, bay }) {
    for (let index = 0; index < bays - 1; index += 1) pen.pane('tall', bay(index), top + 14);
    entrance(pen, bay(bays - 1), top + 14, bottom);
  },
  stoop(pen, { house: { bays }, top, bottom, bay }) {
    for (let index = 1; index < bays; index += 1) pen.pane('tall', bay(index), top + 14);
    entrance(pen, bay(0), top + 14, bottom - 18);
    for (let step = 0; step < 3; step += 1) {
      const run = 16 + 5 * step;
      pen.rect('trim', bay(0) - run, bottom - 18 + 6 * step, 2 * run, 4);
      pen.rect('shade', bay(0) - run, bottom - 14 + 6 * step, 2 * run, 2);
    }
  },
};

function entrance(pen: Pen, middle: number, top: number, bottom: number) {
  door(pen, middle, top, bottom);
  pen.shape('trim', middle - 19, top + 2, 'l19-11l19 11');
}

function door(pen: Pen, middle: number, top: number, bottom: number) {
  pen.rect('trim', middle - 16, top, 32, bottom - top);
  pen.rect('ink', middle - 12, top + 4, 24, bottom - top - 4);
  pen.rect('edge', middle - 10, top + 6, 20, 8);
  pen.line('bars', middle - 8, top + 18, `h16v${bottom - top - 22}h-16z`);
  pen.disc('edge', middle + 6, (top + bottom) / 2 + 8, 1.5);
}

/** A table lamp, a chair, and a vase. */
function wares(pen: Pen, left: number, floor: number) {
  pen.shape('ink', left + 13, floor, 'v-3h2v-9h-6l3-11h10l3 11h-6v9h2v3');
  pen.shape('ink', left + 28, floor, 'v-22h2v11h11v11h-2v-8h-9v8');
  pen.shape('ink', left + 48, floor, 'c-4-4-4-10 0-12v-4h5v4c4 2 4 8 0 12');
}

function awning(pen: Pen, left: number, top: number, width: number) {
  const count = Math.round(width / 22) * 2 + 1;
  const stripe = width / count;
  const inset = 5;
  pen.rect('shade', left + 4, top + 20, width - 8, 10);
  for (let index = 0; index < count; index += 1) {
    // The upper edge is narrower than the lower one, since the cloth slopes.
    const from = left + inset + (index * (width - 2 * inset)) / count;
    const upper = (width - 2 * inset) / count;
    const drop = left + index * stripe - from;
    pen.shape(
      index % 2 === 0 ? 'edge' : 'roof',
      from,
      top,
      `l${drop.toFixed(1)} 13v3a${(stripe / 2).toFixed(1)} 5 0 0 0 ${stripe.toFixed(1)} 0v-3L${(from + upper).toFixed(1)} ${top}`,
    );
  }
}
