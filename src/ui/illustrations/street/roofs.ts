import type { House } from './houses';
import { half, type Pen, type Tone } from './pen';

/** The part of a house that its roof belongs to. */
export interface Front {
  readonly house: House;
  readonly left: number;
  readonly width: number;
  /** The upper edge of the wall. */
  readonly top: number;
  /** The middle of a bay. */
  readonly bay: (index: number) => number;
}

/** How high chimneys rise above the wall. */
export const stacks = {
  mansard: 74,
  gable: 58,
  steps: 52,
  bell: 48,
  cornice: 52,
  eaves: 78,
  terrace: 50,
  turret: 66,
} as const satisfies Record<House['roof'], number>;

export const roofs: Readonly<Record<House['roof'], (pen: Pen, front: Front) => void>> = {
  mansard(pen, { house: { bays, wall }, left, width, top, bay }) {
    pen.shape('roof', left - 2, top - 6, `c6-14 8-36 9-54h${width - 14}c1 18 3 40 9 54`);
    pen.shape('edge', left - 2, top - 6, 'c6-14 8-36 9-54h4c-1 18-4 40-9 54');
    for (const row of [18, 30, 42]) pen.line('tiles', left + 8, top - row, `h${width - 16}`);
    pen.rect('trim', left + 4, top - 64, width - 8, 4);
    for (let index = bays % 2 === 0 ? 0.5 : 0; index < bays; index += 2)
      dormer(pen, bay(index), top - 8, wall);
    cornice(pen, left, width, top, 8);
  },
  gable(pen, { house: { wall }, left, width, top }) {
    const rise = 58;
    const run = width / 2;
    pen.shape(wall, left, top, `l${run}-${rise}l${run} ${rise}`);
    pen.shape(
      'roof',
      left - 8,
      top + 6,
      `l${run + 8}-${rise + 14}l${run + 8} ${rise + 14}h-13l${5 - run}-${rise}l${5 - run} ${rise}`,
    );
    pen.shape('edge', left - 8, top + 6, `l${run + 8}-${rise + 14}v5l${-run - 3} ${rise + 9}`);
    roundWindow(pen, left + run, top - 20);
  },
  steps(pen, { house: { wall }, left, width, top, bay }) {
    const run = Math.round(width / 8);
    const flat = width - 6 * run;
    pen.shape(
      wall,
      left,
      top,
      `v-14h${run}v-16h${run}v-16h${run}v-14h${flat}v14h${run}v16h${run}v16h${run}v14`,
    );
    [14, 30, 46].forEach((rise, index) => {
      const inset = index * run;
      pen.rect('trim', left + inset - 2, top - rise - 4, run + 4, 4);
      pen.rect('trim', left + width - inset - run - 2, top - rise - 4, run + 4, 4);
      pen.rect('edge', left + inset, top - rise, 3, index === 0 ? 14 : 12);
    });
    pen.rect('edge', left + 3 * run, top - 60, 3, 14);
    pen.rect('trim', left + 3 * run - 2, top - 64, flat + 4, 4);
    for (const side of [-11, 11]) pen.pane('small', bay(1) + side, top - 26);
    pen.rect('trim', left, top - 2, width, 3);
  },
  bell(pen, { house: { wall }, left, width, top }) {
    const run = width / 4;
    const neck = `c${half(run * 0.7)}-2 ${half(run * 0.9)}-20 ${half(run)}-44`;
    pen.shape(
      wall,
      left,
      top,
      `${neck}h${half(width / 2)}c${half(run * 0.1)} 24 ${half(run * 0.3)} 42 ${half(run)} 44`,
    );
    pen.shape('edge', left, top, `${neck}h4c-3 26-${half(run * 0.3)} 46-${half(run)} 48`);
    pen.rect('trim', left + run - 4, top - 49, width / 2 + 8, 6);
    pen.shape('trim', left + run, top - 49, `q${half(run)}-26 ${half(width / 2)} 0`);
    pen.pane('low', left + width / 2, top - 36);
    pen.rect('trim', left - 3, top - 2, width + 6, 4);
  },
  cornice(pen, { house: { wall }, left, width, top }) {
    pen.box(wall, left, top - 26, width, 26);
    pen.rect('trim', left - 2, top - 30, width + 4, 4);
    pen.shape('trim', left + width / 2 - 34, top - 30, 'l34-16l34 16');
    cornice(pen, left, width, top, 12);
  },
  eaves(pen, { house: { bays, wall }, left, width, top, bay }) {
    pen.shape('roof', left - 6, top, `l24-58h${width - 36}l24 58`);
    pen.shape('edge', left - 6, top, 'l24-58h4l-23 58');
    for (const row of [14, 28, 42]) pen.line('tiles', left + 12, top - row, `h${width - 24}`);
    pen.rect('trim', left + 16, top - 61, width - 32, 4);
    for (const index of [0.5, bays - 1.5]) dormer(pen, bay(index), top - 4, wall);
    pen.rect('trim', left - 8, top - 3, width + 16, 6);
    pen.rect('shade', left, top + 3, width, 7);
  },
  terrace(pen, { house: { wall }, left, width, top }) {
    pen.box(wall, left, top - 16, width, 16);
    pen.rect('trim', left - 3, top - 20, width + 6, 5);
    pen.line('teeth', left + 6, top - 8, `h${width - 12}`);
    // A railing, and the hut of the stairs.
    pen.box('stack', left + 18, top - 48, 36, 28);
    pen.rect('trim', left + 15, top - 52, 42, 4);
    pen.railing(left + 84, top - 36, width - 92);
    pen.rect('trim', left, top - 2, width, 3);
  },
  turret(pen, { house, left, width, top }) {
    roofs.eaves(pen, {
      house: { ...house, bays: 3 },
      left,
      width: width - 44,
      top,
      bay: (index) => left + 20 + index * 36,
    });
    const at = left + width - 48;
    pen.box(house.wall, at, top - 40, 46, 46);
    pen.shape('roof', at - 6, top - 40, 'l29-64l29 64');
    pen.shape('edge', at - 6, top - 40, 'l29-64l2 5l-27 59');
    pen.rect('trim', at - 6, top - 43, 58, 5);
    pen.rect('trim', at + 22, top - 118, 2, 16);
    pen.disc('edge', at + 23, top - 118, 3);
    pen.pane('low', at + 23, top - 32);
  },
};

function cornice(pen: Pen, left: number, width: number, top: number, height: number) {
  pen.rect('shade', left, top, width, 10);
  pen.rect('trim', left - 5, top - height, width + 10, height);
  pen.rect('edge', left - 5, top - height, width / 3, 2);
  pen.line('teeth', left + 2, top + 2, `h${width - 4}`);
}

function dormer(pen: Pen, middle: number, bottom: number, wall: Tone) {
  pen.box(wall, middle - 11, bottom - 29, 22, 29);
  pen.shape('trim', middle - 14, bottom - 29, 'l14-12l14 12');
  pen.pane('small', middle, bottom - 25);
}

function roundWindow(pen: Pen, x: number, y: number) {
  pen.disc('trim', x, y, 12);
  pen.disc('ink', x, y, 9);
  pen.line('bars', x, y - 9, 'v18m-9-9h18');
}
