const ROOM_ABOVE = 20;

/** A ref for the newest in a box that scrolls: shows where it begins, or how it ends, and moves nothing but the box. */
export function bringIntoItsBox(newest: HTMLElement | null) {
  const box = newest?.parentElement;
  if (!box) return;
  const isTooLong = newest.offsetHeight > box.clientHeight;
  const shown = (isTooLong && newest.lastElementChild) || newest;
  const distance = shown.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += distance - ROOM_ABOVE;
}
