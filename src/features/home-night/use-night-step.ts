import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { NightStep } from './night-steps';

/**
 * The step of the night, from 1. It follows the markers that scroll past the top of the window, the card in the middle
 * of the list that phones show instead of the frame, and what the visitor chooses.
 */
export function useNightStep(markers: RefObject<HTMLElement | null>, cards: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState(1);
  const showStep = useEffectEvent(setStep);

  useEffect(() => {
    const stop = [
      watchSteps(markers.current, (next) => showStep(next), { rootMargin: '0px 0px -100% 0px' }),
      watchSteps(cards.current, (next) => scrollsSideways(cards.current) && showStep(next), {
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

/** Scrolls to the marker of a step, or to its card: only one of them is laid out. */
export function scrollToStep(id: NightStep['id']) {
  const places = Array.from(document.querySelectorAll(`[data-night='${id}']`));
  places.find((place) => place.getClientRects().length > 0)?.scrollIntoView({ inline: 'center' });
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
