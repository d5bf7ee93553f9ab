// @ts-check
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// node scripts/run.mjs <name> [arguments]: runs the default export of scripts/<name>.ts, which returns the exit code.
// Node 20 cannot run TypeScript, so Vite compiles the script, with the aliases of tsconfig.json.
const [name] = process.argv.splice(2, 1);
const { NODE_ENV, npm_lifecycle_event: npmScript } = process.env;
const parent = process.ppid;
// npm forwards SIGTERM to its shell, which ends without this process.
if (npmScript) setInterval(() => process.ppid !== parent && process.exit(), 500).unref();
try {
  const { module } = await runnerImport(`./scripts/${name}.ts`, {
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  // Vite has set it to development, which would put React's development build into the site.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  process.exitCode = await module.default();
} catch (error) {
  console.error(error instanceof Error && error.name === 'UserError' ? error.message : error);
  // A server may have been started.
  process.exit(1);
}
