import { defineConfig } from 'vite';

/** The least that a React site with the same sign-in can be: the baseline for the site's figures. */
export default defineConfig({
  root: import.meta.dirname,
  build: { target: 'chrome123', modulePreload: { polyfill: false } },
});
