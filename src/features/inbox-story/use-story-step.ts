import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * The step of the story, from 1. It follows the markers that scroll past the top of the window, the card in the middle
 * of the list that phones show instead of the frame, and what the visitor chooses.
 */
export function useStoryStep(markers: RefObject<HTMLElement | null>, cards: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState(1);
  const passStep = useEffectEvent((next: number) => chooseStep(next, 'smooth'));

  useEffect(() => {
    const stop = [
      watchSteps(markers.current, (next) => passStep(next), { rootMargin: '0px 0px -100% 0px' }),
      watchSteps(cards.current, (next) => scrollsSideways(cards.current) && setStep(next), {
        root: cards.current,
        rootMargin: '0px -49% 0px -49%',
      }),
    ];
    return () => stop.forEach((disconnect) => disconnect());
  }, [markers, cards]);

  function chooseStep(next: number, behavior: ScrollBehavior = 'instant') {
    setStep(next);
    const list = cards.current;
    const card = list?.children[next - 1];
    if (!list || !card || !scrollsSideways(list)) return;
    const offset = card.getBoundingClientRect().left - list.getBoundingClientRect().left;
    list.scrollBy({
      left: offset - Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart),
      behavior,
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
