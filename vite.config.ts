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
import { writtenLimits } from './scripts/written-limits.ts'

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

const fileOfLetters = new Map<string, string>()

/** A class in a style sheet of a module: its own name, and four letters of the file it stands in; throws should two files have the same. */
function className(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file)
  const letters = createHash('sha256').update(place).digest('base64url').slice(0, 4)
  const other = fileOfLetters.get(letters) ?? place
  if (other !== place) throw new Error(`${place} and ${other} have the same letters: rename one`)
  fileOfLetters.set(letters, place)
  return `${name}_${letters}`
}

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
    writtenLimits(),
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
