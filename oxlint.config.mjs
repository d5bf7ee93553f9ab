// @ts-check
import { defineConfig } from 'oxlint';

/** Folders of src, top to bottom: each imports only from the layers below it. */
const layers = [
  ['app'],
  ['pages', 'layout'],
  ['features'],
  ['boot', 'ui'],
  // The answers quote prices and limits.
  ['site/questions'],
  ['domain'],
  ['site'],
  ['lib'],
];

/** The SDKs, and the files that wrap them. */
const sdks = [
  {
    group: ['firebase', 'firebase/*'],
    files: ['src/features/auth/client/**', 'src/features/consent/analytics.ts'],
  },
  { group: ['canvas-confetti'], files: ['src/features/offer/confetti.ts'] },
  { group: ['aos', 'framer-motion'], files: ['src/lib/motion*'] },
];

const throughIndex = { group: ['@/features/*/**'], message: 'Import a feature through its index.ts.' };

const throughAlias = {
  group: layers.flat().flatMap((name) => [`../${name}/**`, `../../${name}/**`]),
  message: 'Import another layer by its alias, @/.',
};

/** @param {(typeof sdks)[number]} [allowed] */
function sdkPatterns(allowed) {
  return sdks
    .filter((sdk) => sdk !== allowed)
    .map(({ group, files }) => ({ group, message: `Only ${files.join(' and ')} may import this SDK.` }));
}

/** @param {string} folder @param {(typeof sdks)[number]} [allowed] */
function importPatterns(folder, allowed) {
  const level = layers.findIndex((names) => names.includes(folder));
  const above = layers.slice(0, level).flat();
  // Pages and layout do not import each other; primitives may.
  const beside = level === 1 ? layers[level]?.filter((name) => name !== folder) : [];
  const group = [...above, ...(beside ?? [])].flatMap((name) => [`@/${name}`, `@/${name}/**`]);
  const arrows = { group, message: 'This import goes against the layers in CONTRIBUTING.md.' };
  return [throughIndex, throughAlias, ...sdkPatterns(allowed), ...(group.length > 0 ? [arrows] : [])];
}

/**
 * @param {string[]} files
 * @param {ReturnType<typeof importPatterns>} patterns
 * @returns {import('oxlint').OxlintOverride}
 */
function restrictImports(files, patterns) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  // Reports the compiler's errors, too, so that the types are read once.
  options: { typeAware: true, typeCheck: true },
  env: { browser: true, es2024: true, node: true },
  ignorePatterns: ['dist', '.cache', 'e2e/support/*-stub.js'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['log', 'region'], tags: [] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    // It wants aria-checked on a checkbox with the role of a switch, where HTML forbids it.
    'jsx-a11y/role-has-required-aria-props': 'off',
    'max-lines': ['error', { max: 300 }],
    'no-await-in-loop': 'error',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    // A copy of a small object costs nothing that one notices.
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-danger': 'error',
    'react/no-did-update-set-state': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-return': 'off',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'no-console': ['error', { allow: ['error', 'warn'] }],
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/switch-exhaustiveness-check': 'error',
      },
    },
    // The last match wins, so a folder inside another comes after it.
    ...layers
      .flat()
      .toReversed()
      .map((folder) => restrictImports([`src/${folder}/**`], importPatterns(folder))),
    // It runs in a worker, in the browser, and in the build.
    restrictImports(
      ['src/features/reader/**'],
      [
        ...importPatterns('features'),
        { group: ['@/features/**', '@/boot/**', '@/ui/**', 'react*'], message: 'The reader is pure.' },
      ],
    ),
    ...sdks.flatMap((sdk) =>
      sdk.files.map((file) => restrictImports([file], importPatterns(file.split('/')[1] ?? '', sdk))),
    ),
    {
      files: ['tests/**', 'e2e/**'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off', 'react/only-export-components': 'off' },
    },
    // What an owner adds makes these longer.
    { files: ['src/site/**'], rules: { 'max-lines': 'off' } },
    { files: ['scripts/**'], rules: { 'no-console': 'off', 'no-await-in-loop': 'off' } },
    {
      files: ['e2e/**'],
      rules: { 'no-await-in-loop': 'off', 'no-empty-pattern': 'off', 'react/rules-of-hooks': 'off' },
    },
  ],
});
