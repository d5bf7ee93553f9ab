import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LitWindow } from '@/ui/illustrations/lit-window';

test('behind a window, an owner’s own topic has papers', () => {
  const [own, papers] = ['pricing', 'basics'].map((scene) => render(<LitWindow scene={scene} />).container);
  expect(own?.innerHTML).toBe(papers?.innerHTML);
});
