/** What the grader looks at: the headers of the first page, its policy by directive, and its HTML. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly policy: Readonly<Record<string, readonly string[]>>;
  readonly html: string;
}

interface Rule {
  readonly name: string;
  /** The first outcome that holds counts. */
  readonly outcomes: readonly (readonly [points: number, what: string, holds: (answer: Answer) => boolean])[];
}

const SIX_MONTHS = 15_768_000;
const PRIVATE_REFERRERS = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);
const otherwise = () => true;
const allows = ({ policy }: Answer, directives: readonly string[], source: RegExp) =>
  directives.some((name) => (policy[name] ?? policy['default-src'] ?? []).some((text) => source.test(text)));
const active = ['script-src', 'object-src'];

/** The rules of MDN's HTTP Observatory: 100 to begin with; 100 and more is A+. Bonuses count from 90 on. */
export const rules: readonly Rule[] = [
  {
    name: 'Content-Security-Policy',
    outcomes: [
      [-25, 'none', ({ policy }) => Object.keys(policy).length === 0],
      [-20, 'active content from anywhere', (a) => allows(a, active, /^(\*|https?:|data:|blob:)$/)],
      [-20, 'inline scripts', (a) => allows(a, ['script-src'], /^'unsafe-inline'$/)],
      [-20, 'active content without encryption', (a) => allows(a, active, /^(http|ftp):/)],
      [-10, 'eval', (a) => allows(a, ['script-src', 'style-src'], /^'unsafe-eval'$/)],
      [0, 'inline styles', (a) => allows(a, ['style-src'], /^'unsafe-inline'$/)],
      [10, "nothing unsafe, default-src 'none'", (a) => a.policy['default-src']?.join() === "'none'"],
      [5, 'nothing unsafe', otherwise],
    ],
  },
  {
    name: 'Strict-Transport-Security',
    outcomes: [
      [-20, 'none', ({ headers }) => headers['strict-transport-security'] === undefined],
      [0, 'six months or more', ({ headers }) => maxAge(headers['strict-transport-security']) >= SIX_MONTHS],
      [-10, 'less than six months', otherwise],
    ],
  },
  {
    name: 'X-Content-Type-Options',
    outcomes: [
      [0, 'nosniff', ({ headers }) => headers['x-content-type-options'] === 'nosniff'],
      [-5, 'none', otherwise],
    ],
  },
  {
    name: 'X-Frame-Options',
    outcomes: [
      [5, 'frame-ancestors', ({ policy }) => policy['frame-ancestors'] !== undefined],
      [5, 'the header', ({ headers }) => /^(DENY|SAMEORIGIN)$/.test(headers['x-frame-options'] ?? '')],
      [-20, 'none', otherwise],
    ],
  },
  {
    name: 'Referrer-Policy',
    outcomes: [
      [5, 'private', ({ headers }) => PRIVATE_REFERRERS.has(headers['referrer-policy'] ?? '')],
      [-5, 'leaks', ({ headers }) => headers['referrer-policy'] !== undefined],
      [0, 'none', otherwise],
    ],
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    outcomes: [
      [
        10,
        'own site',
        ({ headers }) => headers['cross-origin-resource-policy']?.startsWith('same-') ?? false,
      ],
      [0, 'none', otherwise],
    ],
  },
  {
    name: 'Subresource integrity',
    outcomes: [
      [-50, 'scripts without encryption', ({ html }) => /<script[^>]+src=["']http:/i.test(html)],
      [-5, 'scripts of others', ({ html }) => /<script[^>]+src=["'](https:)?\/\//i.test(html)],
      [0, 'scripts of its own', otherwise],
    ],
  },
  {
    name: 'Cookies and cross-origin sharing',
    outcomes: [
      [-50, 'any origin may read', ({ headers }) => headers['access-control-allow-origin'] !== undefined],
      [-40, 'cookies', ({ headers }) => headers['set-cookie'] !== undefined],
      [0, 'none', otherwise],
    ],
  },
];

export function maxAge(header = ''): number {
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
}
