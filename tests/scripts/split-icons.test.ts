// @vitest-environment node
import { build } from 'vite';
import { expect, test } from 'vitest';
import { splitIcons } from '../../scripts/vite/split-icons.mjs';

/** Builds one page that imports icons, and answers the code of it. */
async function built(statement: string, use: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      splitIcons(),
      {
        name: 'page',
        resolveId: (id) => (id.endsWith('src/page.tsx') ? '/src/page.tsx' : null),
        load: (id) => (id === '/src/page.tsx' ? `${statement}\nconsole.log(${use});` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: '/src/page.tsx', external: [/^react$/] },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
}

test('each icon is a module of its own, whatever the page calls it', async () => {
  const code = await built(
    "import { LuX, LuPlus as Plus } from 'react-icons/lu';\nimport {\n  FaGithub,\n} from 'react-icons/fa6';",
    'LuX, Plus, FaGithub',
  );
  for (const name of ['LuX', 'LuPlus', 'FaGithub']) expect(code).toContain(`function ${name}(`);
  expect(code).not.toContain('function LuMinus(');
  expect(code).not.toMatch(/from ['"]icon:/);
}, 30_000);

test('an icon that does not exist stops the build and is named', async () => {
  await expect(built("import { LuNoSuch } from 'react-icons/lu';", 'LuNoSuch')).rejects.toThrow(
    'react-icons/lu has no LuNoSuch.',
  );
}, 30_000);

test('an icon whose name another one begins with is the right one', async () => {
  const code = await built("import { LuUser } from 'react-icons/lu';", 'LuUser');
  expect(code).toContain('function LuUser(');
  expect(code).not.toContain('LuUsersRound');
}, 30_000);
