/** The point at an angle (degrees, clockwise from noon) on a circle, to a tenth of a pixel. */
export function polar(
  x: number,
  y: number,
  radius: number,
  degrees: number,
): readonly [x: number, y: number] {
  const turn = (degrees * Math.PI) / 180;
  return [
    Math.round((x + radius * Math.sin(turn)) * 10) / 10,
    Math.round((y - radius * Math.cos(turn)) * 10) / 10,
  ];
}
