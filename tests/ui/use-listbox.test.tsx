import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useListbox } from '@/ui/use-listbox';

// Nothing is laid out here.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

interface ListProps {
  readonly options: readonly string[];
  readonly listed: string;
  readonly wanted?: string;
}

function List({ options, listed, wanted }: ListProps) {
  const { inputProps, listId, optionId, activeIndex } = useListbox(options.length, listed, wanted);
  return (
    <>
      <input aria-label="Find" {...inputProps} />
      <div role="listbox" id={listId}>
        {options.map((option, index) => (
          <button
            key={option}
            type="button"
            role="option"
            id={optionId(index)}
            aria-selected={index === activeIndex}
          >
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

/** What a screen reader is told, and what is seen: they must be the same. */
function active() {
  const [selected] = screen.queryAllByRole('option', { selected: true });
  const told = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  expect(selected?.id ?? null).toBe(told);
  return selected?.textContent ?? null;
}

test('the arrows go through the list and, past its ends, back to the input', () => {
  render(<List options={['one', 'two']} listed="a" />);
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

test('another list begins without an active option', () => {
  const { rerender } = render(<List options={['one', 'two']} listed="a" />);
  press('ArrowDown');
  rerender(<List options={['three', 'four']} listed="b" />);
  expect(active()).toBeNull();
});

test('what is wanted is on its way: nothing of the old list is active', () => {
  const { rerender } = render(<List options={['one', 'two']} listed="a" />);
  press('ArrowDown');
  rerender(<List options={['one', 'two']} listed="a" wanted="b" />);
  expect(active()).toBeNull();
});

test('a step taken meanwhile counts for the list that comes, never for the old one', () => {
  const { rerender } = render(<List options={['one', 'two']} listed="a" wanted="b" />);
  press('ArrowDown');
  expect(active()).toBeNull();
  rerender(<List options={['three']} listed="b" wanted="b" />);
  expect(active()).toBe('three');
});

test('Enter meanwhile opens nothing of the old list', () => {
  let opened = false;
  render(<List options={['one']} listed="a" wanted="b" />);
  screen.getByRole('option').addEventListener('click', () => (opened = true));
  press('ArrowDown');
  press('Enter');
  expect(opened).toBe(false);
});
