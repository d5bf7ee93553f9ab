/** Why a run ended early. The first four come from this site, the others from the model or the network. */
export type ModelError = keyof typeof modelErrorMessages;

export const modelErrorMessages = {
  stopped: 'Stopped.',
  withdrawn: 'You turned AI answers off, so this answer stopped.',
  slow: 'The AI took too long and was stopped. Try again.',
  notLoaded: 'The AI could not be loaded. Check your connection and try again.',
  offline: 'You are offline, so the AI could not be asked.',
  unreachable: 'The AI could not be reached. Try again in a moment.',
  quota: 'The AI has reached its request limit. Try again later.',
  refused: 'The AI declined to answer this.',
  unverified: 'The AI did not accept this browser: App Check could not verify it.',
  setup: 'The AI is not set up correctly on this site, so it could not be asked.',
  interrupted: 'The connection broke before the AI had finished.',
  cutOff: 'The AI reached its length limit here.',
  tooLong: 'This is too long for the model on your device. Try a shorter text.',
  empty: 'The AI gave no answer.',
} as const;

/** By the error code of firebase/ai or the name of the browser's error. */
const codes: ReadonlyMap<string, ModelError> = new Map([
  ['response-error', 'refused'],
  ['parse-failed', 'interrupted'],
  ['api-not-enabled', 'setup'],
  ['no-api-key', 'setup'],
  ['no-app-id', 'setup'],
  ['no-project-id', 'setup'],
  ['QuotaExceededError', 'tooLong'],
]);

/** Classifies an error that the SDK, the network or the model on the device threw. */
export function modelErrorOf(error: unknown, isOnline = navigator.onLine): ModelError {
  const code = textAt(error, 'code');
  if (code === 'fetch-error') return errorOfStatus(numberAt(error, 'status'), textAt(error, 'message'));
  const kind = codes.get(code) ?? codes.get(textAt(error, 'name'));
  if (kind) return kind;
  // The SDK fails with a TypeError on a blocked prompt that comes without safety ratings.
  if (textAt(error, 'message').includes('forEach')) return 'refused';
  if (!isOnline) return 'offline';
  // The SDK uses this code when a request got no answer; other errors come from a stream that had begun.
  return code === 'error' ? 'unreachable' : 'interrupted';
}

function errorOfStatus(status: number, message: string): ModelError {
  if (/app ?check/i.test(message)) return 'unverified';
  if (status === 429) return 'quota';
  return status >= 400 && status < 500 ? 'setup' : 'unreachable';
}

/**
 * The finish reason of a complete answer is STOP. A stream without one was cut, or, if it has no text either, its prompt
 * was blocked: the SDK drops the reason for that.
 */
export function modelErrorOfFinish(reason: string | undefined, text: string): ModelError | null {
  if (reason === 'MAX_TOKENS') return 'cutOff';
  if (reason === 'STOP') return text.trim() === '' ? 'empty' : null;
  return reason === undefined && text !== '' ? 'interrupted' : 'refused';
}

function textAt(error: unknown, key: 'code' | 'name' | 'message'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
}

function numberAt(error: unknown, key: 'status'): number {
  const data: unknown =
    typeof error === 'object' && error ? Reflect.get(error, 'customErrorData') : undefined;
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return typeof value === 'number' ? value : 0;
}
