/**
 * What the provider answered, which the SDK keeps in a field that is not documented. Empty if it is not there: the SDK's
 * version is exact, and end-to-end tests fail if such a field moves.
 */
export function answerOf(object: object, field: '_tokenResponse' | 'reloadUserInfo') {
  const answer: unknown = Reflect.get(object, field);
  const fields: Readonly<Record<string, unknown>> =
    typeof answer === 'object' && answer !== null ? { ...answer } : {};
  return fields;
}
