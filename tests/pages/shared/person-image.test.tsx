import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '@/site/brand';
import { team } from '@/site/team';
import { testimonials } from '@/site/testimonials';
import { Portrait } from '@/pages/shared/person-image';

test.runIf(brand.isSample)('the sample people have portraits that differ from one another', () => {
  const people = [...team, ...testimonials];
  const portraits = people.map(({ image }) => renderToString(<Portrait name="" seed={image} />));
  expect(new Set(portraits).size).toBe(people.length);
});
