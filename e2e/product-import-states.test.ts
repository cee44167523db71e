// Every state in which an import can be looked at is a page that is sound, in sight of a phone too.
import { expect, test } from 'vitest'
import { onDatabase } from './changes.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { anArchive } from './import-archive.ts'
import { heldStates, holdable } from './import-states.ts'
import { choose, isSound, shot, tryIt } from './import-steps.ts'
import { longWays, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test.each(longWays)('in %s at %i px each of them is shown as what it is', async (language, width) => {
  const visitor = await visitorWith(launch(), { language, width })
  const { page, open } = visitor
  const { businessID, tag } = await aCompanyOfMine(visitor, { products: ['Not in the file'] })
  const list = `/business/${businessID}/edit/import`
  await open(list)
  await shot(page, `state-empty-${language}-${width}`)
  await isSound(page)
  const { file } = await anArchive(tag, [`GP-${tag}-4,Gear pump ${tag} 4,,,much`])
  await choose(page, file)
  await tryIt(page, 3)
  const address = page.url()
  const importID = address.split('/').at(-1)!
  const heads = new Set<string>()
  await onDatabase(async (_db, pool) => {
    const hold = await holdable(pool, importID)
    for (const state of heldStates) {
      await hold(state)
      await open(address)
      heads.add(await page.locator('main section h2').first().innerText())
      await shot(page, `state-${state.replaceAll(/\W+/g, '-')}-${language}-${width}`)
      await isSound(page)
    }
  })
  expect(heads.size).toBeGreaterThanOrEqual(10)
})
