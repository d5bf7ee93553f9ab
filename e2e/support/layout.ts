/** Horizontal scrolling of the page, and text that is cut off or outside of the window. */
export function findOverflow(page: {
  evaluate(script: () => string[]): Promise<string[]>;
}): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) {
      const outside = [...document.body.querySelectorAll('*')].findLast(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.textContent.trim(),
      );
      const text = outside?.textContent.trim().slice(0, 60);
      faults.push(`the page is ${excess} px wider than the window, at “${text}”`);
    }
    const measured = new Map<Element, { style: CSSStyleDeclaration; frame: DOMRect }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (
        !parent ||
        !text.textContent?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (parent.closest('svg, [aria-hidden=true], .truncate')) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
        const { style, frame } = measured.get(up) ?? {
          style: getComputedStyle(up),
          frame: up.getBoundingClientRect(),
        };
        measured.set(up, { style, frame });
        const { overflowX, overflowY, webkitLineClamp } = style;
        // Visually hidden, or shortened on purpose.
        if (frame.width <= 1 || webkitLineClamp !== 'none') break;
        const cutsX = ['hidden', 'clip'].includes(overflowX);
        const cutsY = ['hidden', 'clip'].includes(overflowY);
        if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
        if (
          (cutsX && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
          (cutsY && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1))
        )
          faults.push(`cut off: “${text.textContent.trim().slice(0, 60)}”`);
      }
    }
    return faults;
  });
}
