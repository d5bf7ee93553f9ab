/** The parts of the shell that the first screen does not need: they are below it or opened by a button. */
export { AccountPanel } from './account-panel';
export { DropMenuPanel } from './drop-menu-panel';
export { Footer } from './footer';
export { MenuSheet } from './menu-sheet';
export { WhatsappButton } from './whatsapp-button';
