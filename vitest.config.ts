import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { textsDefined } from './scripts/texts-of-pages.ts'

export default defineConfig({
  define: textsDefined,
  test: {
    include: [
      'src/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'bin/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: 'src/testing/database-server.ts',
    setupFiles: 'src/testing/seed.ts',
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A busy machine takes its time.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // On two cores: a third works while others wait for the database or a process. It costs no more CPU, 42 s after 41.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // The program is read once a worker and not once a file, which is half of the time; a file that changes what belongs
    // to the process puts it back, or reads a copy of its own (vi.resetModules).
    isolate: false,
  },
})
