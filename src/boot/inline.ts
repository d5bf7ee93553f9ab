import { startBoot } from './start-boot';

// The build bundles this file into the first script of index.html, which carries the files to load as data attributes.
startBoot(document.currentScript?.dataset ?? {});
