import { MODEL_SITE_ENV } from '../../scripts/lib/env-files.mjs';
import { ownBuildConfig } from '../support/own-build-config';

/** The tools with an AI model. */
export default ownBuildConfig(MODEL_SITE_ENV);
