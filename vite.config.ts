import { createHash } from 'node:crypto'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'
import { content } from './scripts/content.ts'
import { icons } from './scripts/icons.ts'
import { textsDefined } from './scripts/texts-of-pages.ts'
import { readersOf } from './scripts/visitors.ts'

const parts =
  /src\/web\/(?:ui|components|api|styles)\/|src\/contract\/|@tabler\/icons-react|vite\/preload-helper/

/** One file of what several screens of these readers share. */
const sharedBy = (readers: ReturnType<typeof readersOf>, name: string, priority: number) => ({
  name: (module: string, graph: Parameters<typeof readersOf>[1]) =>
    readersOf(module, graph) === readers ? name : null,
  test: parts,
  minShareCount: 2,
  priority,
})

/** A class in a style sheet of a module: its own name, and four letters of the file it stands in. */
const className = (name: string, file: string) =>
  `${name}_${createHash('sha256')
    .update(path.relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

export default defineConfig({
  define: textsDefined,
  css: { modules: { generateScopedName: className } },
  plugins: [
    reactRouter(),
    icons(),
    content(),
    lingui(),
    // The plugin's types ask for every option of Babel, its code for none.
    babel({
      presets: [linguiTransformerBabelPreset()],
      parserOpts: { plugins: ['typescript', 'jsx'] },
    } as Parameters<typeof babel>[0]),
  ],
  environments: {
    // What several screens share comes in one script and one style sheet, since a phone waits for each file's way there and
    // back; what visitors' screens never reach comes with those that do.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                sharedBy('visitors', 'shared', 3),
                sharedBy('pages', 'prose', 2),
                sharedBy('accounts', 'forms', 2),
                sharedBy('inside', 'inside', 1),
                sharedBy('console', 'console', 1),
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/server.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
})
