import { LOCAL_SITE_ENV } from '../../scripts/lib/env-files.mjs';
import { ownBuildConfig } from '../support/own-build-config';

/** A site whose owner has added sign-in providers. */
export default ownBuildConfig(LOCAL_SITE_ENV);
