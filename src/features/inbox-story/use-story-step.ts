import { type RefObject, useEffect, useState } from 'react';

/**
 * The step of the story, from 1. It follows the markers that scroll past the top of the window beside the frame, the
 * card in the middle of the list that phones show instead, and what the visitor chooses. Only one of the two has boxes.
 */
export function useStoryStep(markers: RefObject<HTMLElement | null>, cards: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState(1);

  useEffect(() => {
    const stop = [
      watchSteps(markers.current, setStep, { rootMargin: '0px 0px -100% 0px' }),
      watchSteps(cards.current, (next) => scrollsSideways(cards.current) && setStep(next), {
        root: cards.current,
        rootMargin: '0px -49% 0px -49%',
      }),
    ];
    return () => stop.forEach((disconnect) => disconnect());
  }, [markers, cards]);

  function chooseStep(next: number) {
    setStep(next);
    const list = cards.current;
    const card = list?.children[next - 1];
    if (!list || !card || !scrollsSideways(list)) return;
    const offset = card.getBoundingClientRect().left - list.getBoundingClientRect().left;
    list.scrollBy({
      left: offset - Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart),
      behavior: 'instant',
    });
  }

  return [step, chooseStep] as const;
}

function scrollsSideways(list: Element | null): boolean {
  return list ? list.scrollWidth > list.clientWidth : false;
}

function watchSteps(
  parent: HTMLElement | null,
  onStep: (step: number) => void,
  options: IntersectionObserverInit,
): () => void {
  const items = Array.from(parent?.children ?? []);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) onStep(items.indexOf(target) + 1);
  }, options);
  for (const item of items) observer.observe(item);
  return () => observer.disconnect();
}
