// A catalogue with pictures and a data sheet becomes products that visitors see with them; what does not come is told.
import { expect, test } from 'vitest'
import { aCompanyOfMine } from './company-of-mine.ts'
import { anArchive } from './import-archive.ts'
import { choose, count, isSound, press, shot, submit, tab, tryIt } from './import-steps.ts'
import { tabTo } from './keyboard.ts'
import { longWays, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

test.each(longWays)(
  'in %s at %i px: a ZIP by keyboard to published products with pictures, and a data sheet on request',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    const seen = async (name: string) => {
      await shot(page, `zip-${name}-${language}-${width}`)
      await isSound(page)
    }
    const { businessID, tag } = await aCompanyOfMine(visitor, { plan: 'platinum' })
    const list = `/business/${businessID}/edit/import`
    const { names, file } = await anArchive(tag)
    await open(list)
    await tabTo(page, ({ tag: element, text }) => element === 'SUMMARY' && text.includes('ZIP'))
    await page.keyboard.press('Enter')
    await page.getByText(`6204-2RS_2.jpg`).waitFor()
    await seen('begin')
    await tabTo(page, ({ tag: element }) => element === 'INPUT', 'Shift+Tab')
    await choose(page, file)
    await seen('columns')
    await tryIt(page, 3)

    // Before anything is written it is told which file is not there.
    const files = page.locator('main section[aria-labelledby=files]')
    const notThere = files.getByRole('listitem').filter({ hasText: 'absent.jpg' })
    expect(await notThere.innerText()).toContain(`GP-${tag}-3`)
    expect(await files.getByRole('listitem').count()).toBe(1)
    await seen('checked')
    await page.locator('main input[name=publish][value=published]').focus()
    await page.keyboard.press('Space')
    await page.locator('main input[name=documents][value=request]').focus()
    await page.keyboard.press('Space')
    // What is wished outlives a look at other products of the file.
    await press(page, tab('refused'))
    await page.locator(`${tab('refused')}[aria-current]`).waitFor()
    expect(await page.locator('main input[name=documents][value=request]').isChecked()).toBe(true)
    await press(page, submit('run'))
    await page.locator('main #ended').waitFor({ timeout: 90_000 })
    const told = await files.getByRole('listitem').allInnerTexts()
    expect(told).toHaveLength(2)
    expect(told.some((text) => text.includes('letter.jpg'))).toBe(true)
    await seen('done')

    const guest = await visitorWith(launch(), { language, width })
    await guest.open(`/business/${businessID}`)
    await guest.page.locator('main').getByRole('link', { name: names[0]! }).first().click()
    await guest.page.getByRole('heading', { name: names[0]!, level: 1 }).waitFor()
    const pictures = guest.page.locator('main img[src*="/media/"]')
    await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(1)
    await expect
      .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    const documents = guest.page.locator('#documents li')
    expect(await documents.count()).toBe(1)
    await documents.getByRole('link', { name: word('Send a request to get it') }).waitFor()
    expect(await documents.getByRole('link', { name: 'pump', exact: true }).count()).toBe(0)
    await documents.scrollIntoViewIfNeeded()
    await shot(guest.page, `zip-product-${language}-${width}`)

    // The same again: nothing to write, and what is wished of documents is known.
    await open(list)
    await choose(page, file)
    await tryIt(page, 0)
    expect(await count(page, 'unchanged')).toBe('3')
  },
)

test('pictures alone come to products that are as the table says', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { businessID, tag } = await aCompanyOfMine(visitor, { plan: 'platinum' })
  const list = `/business/${businessID}/edit/import`
  const { file } = await anArchive(tag)
  const table = Buffer.from(
    `Part number,Name,Price (EUR)\n${[420, 510, 640].map((price, at) => `GP-${tag}-${at + 1},Gear pump ${tag} ${at + 1},${price}.00`).join('\n')}`,
  )
  await open(list)
  await choose(page, { name: 'prices.csv', mimeType: 'text/csv', buffer: table })
  await tryIt(page, 3)
  await press(page, submit('run'))
  await page.locator('main #ended').waitFor({ timeout: 60_000 })
  await open(list)
  await choose(page, file)
  await tryIt(page, 0)
  expect(await count(page, 'unchanged')).toBe('3')
  await page.getByRole('button', { name: 'Add pictures and documents' }).press('Enter')
  await page.locator('main #ended').waitFor({ timeout: 90_000 })
  await page.getByText('letter.jpg').waitFor()
  await isSound(page)
})

test('a file that is too large is refused before it is sent, tables at another size than a ZIP', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { businessID } = await aCompanyOfMine(visitor)
  await open(`/business/${businessID}/edit/import`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/product/import')) sent.push(request.url())
  })
  // Files of any size, without the bytes.
  const drop = (name: string, size: number) =>
    page.locator('main input[type=file]').evaluate(
      (element, given) => {
        const file = new File(['PK'], given.name)
        Object.defineProperty(file, 'size', { value: given.size })
        const event = new Event('drop', { bubbles: true, cancelable: true })
        Object.defineProperty(event, 'dataTransfer', { value: { files: [file], types: ['Files'] } })
        element.dispatchEvent(event)
      },
      { name, size },
    )
  const alert = page.locator('main').getByRole('alert')
  await drop('prices.csv', 51 * 1_024 * 1_024)
  await expect.poll(() => alert.innerText()).toContain('larger than 50\u00a0MB')
  await drop('catalogue.zip', 1_025 * 1_024 * 1_024)
  await expect.poll(() => alert.innerText()).toContain('larger than 1\u00a0GB')
  await shot(page, 'zip-too-large-en-1280')
  await isSound(page)
  await drop('catalogue.rar', 1_000)
  await expect.poll(() => alert.innerText()).toContain('Choose a table')
  expect(sent).toEqual([])
})

test('a long upload tells how far it is, asks before the page is left, and is cancelled', async () => {
  const visitor = await visitorWith(launch())
  const { page, open, context } = visitor
  const { businessID, products } = await aCompanyOfMine(visitor)
  await open(`/business/${businessID}/edit/import`)
  // A thin line: of what is posted nothing arrives until the line is free again.
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 256 * 1_024 }
  await line.send('Network.emulateNetworkConditions', slow)
  const buffer = Buffer.alloc(12 * 1_024 * 1_024, 'Part number,Name\n')
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer })
  await page.getByText(/^\d+%, \d+ of 12 MB$/).waitFor()
  await shot(page, 'zip-sending-en-1280')
  await isSound(page)
  await page.locator(`main a[href="${products}"]`).first().press('Enter')
  await page.getByRole('dialog').waitFor()
  await shot(page, 'zip-leaving-en-1280')
  await page.getByRole('button', { name: 'Stay on this page' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel the upload of long.csv' }).press('Enter')
  await page.getByRole('progressbar', { name: 'Upload of long.csv' }).waitFor({ state: 'detached' })
  await page.locator(`main a[href="${products}"]`).first().press('Enter')
  await page.waitForURL((url) => url.pathname === products)
  expect(await page.getByRole('dialog').count()).toBe(0)
})
