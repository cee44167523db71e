// A supplier's price list becomes a showcase, next month's changes it, and both are taken back: by keyboard.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCompanyOfMine } from './company-of-mine.ts'
import { check, choose as chooseFile, count, isSound, press, shot, submit, tab } from './import-steps.ts'
import { tabTo } from './keyboard.ts'
import { priceLines, priceList, type PriceLine } from './price-list.ts'
import { signedInAs } from './signed-in.ts'
import { longWays, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

const choose = (page: Page, name: string, lines: readonly PriceLine[]) =>
  chooseFile(page, priceList(name, lines))

test.each(longWays)(
  'in %s at %i px: a Shift_JIS price list to a showcase, twelve changes a month later, and back',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width, expected: [404] })
    const { page, open } = visitor
    const seen = async (name: string) => {
      await shot(page, `import-${name}-${language}-${width}`)
      await isSound(page)
    }
    const { businessID, tag, products } = await aCompanyOfMine(visitor, { plan: 'platinum' })
    const list = `/business/${businessID}/edit/import`
    await open(products)
    await shot(page, `import-empty-list-${language}-${width}`)
    await tabTo(page, ({ href, region }) => href === list && region === 'MAIN')
    await page.keyboard.press('Enter')
    await page.locator('main input[type=file]').waitFor()
    await seen('begin')

    const march = priceLines(tag, 40)
    await choose(page, '価格表 3月.csv', march)
    await seen('columns')
    const address = page.url()
    const select = page.locator('main select[name=field-4]')
    expect(await select.inputValue()).toBe('spec')
    // What is chosen by keyboard is kept by itself, and stands there when the page is loaded anew.
    await select.focus()
    await select.selectOption('ignored')
    await page.getByText(word('Saved. You can go on later.')).waitFor()
    await page.reload()
    await scriptsRun(page)
    expect(await select.inputValue()).toBe('ignored')
    await select.selectOption('spec')
    expect(await page.locator('main input[name=key-4]').inputValue()).toBe('幅')
    await page.getByText(word('Saved. You can go on later.')).waitFor()

    await press(page, check)
    await page.locator('main #found').waitFor()
    expect(page.url()).toBe(address)
    // What nothing tells surely is asked, with what it likely is.
    expect(await count(page, 'refused')).toBe('40')
    await seen('asked')
    await press(page, submit('answer-categories'))
    await expect.poll(() => count(page, 'new').catch(() => '')).toBe('40')
    expect(await count(page, 'refused')).toBe('0')
    // On a phone each product is a line that opens.
    const first = page.locator('main section[aria-labelledby=rows] ul[aria-label] > li').first()
    expect(await first.locator('dd').first().isVisible()).toBe(width > 500)
    if (width < 500) await first.locator('summary').first().press('Enter')
    await first.locator('dd').getByText('14 mm').first().waitFor()
    await seen('checked')
    await page.locator('main input[name=publish][value=published]').focus()
    await page.keyboard.press('Space')
    await press(page, submit('run'))
    await page.locator('main #ended').waitFor({ timeout: 60_000 })
    await seen('done')

    // Everybody finds the showcase.
    const guest = await visitorWith(launch(), { language, width })
    const showcase = async () => {
      await guest.open(`/business/${businessID}`)
      return guest.page.locator('main').innerText()
    }
    await expect.poll(showcase).toContain(march[0]!.name)

    const april = march.map((line, at) => (at % 3 === 0 && at < 36 ? { ...line, price: '9990' } : line))
    await open(list)
    await seen('list')
    await choose(page, '価格表 4月.csv', april)
    await press(page, check)
    // Loaded anew in the midst of it, the page shows how far it is.
    await page.locator('main :is(#working, #found)').first().waitFor()
    await page.reload()
    await page.locator('main #found').waitFor()
    expect(await count(page, 'changed')).toBe('12')
    expect(await count(page, 'unchanged')).toBe('28')
    for (const kind of ['new', 'missing', 'refused']) expect(await count(page, kind)).toBe('0')
    const changes = page.locator('main table tbody tr')
    expect(await changes.count()).toBe(12)
    const told = await page.locator('main ul > li').allInnerTexts()
    for (const [at, { number }] of april.entries())
      expect(told.some((text) => text.includes(number))).toBe(at % 3 === 0 && at < 36)
    await seen('changed')
    await press(page, submit('run'))
    await page.locator('main #ended').waitFor({ timeout: 60_000 })

    await page.getByRole('link', { name: word('Undo the import') }).press('Enter')
    await page.getByRole('dialog').waitFor()
    await shot(page, `import-undo-${language}-${width}`)
    await press(page, 'dialog[open] [type=submit]')
    await page.getByText(word('The import was undone')).waitFor({ timeout: 60_000 })
    await seen('undone')
    await open(list)
    await choose(page, '価格表 3月.csv', march)
    await press(page, check)
    await page.locator('main #found').waitFor()
    expect(await count(page, 'unchanged')).toBe('40')
    await press(page, submit('cancel'))
    await page.getByText(word('The import was cancelled')).waitFor()
  },
)

