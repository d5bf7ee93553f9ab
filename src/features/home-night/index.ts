export { HomeNight } from './home-night';
export { MessageField } from './message-field';
