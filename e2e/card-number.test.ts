// A card number that somebody types stays between their browser and the provider: it is in no request to our origin, in no log, and
// nowhere in the memory of our processes. What is searched for in the same way and must be found there shows that the search finds.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { aTag } from '../src/testing/tags.ts'
import { anOwnerWhoBuys, payButton, saveDetails, section, typeCard } from './checking-out.ts'
import { foundInMemory, mayRead, processesOf } from './memory.ts'
import { withBrowser } from './visitor.ts'

const site = inject('site')
const dataFolder = inject('dataFolder')
const { launch } = withBrowser()

/** A test card that no text and no program of ours names. */
const number = ['3566', '0020', '2036', '0505']
const typed = number.join('')
const numbers = [typed, number.join(' '), number.join('-')]

/** All that our processes have written down. */
function logged(): string {
  const folder = path.join(dataFolder, 'log')
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return [inject('told'), ...files].join('\n')
}

/** As it was typed, however it was sent. */
const plain = (text: string) =>
  text
    .replaceAll('+', ' ')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))

test('a typed card number is in no request to us, no log, and no memory of ours', async () => {
  const buyer = await anOwnerWhoBuys(launch(), {})
  const { page, context, open, path: membership, word } = buyer
  const sent: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(site)) return
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  // One as letters of a byte, one in a text that has others.
  const [marker, inJapanese] = [`Building ${aTag()}`, aTag()]

  await open(membership)
  await section(page, 'upgrade').locator('a[href*="plan=gold"]').click()
  // The form of the billing details stands elsewhere then.
  await page.waitForURL('**/membership?plan=gold*')
  await page.locator('main [name="addressLine2"]').fill(marker)
  await page.locator('main [name="reference"]').fill(`${inJapanese} 軸受`)
  await saveDetails(page, word)
  await typeCard(page, 'en', typed)
  await payButton(page, word).click()
  await page.getByText(word('Successful checkout!')).waitFor()
  await section(page, 'plan').getByText(word('Gold')).waitFor()
  await section(page, 'card').getByText(typed.slice(-4)).waitFor()

  const requests = sent.map(plain)
  expect(requests.some((text) => text.includes(marker))).toBe(true)
  for (const said of [...requests, logged()])
    for (const one of numbers) expect(said.includes(one), said.slice(0, 200)).toBe(false)

  // Only where a system lets one process read another: Linux, as root or where nothing forbids it.
  const processes = processesOf(dataFolder).filter(mayRead)
  const isAllowed = process.platform === 'linux' && process.getuid?.() === 0
  expect(processes.length).toBeGreaterThanOrEqual(isAllowed ? 2 : 0)
  const known = processes.length > 0 ? [`${marker} as utf8`, `${inJapanese} as utf16le`] : []
  const found = new Set<string>()
  // What was read long ago may have been overwritten: the page that shows it is read again and again meanwhile.
  await open(membership)
  await page.evaluate(() => void setInterval(() => void fetch(location.href), 250))
  for (let look = 0; look < 5 && !known.every((text) => found.has(text)); look++)
    for (const pid of processes)
      for (const text of foundInMemory(pid, [...numbers, marker, inJapanese])) found.add(text)
  expect([...found]).toEqual(expect.arrayContaining(known))
  expect([...found].filter((text) => numbers.some((one) => text.startsWith(one)))).toEqual([])
})