test('where the plan has no room for all, the owner ticks which are published; what was edited since is asked for', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { businessID, tag, products } = await aCompanyOfMine(visitor)
  await open(`/business/${businessID}/edit/import`)
  const lines = priceLines(tag, 10)
  await choose(page, 'list.csv', lines)
  await press(page, check)
  await page.locator('main #found').waitFor()
  await press(page, submit('answer-categories'))
  await expect.poll(() => count(page, 'new').catch(() => '')).toBe('10')
  await page.locator(tab('new')).press('Enter')
  await page.locator('main input[name=publish][value=published]').press('Space')
  await page.locator('main input[name=which][value=chosen]').press('Space')
  const boxes = page.locator('main li input[type=checkbox]')
  for (const at of [3, 8]) await boxes.nth(at).press('Space')
  await shot(page, 'import-choosing-en-1280')
  await isSound(page)
  await page.reload()
  await scriptsRun(page)
  await boxes.first().waitFor()
  expect(await boxes.nth(3).isChecked()).toBe(true)
  await press(page, submit('run'))
  await page.locator('main #ended').waitFor({ timeout: 60_000 })
  const address = page.url()
  await open(`${products}?state=published`)
  const listed = await page.locator('main').innerText()
  for (const [at, { name }] of lines.entries()) expect(listed.includes(name)).toBe(at === 3 || at === 8)

  await page.getByRole('link', { name: lines[3]!.name }).first().click()
  await page.locator('main [name=description]').fill(`Edited ${tag}`)
  await page.locator('main button[name=intent][value=save]:not([aria-hidden])').click()
  await page.getByText('Product saved').first().waitFor()
  await open(address)
  await page.getByRole('link', { name: 'Undo the import' }).press('Enter')
  await press(page, 'dialog[open] [type=submit]')
  await page.locator('main #edited').waitFor({ timeout: 60_000 })
  await shot(page, 'import-edited-en-1280')
  await isSound(page)
  await page.getByRole('link', { name: `Give back as it was: ${lines[3]!.name}` }).press('Enter')
  await shot(page, 'import-row-question-en-1280')
  await press(page, 'dialog[open] [type=submit]')
  await page.locator('main #edited').waitFor({ state: 'detached' })
  await open(products)
  await page.getByText('No products yet').waitFor()
})

test('refused rows are told with their reasons, and fetched as a file to correct', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { businessID, tag } = await aCompanyOfMine(visitor)
  await open(`/business/${businessID}/edit/import`)
  const [first, second, third] = priceLines(tag, 3) as [PriceLine, PriceLine, PriceLine]
  await choose(page, 'list.csv', [first, { ...second, price: '時価' }, { ...third, number: first.number }])
  await press(page, check)
  await page.locator('main #found').waitFor()
  expect(await count(page, 'refused')).not.toBe('0')
  await page.locator(tab('refused')).press('Enter')
  await page.getByText('This part number stands in the table more than once.').waitFor()
  await shot(page, 'import-refused-en-1280')
  await isSound(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the refused rows (CSV)' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/list.*\.csv$/)
})

test('a file that cannot be read is told with the reason, and another one is sent from there', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { businessID } = await aCompanyOfMine(visitor)
  await open(`/business/${businessID}/edit/import`)
  const input = page.locator('main input[type=file]')
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no table') })
  await page.getByRole('alert').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/business/${businessID}/edit/import`)
  const broken = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 7)])
  await input.setInputFiles({ name: 'list.xlsx', mimeType: '', buffer: broken })
  await page.locator('main #failed').waitFor()
  await shot(page, 'import-failed-en-1280')
  await isSound(page)
  await choose(page, 'list.csv', priceLines('x', 3))
})

test('strangers find nothing, members are told that it is not theirs', async () => {
  const owner = await visitorWith(launch())
  const { businessID, tag } = await aCompanyOfMine(owner)
  const list = `/business/${businessID}/edit/import`
  await owner.open(list)
  await choose(owner.page, 'list.csv', priceLines(tag, 3))
  const address = new URL(owner.page.url()).pathname
  const stranger = await visitorWith(launch(), { expected: [404] })
  await signedInAs(stranger, '/profile/')
  for (const path of [list, address]) expect((await stranger.open(path))?.status()).toBe(404)
  const member = await visitorWith(launch(), { expected: [403, 404] })
  const theirs = await aCompanyOfMine(member, { role: 'member' })
  const answer = await member.open(`/business/${theirs.businessID}/edit/import`)
  expect(answer?.status()).toBe(403)
  expect(await member.page.locator('main').innerText()).toContain('Only owners and admins')
  expect(await member.page.locator('main input[type=file]').count()).toBe(0)
  // The import of another company is none of theirs.
  const id = address.split('/').at(-1)
  const own = await visitorWith(launch(), { expected: [404] })
  const other = await aCompanyOfMine(own)
  expect((await own.open(`/business/${other.businessID}/edit/import/${id}`))?.status()).toBe(404)
})
