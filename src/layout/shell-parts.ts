/** The parts of the shell that the first screen does not need: they are below it or opened by a button. */
export { Footer } from './footer';
export { AccountPanel, DropMenuPanel } from './menu-panels';
export { MenuSheet } from './menu-sheet';
export { WhatsappButton } from './whatsapp-button';
