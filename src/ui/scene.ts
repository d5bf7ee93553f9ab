const files = import.meta.glob<string>('../assets/scenes/*-{tall,wide}.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The pictures in src/assets/scenes, 1440 by 420. Those that a phone shows whole have a tall file, too, 390 by 240.
 * On a phone, the head with a chatbot or support picture leaves the window to its text.
 */
export type Scene =
  | 'about'
  | 'blog'
  | 'chatbot'
  | 'contact'
  | 'features'
  | 'help'
  | 'home'
  /** Home's street at sunrise: in the dark theme, it is the one at dusk. */
  | 'morning'
  | 'pricing'
  | 'services'
  | 'support';

/**
 * What an element with the class `scene` shows. Each file has the colors of both themes. Its fragment chooses, because
 * in Safari, a picture does not know the theme of its page.
 */
export function sceneProps(name: Scene) {
  const style: Record<`--${string}`, string> = {};
  for (const shape of ['tall', 'wide']) {
    const file = files[`../assets/scenes/${name}-${shape}.svg`];
    style[`--${shape}-day`] = file ? `url(${file})` : 'none';
    style[`--${shape}-night`] = file ? `url(${file}#night)` : 'none';
  }
  return { 'data-scene': name, style };
}
