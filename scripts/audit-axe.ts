// What axe calls serious or critical on every screen of the pictures, and what hangs over its edge, in all languages.
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findOrInstallChromium } from '../bin/chromium.mjs'
import { createProgress } from '../bin/progress.mjs'
import { databaseOf, startInstance } from '../e2e/instance.ts'
import { overhang, seriousFindings } from '../e2e/judges.ts'
import { languages } from '../src/contract/locale.ts'
import { importShots } from './import-shots.ts'
import { logIn, openShot } from './open-shot.ts'
import { root } from './report.ts'
import { companyOfOwner, shotsOf } from './screen-shots.ts'

const widths = [1280, 360]

/**
 * Each screen in each language on one width, in turns, or the only one it has, those that are named alone where any is; true
 * when nothing was found.
 */
export async function auditAxe(named: readonly string[] = []): Promise<boolean> {
  const { env } = await findOrInstallChromium(createProgress(), path.join(root, '.data'))
  const instance = await startInstance()
  const browser = await chromium.launch({
    executablePath: env.CHROMIUM_PATH,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  let judged = 0
  const found: string[] = []
  try {
    const site = instance.address
    const session = await logIn(browser, site)
    const databaseUrl = databaseOf(instance.folder).url
    const { businessID } = await companyOfOwner(site)
    const shots = [...(await shotsOf(site)), ...importShots({ businessID, databaseUrl })]
    for (const [at, shot] of shots.entries()) {
      if (named.length > 0 && !named.includes(shot.name)) continue
      for (const [turn, language] of languages.entries()) {
        const width = (shot.widths ?? widths)[(at + turn) % (shot.widths ?? widths).length]!
        const { context, page } = await openShot(browser, { site, session, shot, language, width })
        await shot.before?.(page)
        const wide = await overhang(page)
        const findings = [...(await seriousFindings(page)), ...(wide > 0 ? [`${wide} px over the edge`] : [])]
        found.push(...findings.map((finding) => `${shot.name} in ${language} at ${width} px: ${finding}`))
        judged++
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await instance.stop()
  }
  process.stdout.write(`${[...found, `axe: ${judged} screens, ${found.length} findings`].join('\n')}\n`)
  return found.length === 0
}
