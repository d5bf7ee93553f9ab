import { useKeepTyping } from './use-typed-ahead';

/** For the moment between asking for a panel with a field and its arrival, in which people already type. */
export function PanelOnItsWay() {
  useKeepTyping();
  return null;
}
