import { defineConfig } from 'vite';

/** The least that a React site with the same sign-in can be: what nobody who takes these three parts gets below. */
export default defineConfig({
  root: import.meta.dirname,
  build: { target: 'chrome123', modulePreload: { polyfill: false } },
});
