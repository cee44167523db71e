// The site that all journeys visit: the whole demo world as `npm start` shows it, started once and stopped with proof.
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findOrInstallChromium } from '../bin/chromium.mjs'
import { startInstance } from './instance.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Without a slash at its end. */
    site: string
    dataFolder: string
    browser: { CHROMIUM_PATH: string; FONTCONFIG_FILE?: string }
  }
}

/** Starts the site before the first journey; after the last it must be gone with all its processes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const nothing = () => {}
  const quiet = { begin: nothing, tell: nothing, done: nothing, fail: nothing, say: nothing }
  const chromium = await findOrInstallChromium(quiet, path.resolve(import.meta.dirname, '../.data'))
  project.provide('browser', chromium.env)
  // While journeys are written, a site that already runs saves its start.
  const { SITE, SITE_FOLDER } = process.env
  if (SITE && SITE_FOLDER) {
    project.provide('site', SITE)
    project.provide('dataFolder', SITE_FOLDER)
    return async () => {}
  }
  const instance = await startInstance()
  project.provide('site', instance.address)
  project.provide('dataFolder', instance.folder)
  return async () => {
    const left = await instance.stop()
    if (left.length > 0) throw new Error(`processes are left running: ${left.join(', ')}`)
  }
}
