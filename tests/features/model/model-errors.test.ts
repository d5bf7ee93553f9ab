import { expect, test } from 'vitest';
import { modelErrorOf, modelErrorOfFinish, type ModelError } from '@/features/model/model-errors';

/** As firebase/ai throws them. */
function sdkError(code: string, status?: number, message = '') {
  return Object.assign(new Error(`AI: ${message} (AI/${code})`), { code, customErrorData: { status } });
}

test.each<[string, unknown, ModelError]>([
  ['a quota', sdkError('fetch-error', 429, '[429 ] Resource has been exhausted'), 'quota'],
  [
    'a missing App Check token',
    sdkError('fetch-error', 401, '[401 ] Firebase App Check token is invalid.'),
    'unverified',
  ],
  [
    'a key that another site may not use',
    sdkError('fetch-error', 403, '[403 ] Requests are blocked.'),
    'setup',
  ],
  ['a model that does not exist', sdkError('fetch-error', 404, '[404 ] is not found'), 'setup'],
  ['a service that is not turned on', sdkError('api-not-enabled', 403), 'setup'],
  ['a server error', sdkError('fetch-error', 503, '[503 ] overloaded'), 'unreachable'],
  ['a fetch error without a status', sdkError('fetch-error'), 'unreachable'],
  ['no answer', sdkError('error', undefined, 'Error fetching from …: Failed to fetch'), 'unreachable'],
  [
    'a blocked prompt without ratings',
    new TypeError("Cannot read properties of undefined (reading 'forEach')"),
    'refused',
  ],
  ['a blocked answer', sdkError('response-error'), 'refused'],
  ['a damaged stream', sdkError('parse-failed'), 'interrupted'],
  ['a cut stream', new TypeError('network error'), 'interrupted'],
  ['a prompt that the device cannot hold', new DOMException('', 'QuotaExceededError'), 'tooLong'],
  ['a model on the device that crashed', new DOMException('', 'UnknownError'), 'interrupted'],
  ['anything else', 'x', 'interrupted'],
  ['nothing', null, 'interrupted'],
  ['an error with odd fields', { code: 5, customErrorData: 'x', message: {} }, 'interrupted'],
])('%s has its own message', (_, thrown, error) => {
  expect(modelErrorOf(thrown, true)).toBe(error);
});

test('a request without an answer while offline is reported as offline', () => {
  expect(modelErrorOf(sdkError('error'), false)).toBe('offline');
  expect(modelErrorOf(new TypeError('network error'), false)).toBe('offline');
  expect(modelErrorOf(sdkError('fetch-error', 429), false)).toBe('quota');
});

test.each([
  ['STOP', 'Hi', null],
  ['STOP', ' ', 'empty'],
  ['MAX_TOKENS', 'Hi', 'cutOff'],
  ['SAFETY', 'Hi', 'refused'],
  ['OTHER', '', 'refused'],
  [undefined, 'Hi', 'interrupted'],
  [undefined, '', 'refused'],
])('the finish reason %s after “%s” means %s', (reason, text, error) => {
  expect(modelErrorOfFinish(reason, text)).toBe(error);
});
