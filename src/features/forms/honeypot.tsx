import { useId } from 'react';

const NAME = 'website';

/** A field that only robots see. */
export function Honeypot() {
  const id = useId();
  return (
    <div className="sr-only" aria-hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Answers what was in it. A browser may have filled it in for a person: the next try goes through. */
export function emptyHoneypot(form: HTMLFormElement): string {
  const field = form.elements.namedItem(NAME);
  if (!(field instanceof HTMLInputElement)) return '';
  const { value } = field;
  field.value = '';
  return value;
}
