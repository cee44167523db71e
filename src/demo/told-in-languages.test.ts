// What certificates of the demo world cover and what pictures of its first companies show, in the languages of each company.
import { expect, test } from 'vitest'
import { limits } from '../contract/limits.ts'
import { rowsOfCompany } from './company-rows.ts'
import { writtenCompanies } from './facts/handmade.ts'
import { languagesOf } from './facts/languages/writing.ts'
import { idsOf } from './ids.ts'

const world = { seed: 20001, today: '2026-11-21', companies: 300, products: 1_800, people: 40 }
const ids = idsOf(world)
const kana = /[\u3040-\u30FA\u30FC-\u30FF]|\p{Script=Han}/u

test('the companies written by hand say in all their languages what certificates cover and pictures show', () => {
  for (const i of writtenCompanies.keys()) {
    const { certificates, products, productTexts } = rowsOfCompany(world, i, ids)
    const [own, ...others] = languagesOf(world, i)
    expect([own, ...others]).toEqual(expect.arrayContaining(['ja', 'en', 'es', 'it', 'zh']))
    expect(certificates.length).toBeGreaterThan(0)
    for (const { scope, scopes } of certificates) {
      expect(Object.keys(scopes!)).toEqual(others)
      expect(new Set([scope, ...Object.values(scopes!)]).size).toBe(others.length + 1)
    }
    for (const { productID, photos, pictureTexts, name } of products) {
      expect(Object.keys(pictureTexts!)).toEqual(photos)
      for (const text of Object.values(pictureTexts!)) expect(text).toContain(name)
      const inOthers = productTexts.filter((one) => one.productID === productID)
      expect(inOthers.map(({ language }) => language)).toEqual(others)
      for (const { pictures } of inOthers) expect(Object.keys(pictures!)).toEqual(photos)
      for (const text of [pictureTexts!, ...inOthers.map(({ pictures }) => pictures!)].flatMap(Object.values))
        expect([...String(text)].length).toBeLessThanOrEqual(limits.pictureAltMax)
    }
  }
})

test('every certificate says what it covers in each language of its company; Japanese ones in Japanese first', () => {
  let japanese = 0
  for (let i = 0; i < world.companies; i += 1) {
    const [own, ...others] = languagesOf(world, i)
    for (const { scope, scopes } of rowsOfCompany(world, i, ids).certificates) {
      expect(Object.keys(scopes!)).toEqual(others)
      for (const text of [scope!, ...Object.values(scopes!)]) {
        expect(text).not.toMatch(/[{}]|undefined/)
        expect([...text].length).toBeLessThanOrEqual(limits.certificateTextMax)
      }
      if (own !== 'ja') continue
      expect(scope).toMatch(kana)
      expect(scopes!['en'] ?? 'none').not.toMatch(kana)
      japanese += 1
    }
  }
  expect(japanese).toBeGreaterThan(10)
})
