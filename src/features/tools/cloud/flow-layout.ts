import { sources } from './plan';
import type { Flow, Link, Place, Station } from './flow';

export interface Placed extends Station {
  readonly x: number;
  readonly y: number;
}

export interface Arc {
  readonly id: string;
  readonly path: string;
  readonly end: Point;
  readonly steers: boolean;
  readonly label?: { readonly text: string; readonly at: Point };
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly stations: readonly Placed[];
  readonly arcs: readonly Arc[];
}

type Point = readonly [x: number, y: number];

export const STATION = { width: 180, height: 60 } as const;
const { width: W, height: H } = STATION;
const EDGE = 6;
const GAP_Y = 22;
/** Gap between two columns of sources in which their lines join. */
const TRUNK = 32;

/** Left to right, for wide screens. */
export function layOutHorizontally(flow: Flow): Drawing {
  const gap = 58;
  const column = (index: number) => EDGE + index * (W + gap);
  // The height with all sources selected, so that the page does not shift.
  const height = 2 * EDGE + sources.length * H + (sources.length - 1) * GAP_Y;
  const row = (index: number, of: number) => height / 2 + (index - (of - 1) / 2) * (H + GAP_Y) - H / 2;
  const spots: Readonly<Record<Exclude<Place, 'source'>, Point>> = {
    gate: [column(1), row(0, 1)],
    model: [column(2), row(0, 1)],
    key: [column(3), row(0, 3)],
    store: [column(3), row(1, 3)],
    erasure: [column(3), row(2, 3)],
  };
  const count = sourcesOf(flow).length;
  return draw(flow, { width: column(3) + W + EDGE, height }, (station, index) =>
    station.place === 'source' ? [column(0), row(index, count)] : spots[station.place],
  );
}

/** Top to bottom, for phones. */
export function layOutVertically(flow: Flow): Drawing {
  const gap = 40;
  const width = 2 * EDGE + 2 * W + TRUNK;
  const column = (index: number) => (index === 0 ? EDGE : width - EDGE - W);
  const middle = (width - W) / 2;
  const row = (index: number) => EDGE + index * (H + gap);
  const spots: Readonly<Record<Exclude<Place, 'source'>, Point>> = {
    gate: [middle, row(2)],
    model: [middle, row(3)],
    key: [column(0), row(4)],
    store: [middle, row(5)],
    erasure: [middle, row(6)],
  };
  return draw(flow, { width, height: row(6) + H + EDGE }, (station, index) =>
    station.place === 'source' ? [column(index % 2), row(Math.floor(index / 2))] : spots[station.place],
  );
}

function draw(
  flow: Flow,
  size: { width: number; height: number },
  spotOf: (station: Station, index: number) => Point,
): Drawing {
  const stations = flow.stations.map((station, index) => {
    const [x, y] = spotOf(station, index);
    return { ...station, x, y };
  });
  const byId = new Map(stations.map((station) => [station.id, station]));
  const arcs = flow.links.flatMap((link) => {
    const [from, to] = [byId.get(link.from), byId.get(link.to)];
    return from && to ? [arc(link, from, to)] : [];
  });
  return { ...size, stations, arcs };
}

function arc({ from: start, to: goal, label, steers = false }: Link, from: Placed, to: Placed): Arc {
  const { path, end, middle } = route(from, to);
  const id = `${start}-${goal}`;
  return { id, path, end, steers, ...(label === undefined ? {} : { label: { text: label, at: middle } }) };
}

/**
 * Lines leave sideways if the target is to the right, otherwise downward; lines from sources run down
 * between the columns.
 */
function route(from: Placed, to: Placed): { path: string; end: Point; middle: Point } {
  if (to.x >= from.x + W) {
    const [x1, y1, x2, y2] = [from.x + W, from.y + H / 2, to.x, to.y + H / 2];
    const x = (x1 + x2) / 2;
    return {
      path: `M${x1} ${y1}C${x} ${y1} ${x} ${y2} ${x2} ${y2}`,
      end: [x2, y2],
      middle: [x, (y1 + y2) / 2 - 8],
    };
  }
  const [x2, y2] = [to.x + W / 2, to.y];
  if (from.place === 'source') {
    const [x1, y1] = [from.x < x2 - W / 2 ? from.x + W : from.x, from.y + H / 2];
    return {
      path: `M${x1} ${y1}Q${x2} ${y1} ${x2} ${y1 + TRUNK / 2}V${y2}`,
      end: [x2, y2],
      middle: [x2, y1],
    };
  }
  const [x1, y1] = [from.x + W / 2, from.y + H];
  const y = (y1 + y2) / 2;
  return { path: `M${x1} ${y1}C${x1} ${y} ${x2} ${y} ${x2} ${y2}`, end: [x2, y2], middle: [x2 + 32, y + 4] };
}

function sourcesOf({ stations }: Flow): Station[] {
  return stations.filter(({ place }) => place === 'source');
}
