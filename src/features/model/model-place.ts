/** Where a model runs. */
export type Place = 'device' | 'cloud';

export const placeNames = {
  device: 'On your device',
  cloud: 'Gemini',
} as const satisfies Record<Place, string>;

interface TextOptions {
  readonly expectedInputs: { type: 'text'; languages: string[] }[];
  readonly expectedOutputs: { type: 'text'; languages: string[] }[];
}

declare global {
  interface Window {
    /** The browser's Prompt API. */
    LanguageModel?: { availability: (options: TextOptions) => Promise<string> };
  }
}

const english = { type: 'text' as const, languages: ['en'] };

/** Text only: the SDK's default also asks for images, which fewer devices support. */
export const textOptions: TextOptions = { expectedInputs: [english], expectedOutputs: [english] };

/**
 * The device, if its model is ready to use. A model that has to be downloaded first does not count, because the
 * download is several gigabytes.
 */
export async function findPlace(): Promise<Place> {
  try {
    const availability = await window.LanguageModel?.availability(textOptions);
    return availability === 'available' ? 'device' : 'cloud';
  } catch {
    return 'cloud';
  }
}
