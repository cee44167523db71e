// The site that all journeys visit, the whole demo world as `npm start` shows it, and the browser that they visit it with:
// both started once, and stopped with proof.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findOrInstallChromium } from '../bin/chromium.mjs'
import { startInstance } from './instance.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Without a slash at its end. */
    site: string
    dataFolder: string
    /** What `npm start` told when the site was up. */
    told: string
    /** Where the one browser of all journeys listens. */
    browser: string
  }
}

/** Starts the site before the first journey; after the last it must be gone with all its processes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const nothing = () => {}
  const quiet = { begin: nothing, tell: nothing, done: nothing, fail: nothing, say: nothing }
  const found = await findOrInstallChromium(quiet, path.resolve(import.meta.dirname, '../.data'))
  const { CHROMIUM_PATH, ...env } = found.env
  const browser = await chromium.launchServer({
    executablePath: CHROMIUM_PATH,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  project.provide('browser', browser.wsEndpoint())
  // While journeys are written, a site that already runs saves its start.
  const { SITE, SITE_FOLDER } = process.env
  if (SITE && SITE_FOLDER) {
    project.provide('site', SITE)
    project.provide('dataFolder', SITE_FOLDER)
    // What its start has said, kept there by whoever started it.
    const told = path.join(SITE_FOLDER, 'told.txt')
    project.provide('told', existsSync(told) ? readFileSync(told, 'utf8') : '')
    return () => browser.close()
  }
  const instance = await startInstance()
  project.provide('site', instance.address)
  project.provide('dataFolder', instance.folder)
  while (!instance.said().includes('Ctrl-C')) await setTimeout(50)
  project.provide('told', instance.said())
  return async () => {
    await browser.close()
    const left = await instance.stop()
    if (left.length > 0) throw new Error(`processes are left running: ${left.join(', ')}`)
  }
}
