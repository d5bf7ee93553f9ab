export { FeaturePicture as default } from './feature-output';
