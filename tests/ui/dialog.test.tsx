import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '@/ui/dialog';

const onClose = vi.fn<() => void>();
const showModal = vi.fn<() => void>();

beforeEach(() => {
  // jsdom does not implement showModal().
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
    this.open = true;
    showModal();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

function open() {
  return render(
    <StrictMode>
      <Dialog aria-label="Search" onClose={onClose}>
        <input aria-label="Query" />
      </Dialog>
    </StrictMode>,
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Search' });

test('a late close event is ignored after the dialog has been shown again', () => {
  open();
  fireEvent(dialog(), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a click outside closes it, a click inside does not', () => {
  open();
  press(screen.getByLabelText('Query'));
  expect(onClose).not.toHaveBeenCalled();
  press(dialog());
  expect(onClose).toHaveBeenCalledOnce();
});

test('selecting text that ends outside does not close it', () => {
  open();
  fireEvent.pointerDown(screen.getByLabelText('Query'));
  fireEvent.pointerUp(dialog());
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
});

function press(element: HTMLElement) {
  fireEvent.pointerDown(element);
  fireEvent.pointerUp(element);
  fireEvent.click(element);
}
