import { sources, stores } from './plan';
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
  // The height with everything selected, so that the page does not shift. The key and the end stand beside the stores.
  const most = Math.max(sources.length, stores.length + 2);
  const height = 2 * EDGE + most * H + (most - 1) * GAP_Y;
  const row = (index: number, of: number) => height / 2 + (index - (of - 1) / 2) * (H + GAP_Y) - H / 2;
  const [count, kept] = [countOf(flow, 'source'), countOf(flow, 'store')];
  return draw(flow, { width: column(3) + W + EDGE, height }, ({ place }, index) => {
    if (place === 'source') return [column(0), row(index, count)];
    if (place === 'gate') return [column(1), row(0, 1)];
    if (place === 'model') return [column(2), row(0, 1)];
    if (place === 'store') return [column(3), row(index + 1, kept + 2)];
    return [column(3), row(place === 'key' ? 0 : kept + 1, kept + 2)];
  });
}

/** Top to bottom, for phones. */
export function layOutVertically(flow: Flow): Drawing {
  const gap = 40;
  const width = 2 * EDGE + 2 * W + TRUNK;
  const column = (index: number) => (index === 0 ? EDGE : width - EDGE - W);
  const middle = (width - W) / 2;
  const row = (index: number) => EDGE + index * (H + gap);
  const end = 5 + Math.ceil(stores.length / 2);
  return draw(flow, { width, height: row(end) + H + EDGE }, ({ place }, index) => {
    if (place === 'source') return [column(index % 2), row(Math.floor(index / 2))];
    if (place === 'gate') return [middle, row(2)];
    if (place === 'model') return [middle, row(3)];
    if (place === 'key') return [column(0), row(4)];
    if (place === 'store') return [column((index + 1) % 2), row(5 + Math.floor(index / 2))];
    return [middle, row(end)];
  });
}

function draw(
  flow: Flow,
  size: { width: number; height: number },
  /** The index counts the stations of the same place. */
  spotOf: (station: Station, index: number) => Point,
): Drawing {
  const seen = new Map<Place, number>();
  const stations = flow.stations.map((station) => {
    const index = seen.get(station.place) ?? 0;
    seen.set(station.place, index + 1);
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

function countOf({ stations }: Flow, wanted: Place): number {
  return stations.filter(({ place }) => place === wanted).length;
}
