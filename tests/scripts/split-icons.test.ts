// @vitest-environment node
import { build } from 'vite';
import { expect, test } from 'vitest';
import { splitIcons } from '../../scripts/vite/split-icons.mjs';

/** Builds a page that imports icons and returns its code. */
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

test('each icon is a module of its own, also when renamed', async () => {
  const code = await built(
    "import { LuX, LuPlus as Plus } from 'react-icons/lu';\nimport {\n  FaGithub,\n} from 'react-icons/fa6';",
    'LuX, Plus, FaGithub',
  );
  for (const name of ['LuX', 'LuPlus', 'FaGithub']) expect(code).toContain(`function ${name}(`);
  expect(code).not.toContain('function LuMinus(');
  expect(code).not.toMatch(/from ['"]icon:/);
}, 30_000);

test('an unknown icon fails the build with its name', async () => {
  await expect(built("import { LuNoSuch } from 'react-icons/lu';", 'LuNoSuch')).rejects.toThrow(
    'react-icons/lu has no LuNoSuch.',
  );
}, 30_000);

test('an icon whose name is a prefix of another is found', async () => {
  const code = await built("import { LuUser } from 'react-icons/lu';", 'LuUser');
  expect(code).toContain('function LuUser(');
  expect(code).not.toContain('LuUsersRound');
}, 30_000);
