export { ModelStatus, statusOf } from './model-status';
export { type Place, placeNames } from './model-place';
export type { ModelTask } from './run-model';
export { type ModelRun, useModelRuns } from './use-model-runs';
