import type { storySteps } from './story';

const lights = ['dusk', 'night', 'dawn'] as const satisfies readonly (typeof storySteps)[number]['light'][];

/** A layer for each light, of which CSS shows one. */
export function Sky({ light }: { light: (typeof lights)[number] }) {
  return (
    <div aria-hidden className="sky">
      {lights.map((name) => (
        <span key={name} data-shown={name === light} className={`sky-${name}`} />
      ))}
    </div>
  );
}
