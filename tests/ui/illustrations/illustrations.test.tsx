import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { IllustrationProps } from '@/ui/illustrations/pieces/illustration';
import { DotGrid } from '@/ui/illustrations/dot-grid';
import { Perforation } from '@/ui/illustrations/perforation';
import { Portrait } from '@/ui/illustrations/portrait';

/** What a drawing may weigh before it is compressed; it is a decoration, not a page. */
const MARKUP_LIMIT = 24_000;

const modules = import.meta.glob<Record<string, ComponentType<IllustrationProps>>>(
  ['/src/ui/illustrations/*.tsx', '!**/{dot-grid,perforation,portrait}.tsx'],
  { eager: true },
);
const drawings = Object.values(modules).flatMap((exports) => Object.entries(exports));

describe.each(drawings)('%s', (_, Drawing) => {
  it('is hidden from assistive technology', () => {
    const { container } = render(<Drawing />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('focusable', 'false');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is an image with a name once it is given one', () => {
    render(<Drawing title="What it shows" />);
    expect(screen.getByRole('img', { name: 'What it shows' })).toBeInTheDocument();
  });

  it('repeats no id when it is drawn twice', () => {
    const { container } = render(
      <>
        <Drawing />
        <Drawing />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws on a server, without a number that is none, and within its weight', () => {
    const markup = renderToString(<Drawing className="max-w-sm" />);
    expect(markup).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(markup).toContain('max-w-sm');
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(markup.length).toBeLessThan(MARKUP_LIMIT);
  });
});

it('finds every drawing', () => {
  expect(drawings.length).toBeGreaterThanOrEqual(25);
});

describe('Portrait', () => {
  const seeds = ['ines', 'tomas', 'priya', 'jun', 'leah', 'samir', 'noor', 'bram', 'yuki', 'otis'];

  it('draws the same person from the same seed', () => {
    expect(renderToString(<Portrait seed="ines" />)).toBe(renderToString(<Portrait seed="ines" />));
  });

  it('draws different people from different seeds', () => {
    expect(new Set(seeds.map((seed) => renderToString(<Portrait seed={seed} />))).size).toBe(seeds.length);
  });

  it('draws somebody even from nothing', () => {
    expect(renderToString(<Portrait seed="" />)).not.toMatch(/NaN|undefined/);
  });

  it('is hidden from assistive technology and takes a size', () => {
    const { container } = render(<Portrait seed="ines" size={290} />);
    const portrait = container.querySelector('svg');
    expect(portrait).toHaveAttribute('aria-hidden', 'true');
    expect(portrait).toHaveAttribute('width', '290');
    expect(portrait).toHaveAttribute('height', '290');
  });
});

it('hides the ground and the ticket edge from assistive technology', () => {
  const { container } = render(
    <>
      <DotGrid />
      <Perforation />
      <Perforation direction="down" />
    </>,
  );
  expect(container.querySelectorAll(':scope > [aria-hidden="true"]')).toHaveLength(3);
});
