export * from './document';
export * from './site-reader';
export { hasEnglishWords, WORD } from './words';
