import { defineConfig } from 'vitest/config'

// Journeys: one file each, in a real browser, one after the other.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: 'site.ts',
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A busy machine gets what a person would wait for.
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
    pool: 'forks',
  },
})
