import { groundFloors } from './ground-floors';
import { houses, type House } from './houses';
import { createPen, kinds, type Kind, type Pen } from './pen';
import { roofs, stacks, type Front } from './roofs';

export const HEIGHT = 440;
/** Where the sidewalk starts. */
export const GROUND = HEIGHT - 26;
const GROUND_FLOOR = 84;
const MARGIN = 9;

/** Draws the street down to a height. A seed puts its houses in another order, in front of other roofs. */
export function drawStreet(seed = '', bottom = HEIGHT, count = houses.length) {
  const pen = createPen(bottom);
  const next = seededRandom(`street ${seed}`);
  const order = houses
    .map((house) => ({ house, turn: next() }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ house }) => house)
    .slice(0, count);
  const width = order.reduce((sum, house) => sum + widthOf(house), 0);
  drawClouds(pen, width, next);
  drawFarRow(pen, width, next);
  let left = 0;
  let shop = 0;
  let tallest = 0;
  order.forEach((house, index) => {
    drawHouse(pen, house, left, order[index - 1]);
    left += widthOf(house);
    if (house.ground === 'shop') shop = left - widthOf(house) / 2;
    if (house.roof === 'mansard') tallest = left - widthOf(house) / 2;
    if (index % 4 === 1) drawTree(pen, left + 4);
    else if (index % 2 === 0) drawLamp(pen, left);
  });
  return { ...pen, width, shop, tallest };
}

function drawHouse(pen: Pen, house: House, left: number, before: House | undefined) {
  const width = widthOf(house);
  const top = topOf(house);
  const { wall, bays, pitch, floors } = house;
  const bay = (index: number) => left + width / 2 + (index - (bays - 1) / 2) * pitch;
  const front: Front = { house, left, width, top, bay };

  for (const share of house.chimneys) drawChimney(pen, left + share * (width - 18), top - stacks[house.roof]);
  pen.rect(wall, left, top, width, GROUND - top);
  // What a higher house shows beside a lower one is in the light.
  const lit = (before ? topOf(before) : GROUND) - top;
  if (lit > 0) pen.rect('edge', left, top, 4, lit);
  pen.rect('shade', left + width - 3, top, 3, GROUND - top);

  let y = top;
  floors.forEach((height, floor) => {
    const kind: Kind = height < 52 ? 'low' : height < 58 ? 'mid' : 'tall';
    const { glass, width: opening } = kinds[kind];
    const windowTop = y + Math.round((height - glass) / 2) + 1;
    for (let index = 0; index < bays; index += 1) {
      pen.pane(kind, bay(index), windowTop);
      if (house.shutters)
        for (const side of [-1, 1])
          pen.rect('roof', bay(index) + side * (opening / 2 + 7) - 4, windowTop + 3, 8, glass);
    }
    if (house.balcony === floor) drawBalcony(pen, left, width, windowTop + glass + 4);
    y += height;
  });
  roofs[house.roof](pen, front);
  if (house.oriel !== undefined) drawOriel(pen, front, house.oriel, y - 12);
  pen.rect('trim', left, y - 5, width, 5);
  pen.rect('shade', left, y, width, 5);
  pen.rect('shade', left, GROUND - 8, width, 8);
  groundFloors[house.ground](pen, { house, left, width, top: y, bottom: GROUND, bay });
  // A drainpipe.
  if (house.roof !== 'turret') pen.rect('trim', left + width - 7, top + 4, 3, GROUND - top - 4);
}

function drawChimney(pen: Pen, left: number, top: number) {
  pen.rect('stack', left, top, 18, 74);
  pen.rect('edge', left, top, 3, 18);
  pen.rect('trim', left - 2, top - 4, 22, 5);
  for (const at of [2, 11]) pen.rect('stack', left + at, top - 12, 5, 8);
}

function drawBalcony(pen: Pen, left: number, width: number, y: number) {
  pen.rect('trim', left + 6, y, width - 12, 4);
  pen.rect('shade', left + 6, y + 4, width - 12, 6);
  pen.railing(left + 8, y - 16, width - 16);
}

function drawOriel(pen: Pen, { house: { bays, pitch }, top, bay }: Front, count: number, bottom: number) {
  const left = bay(bays - count) - pitch / 2 + 2;
  const width = count * pitch - 4;
  pen.rect('edge', left, top + 4, 4, bottom - top - 4);
  pen.rect('shade', left + width, top + 8, 7, bottom - top - 8);
  pen.rect('trim', left - 4, top - 2, width + 8, 6);
  pen.rect('trim', left - 2, bottom, width + 4, 5);
  pen.shape('roof', left, bottom + 5, `h${width}l-12 7h${24 - width}`);
}

/** Long flat clouds above the roofs. */
function drawClouds(pen: Pen, width: number, next: () => number) {
  for (let left = 20; left < width - 330; left += 150 + (next() % 120)) {
    const top = 40 + (next() % 110);
    const run = 90 + (next() % 190);
    pen.shape('cloud', left, top, `h${run}a7 7 0 0 1 0 14h-${run}a7 7 0 0 1 0-14`);
    pen.shape('cloud', left + 40, top + 14, `h${run}a6 6 0 0 1 0 12h-${run}a6 6 0 0 1 0-12`);
  }
}

/** The roofs behind the houses. */
function drawFarRow(pen: Pen, width: number, next: () => number) {
  for (let left = 0; left < width;) {
    const rest = width - left;
    const run = rest < 110 ? rest : 54 + (next() % 44);
    const rise = 22 + (next() % 16);
    const top = GROUND - 225 - (next() % 110);
    const tops = [
      `l${run / 2}-${rise}l${run / 2} ${rise}`,
      `l10-${rise}h${run - 20}l10 ${rise}`,
      `v-12h${run}v12`,
    ];
    pen.shape('far', left, top, `${tops[next() % 3] ?? ''}V${GROUND}h-${run}`);
    pen.rect('far', left + 10 + (next() % (run - 28)), top - rise - 12, 9, 40);
    pen.line('rim', left + 12, top + 20, `h${(1 + (next() % 3)) * 15}`);
    left += run;
  }
}

function drawLamp(pen: Pen, x: number) {
  pen.rect('ink', x - 2, GROUND - 92, 4, 104);
  pen.rect('ink', x - 5, GROUND + 4, 10, 8);
  pen.shape('ink', x - 10, GROUND - 117, 'h20l-4-7h-12');
  pen.shape('sun', x - 9, GROUND - 117, 'h18l-4 22h-10');
  pen.rect('ink', x - 7, GROUND - 95, 14, 3);
}

const crown = [
  [0, -122, 30],
  [-23, -97, 24],
  [22, -98, 25],
  [0, -86, 22],
] as const;

function drawTree(pen: Pen, x: number) {
  pen.rect('ink', x - 3, GROUND - 70, 6, 82);
  for (const [dx, dy, radius] of crown) {
    pen.disc('leaf', x + dx, GROUND + dy, radius);
    if (radius > 22)
      pen.shape(
        'edge',
        x + dx - radius,
        GROUND + dy,
        `a${radius} ${radius} 0 0 1 ${radius}-${radius}a${radius + 5} ${radius + 5} 0 0 0-${radius} ${radius}`,
      );
  }
}

function widthOf({ bays, pitch }: House): number {
  return bays * pitch + 2 * MARGIN;
}

function topOf({ floors }: House): number {
  return GROUND - GROUND_FLOOR - floors.reduce((sum, height) => sum + height, 0);
}

/** A pseudo-random number generator (mulberry32), seeded with the hash of a text (FNV-1a). Returns unsigned integers. */
export function seededRandom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
