// An import of products in each of its states, for those who judge screens: pictures of docs show where it begins.
import pg from 'pg'
import type { Page } from 'playwright-core'
import { anArchive } from '../e2e/import-archive.ts'
import { heldStates, holdable, type HeldState } from '../e2e/import-states.ts'
import type { Shot } from './shot.ts'

type Where = { businessID: string; databaseUrl: string }

/** Of a company of whoever is signed in, whose imports in hand give way. */
export function importShots({ businessID, databaseUrl }: Where): Shot[] {
  const list = `/business/${businessID}/edit/import`
  let made: Promise<{ path: string; hold(state: HeldState): Promise<void> }> | undefined
  return heldStates.map((state) => ({
    name: `import-${state.replaceAll(/\W+/g, '-')}`,
    address: list,
    signedIn: true,
    async first(page) {
      made ??= tried(page, { businessID, databaseUrl })
      const { path, hold } = await made
      await hold(state)
      await page.goto(path, { waitUntil: 'load' })
      await page.locator('main section h2').first().waitFor()
    },
  }))
}

/** Brings in a catalogue as far as its dry run. */
async function tried(page: Page, { businessID, databaseUrl }: Where) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // Whoever judges does not wait for it.
  pool.on('error', () => {})
  await pool.query(
    `update product_imports set state = 'cancelled' where business_id = $1 and state not in ('done', 'cancelled', 'undone', 'failed')`,
    [businessID],
  )
  await page.reload({ waitUntil: 'load' })
  const { file } = await anArchive('axe', ['GP-axe-4,Gear pump axe 4,,,much'])
  await page.locator('main input[type=file]').setInputFiles(file)
  await page.locator('main button[name=intent][value=check]').click()
  await page.locator('main #found').waitFor()
  const path = new URL(page.url()).pathname
  return { path, hold: await holdable(pool, path.split('/').at(-1)!) }
}
