export { faultSentences } from './model-faults';
export { placeNames } from './model-place';
export type { ModelTask } from './run-model';
export { useModelRuns } from './use-model-runs';
