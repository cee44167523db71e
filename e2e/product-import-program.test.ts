// A table that a program sent stops where people would be asked; one of them goes on with it, and the next night goes by itself.
import { expect, inject, test } from 'vitest'
import { makeKey } from '../src/domains/members/company-keys.ts'
import { addMember } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { onDatabase } from './changes.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { check, count, isSound, press, shot, submit, tryIt } from './import-steps.ts'
import { signedInAs } from './signed-in.ts'
import { longWays, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const program = '<b>夜間</b> price list'

/** A program with a key of the company, which sends tables and waits until they rest. */
async function aProgramOf(businessID: string) {
  const { rows } = await onDatabase((_db, pool) =>
    pool.query<{ user_id: string }>('select user_id from business_members where business_id = $1', [
      businessID,
    ]),
  )
  const wish = { businessID, name: program, scopes: ['product.import' as const], days: null }
  const { secret } = await onDatabase((db) =>
    transaction(db, (tx) => makeKey(tx, { ...wish, by: rows[0]!.user_id })),
  )
  const headers = { authorization: `Bearer ${secret}` }
  type Told = { state: string; stopped: { reason: string } | null; importID: string }
  return async function send(table: string, query = ''): Promise<Told> {
    const address = `/api/product/import?bid=${businessID}&fileName=nightly.csv${query}`
    const answer = await fetch(new URL(address, inject('site')), { method: 'PUT', headers, body: table })
    expect(answer.status).toBe(202)
    const { data } = (await answer.json()) as { data: { import: Told } }
    const ask = async () => {
      const path = `/api/product/import/${data.import.importID}`
      const shown = await fetch(new URL(path, inject('site')), { headers })
      return ((await shown.json()) as { data: Told }).data
    }
    await expect
      .poll(async () => {
        const { state, stopped } = await ask()
        return stopped !== null || state === 'done' || state === 'failed'
      })
      .toBe(true)
    return ask()
  }
}

const lines = (tag: string, names: readonly string[], price = '420') =>
  [
    'Part number,Name,Zustand,Price (EUR)',
    ...names.map((name, at) => `GP-${tag}-${at},${name} ${tag},neu ${at},${price}`),
  ].join('\n')

test.each(longWays)(
  'in %s at %i px: what a program sent says why it stopped, and is taken on',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    const { businessID, tag } = await aCompanyOfMine(visitor, { plan: 'platinum' })
    const send = await aProgramOf(businessID)
    const list = `/business/${businessID}/edit/import`
    const names = ['Gear pump', 'Vane pump', 'Screw pump']

    expect(await send(lines(tag, names))).toMatchObject({ stopped: { reason: 'columns' } })
    const second = await send(lines(tag, names, '425'))
    expect(second).toMatchObject({ state: 'mapping', stopped: { reason: 'columns' } })
    await open(list)
    const past = page.locator('main section[aria-labelledby=past] li')
    expect(await past.count()).toBe(2)
    expect(await past.first().innerText()).toContain(program)
    expect(await past.last().innerText()).toContain(word('Stopped, gave way to a newer file'))
    expect(await past.last().innerText()).toContain(word('It is not sure what every column means.'))
    await shot(page, `program-list-${language}-${width}`)
    await isSound(page)

    await press(page, 'main section[aria-labelledby=import] a[href*="/edit/import/"]')
    await page.locator(check).waitFor()
    expect(page.url()).toContain(second.importID)
    const main = page.locator('main')
    expect(await main.innerText()).toContain(program)
    expect(await main.innerText()).toContain(word('It is not sure what every column means.'))
    await shot(page, `program-stopped-${language}-${width}`)
    await isSound(page)
    // Straight into the list of the column that is asked for.
    await page.locator('main a[href="#field-field-2"]').press('Enter')
    const select = page.locator('main select[name=field-2]')
    await expect.poll(() => select.evaluate((one) => one === document.activeElement)).toBe(true)
    await select.selectOption('ignored')
    await page.getByText(word('Saved. You can go on later.')).waitFor()
    await tryIt(page, 3)
    await press(page, submit('run'))
    await page.locator('main #ended').waitFor({ timeout: 60_000 })
    expect(await main.innerText()).toContain(program)

    // The next night nobody is asked.
    expect(await send(lines(tag, names, '430'))).toMatchObject({ state: 'done', stopped: null })

    // A file that broke takes nothing away: it stops, and whoever opens it reads why.
    const broken = await send(lines(tag, names.slice(0, 1), '430'), '&missing=remove')
    expect(broken).toMatchObject({ state: 'checked', stopped: { reason: 'missing' } })
    await open(`${list}/${broken.importID}`)
    expect(await main.innerText()).toContain(word('Too many of your products are not in the file.'))
    expect(await count(page, 'missing')).toBe('2')
    await shot(page, `program-missing-${language}-${width}`)
    await isSound(page)
    await press(page, submit('cancel'))
    await page.getByText(word('The import was cancelled')).waitFor()
  },
)

test('strangers find nothing of what a program sent, members are told that it is not theirs', async () => {
  const owner = await visitorWith(launch())
  const { businessID, tag } = await aCompanyOfMine(owner)
  const { importID } = await (await aProgramOf(businessID))(lines(tag, ['Gear pump']))
  const address = `/business/${businessID}/edit/import/${importID}`
  const stranger = await visitorWith(launch(), { expected: [404] })
  await signedInAs(stranger, '/profile/')
  for (const path of [address, `${address}?files=0.0`])
    expect((await stranger.open(path))?.status()).toBe(404)
  expect((await stranger.page.goto(`${address}/refused`))?.status()).toBe(404)
  const member = await visitorWith(launch(), { expected: [403] })
  const { userID } = await signedInAs(member, '/profile/')
  await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'member' })))
  expect((await member.open(address))?.status()).toBe(403)
  const said = await member.page.locator('main').innerText()
  expect(said).toContain('Only owners and admins')
  expect(said).not.toContain('nightly.csv')
})
