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
    ssr: { build: { rollupOptions: { input: './src/web/server.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
})
