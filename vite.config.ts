import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'
import { icons } from './scripts/icons.ts'

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
    // What several screens share comes in one script and one style sheet: a phone waits for each file's way there and back.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: /src\/web\/(?:ui|components|api|styles)\/|src\/contract\/|@tabler\/icons-react/,
                  minShareCount: 2,
                },
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
