import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useListbox } from '@/ui/use-listbox';

// jsdom has no layout.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

interface ListProps {
  readonly options: readonly string[];
  readonly shownList: string;
  readonly latestList?: string;
}

function List({ options, shownList, latestList }: ListProps) {
  const { inputProps, listProps, optionProps } = useListbox(options.length, shownList, latestList);
  return (
    <>
      <input aria-label="Find" {...inputProps} />
      <div {...listProps}>
        {options.map((option, index) => (
          <button key={option} type="button" {...optionProps(index, '')}>
            {option}
          </button>
        ))}
      </div>
    </>
  );
}

function press(key: string) {
  fireEvent.keyDown(screen.getByRole('combobox'), { key });
}

/** The active option for screen readers and on screen, which must be the same. */
function active() {
  const [selected] = screen.queryAllByRole('option', { selected: true });
  const activeId = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  expect(selected?.id ?? null).toBe(activeId);
  return selected?.textContent ?? null;
}

test('the arrow keys move through the list and, past either end, back to the input', () => {
  render(<List options={['one', 'two']} shownList="a" />);
  expect(active()).toBeNull();
  press('ArrowDown');
  expect(active()).toBe('one');
  press('ArrowDown');
  expect(active()).toBe('two');
  press('ArrowDown');
  expect(active()).toBeNull();
  press('ArrowUp');
  expect(active()).toBe('two');
});

test('no option is active at the start of a new list, nor while a newer one loads, to which the arrow keys apply', () => {
  const { rerender } = render(<List options={['one', 'two']} shownList="a" />);
  press('ArrowDown');
  rerender(<List options={['three', 'four']} shownList="b" />);
  expect(active()).toBeNull();
  press('ArrowDown');
  rerender(<List options={['three', 'four']} shownList="b" latestList="c" />);
  expect(active()).toBeNull();
  press('ArrowDown');
  expect(active()).toBeNull();
  rerender(<List options={['five']} shownList="c" latestList="c" />);
  expect(active()).toBe('five');
});

test('Enter pressed meanwhile opens no option of the old list', () => {
  let opened = false;
  render(<List options={['one']} shownList="a" latestList="b" />);
  screen.getByRole('option').addEventListener('click', () => (opened = true));
  press('ArrowDown');
  press('Enter');
  expect(opened).toBe(false);
});
