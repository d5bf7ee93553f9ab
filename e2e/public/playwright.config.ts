import { PUBLIC_SITE_ENV } from '../../scripts/lib/env-files.mjs';
import { ownBuildConfig } from '../support/own-build-config';

/** A public site, which signed-out visitors can read. */
export default ownBuildConfig(PUBLIC_SITE_ENV);
