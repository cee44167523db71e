import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'
import { icons } from './scripts/icons.ts'

const parts = /src\/web\/(?:ui|components|api|styles)\/|src\/contract\/|@tabler\/icons-react/
const forms =
  /src\/web\/(?:components\/(?:category|forms|manage|team|upload)\/|ui\/(?:Field|FormProblem|Multi|Range|UnsavedGuard|useDraft|useScripted|numbers|matching|listText))/
const isForEverybody = (module: string) => parts.test(module) && !forms.test(module)

export default defineConfig({
  plugins: [
    reactRouter(),
    icons(),
    lingui(),
    // The plugin's types ask for every option of Babel, its code for none.
    babel({
      presets: [linguiTransformerBabelPreset()],
      parserOpts: { plugins: ['typescript', 'jsx'] },
    } as Parameters<typeof babel>[0]),
  ],
  environments: {
    // What several screens share comes in one script and one style sheet, since a phone waits for each file's way there and
    // back; what only forms and management share comes with those.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shared', test: isForEverybody, minShareCount: 2, priority: 1 },
                { name: 'forms', test: forms, minShareCount: 2 },
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
