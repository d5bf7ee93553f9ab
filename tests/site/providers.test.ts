import { expect, test } from 'vitest';
import { providers } from '@/site/providers';

test('Google and GitHub come first, as specified', () => {
  expect(providers.slice(0, 2).map(({ id }) => id)).toEqual(['google.com', 'github.com']);
});

test('every provider has an id that Firebase accepts, a name and an icon, and none is there twice', () => {
  for (const { id, name, Icon } of providers) {
    expect(id).toMatch(/^(oidc\.[a-z0-9-]+|[a-z]+\.com)$/);
    expect(name).toMatch(/\S/);
    expect(Icon, name).toBeTypeOf('function');
  }
  for (const field of ['id', 'name'] as const)
    expect(new Set(providers.map((provider) => provider[field])).size, field).toBe(providers.length);
});
