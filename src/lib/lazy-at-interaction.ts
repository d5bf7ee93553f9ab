import { lazy, type ComponentType } from 'react';
import { firstInteraction } from './page';

/**
 * A prerendered component that needs no scripts until the visitor's first interaction, when it loads and hydrates.
 *
 * @param canWait false where its HTML is missing and has to be rendered at once
 */
export function lazyAtInteraction<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  canWait: () => boolean = () => true,
) {
  return lazy(async () => {
    if (typeof document !== 'undefined' && !hasInteracted() && canWait()) await firstInteraction();
    return load();
  });
}

/** A click or a key may come before the app starts. */
function hasInteracted(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}
