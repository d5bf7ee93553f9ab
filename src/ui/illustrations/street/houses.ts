/** What a house of the street looks like. Lengths are pixels. */
export interface House {
  /** Windows in a row, and the distance between two of them. */
  readonly bays: number;
  readonly pitch: number;
  /** The heights of the floors above the ground floor, from the top. */
  readonly floors: readonly number[];
  readonly wall: 'a' | 'b' | 'c';
  readonly roof: 'mansard' | 'gable' | 'steps' | 'bell' | 'cornice' | 'eaves' | 'terrace' | 'turret';
  readonly ground: 'shop' | 'cafe' | 'arches' | 'door' | 'stoop';
  /** Where chimneys stand, as shares of the width. */
  readonly chimneys: readonly number[];
  /** The floor with a balcony, from the top. */
  readonly balcony?: number;
  /** How many bays at the end stand out from the wall. */
  readonly oriel?: number;
  readonly shutters?: boolean;
}

export const houses: readonly House[] = [
  { bays: 3, pitch: 38, floors: [50, 54, 58, 62], wall: 'b', roof: 'bell', ground: 'stoop', chimneys: [0.9] },
  {
    bays: 5,
    pitch: 36,
    floors: [48, 54, 54, 60],
    wall: 'a',
    roof: 'mansard',
    ground: 'arches',
    chimneys: [0.02, 0.92],
    balcony: 3,
  },
  { bays: 4, pitch: 36, floors: [50, 54, 60], wall: 'c', roof: 'cornice', ground: 'stoop', chimneys: [0.12] },
  { bays: 2, pitch: 44, floors: [52, 56, 58], wall: 'a', roof: 'gable', ground: 'door', chimneys: [0.86] },
  {
    bays: 4,
    pitch: 42,
    floors: [52, 56],
    wall: 'b',
    roof: 'eaves',
    ground: 'shop',
    chimneys: [0.16, 0.76],
    shutters: true,
  },
  {
    bays: 5,
    pitch: 36,
    floors: [50, 54, 58],
    wall: 'c',
    roof: 'terrace',
    ground: 'cafe',
    chimneys: [0.34],
    oriel: 2,
  },
  {
    bays: 3,
    pitch: 38,
    floors: [48, 52, 56, 60],
    wall: 'a',
    roof: 'steps',
    ground: 'door',
    chimneys: [0.04],
  },
  {
    bays: 4,
    pitch: 36,
    floors: [50, 56, 60],
    wall: 'b',
    roof: 'turret',
    ground: 'arches',
    chimneys: [0.1],
    oriel: 1,
  },
  {
    bays: 4,
    pitch: 38,
    floors: [48, 54, 58, 62],
    wall: 'c',
    roof: 'mansard',
    ground: 'stoop',
    chimneys: [0.94],
    balcony: 2,
  },
];
