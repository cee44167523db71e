import { describe, expect, test } from 'vitest'
import type { EditionEntry } from '../../contract/editions.ts'
import { limits } from '../../contract/limits.ts'
import { productKey, productPath } from '../../contract/slugs.ts'
import { allEditions } from '../../domains/editions/editions.ts'
import { sitemapOf } from './sitemap-xml.ts'

const japan = allEditions('en')[0] as EditionEntry

describe('the protocol’s limits', () => {
  const name = (character: string, length: number) => character.repeat(length)
  const page = (companyName: string, product: string) => ({
    path: productPath({
      key: productKey({ productID: '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2', companyName, name: product }),
    }),
    changedOn: '2026-11-20',
  })
  const bytesOf = async (pages: { path: string; changedOn: string }[]) =>
    (await sitemapOf(japan, pages).arrayBuffer()).byteLength

  test('a whole part of the longest Japanese names fits into one file with five languages', async () => {
    const part = Array.from({ length: limits.directoryPartSize }, () =>
      page(name('東', 200), name('軸', 200)),
    )
    const bytes = await bytesOf(part)
    expect(bytes).toBeLessThan(50_000_000)
    expect(bytes).toBeGreaterThan(limits.directoryPartSize * 40_000)
  })

  test('what would not fit is left out, and the file stays whole', async () => {
    const pages = Array.from({ length: 2_000 }, () => page(name('𠮷', 200), name('🏭', 200)))
    const xml = await sitemapOf(japan, pages).text()
    expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(50_000_000)
    expect(Buffer.byteLength(xml)).toBeGreaterThan(49_000_000)
    expect(xml.endsWith('</url>\n</urlset>\n')).toBe(true)
    const short = Array.from({ length: 50_010 }, () => ({ path: '/' }))
    expect((await sitemapOf(japan, short).text()).split('<loc>')).toHaveLength(50_001)
  })
})
