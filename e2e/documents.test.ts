// Honest documents as a browser prints them, of pages of ours in two scripts, are kept.
import { expect, test } from 'vitest'
import { isPassivePdf } from '../src/platform/pdf/passive.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test.each([
  ['en', '/guides'],
  ['ja', '/guides'],
  ['ja', '/search-result?search=bearing'],
  ['it', '/accounts/register'],
] as const)('in %s, %s as a PDF', async (language, path) => {
  const { page, open } = await visitorWith(launch(), { language, expected: [404] })
  await open(path)
  for (const how of [{}, { tagged: true, outline: true, printBackground: true }]) {
    const bytes = await page.pdf(how)
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(await isPassivePdf(bytes)).toBe(true)
  }
})
