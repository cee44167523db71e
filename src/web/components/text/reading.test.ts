import { expect, test } from 'vitest'
import type { ApiClient } from '../../../contract/api.ts'
import type { Language } from '../../../contract/locale.ts'
import { allLanguages } from '../../../domains/reference-data/lists.ts'
import { readingOf } from './reading.ts'

let asked = 0
const pageAt = (address: string, language: Language) => {
  const listLanguages = async () => {
    asked += 1
    return allLanguages(language)
  }
  const url = new URL(address, 'https://jp.example')
  return { url, language, api: { listLanguages } as unknown as ApiClient }
}
const path = '/business/x-1/'
const japanese = (...shown: string[]) => ({
  language: 'ja',
  textLanguages: Object.fromEntries(shown.map((one, at) => [`text ${at}`, one])),
})

test('what stands in the page’s own language is told nothing of, and no list is asked for', async () => {
  asked = 0
  expect(await readingOf(pageAt(path, 'ja'), japanese('ja', 'ja'), path)).toEqual({ names: {} })
  expect(asked).toBe(0)
})

test('an original in another language is named in the page’s', async () => {
  const namedIn = async (language: Language) =>
    (await readingOf(pageAt(path, language), japanese('ja'), path)).names['ja']
  expect(await namedIn('en')).toBe('Japanese')
  // Within a sentence.
  expect(await namedIn('es')).toBe('japonés')
  expect(await namedIn('it')).toBe('giapponese')
  expect(await namedIn('zh')).toBe('日语')
  const german = { language: 'de', textLanguages: { companyName: 'de' } }
  expect((await readingOf(pageAt(path, 'ja'), german, path)).names).toEqual({ de: 'ドイツ語' })
})

test('a translation offers its original, in the language of the address', async () => {
  expect(await readingOf(pageAt(path, 'en'), japanese('en', 'ja'), path)).toEqual({
    names: { ja: 'Japanese' },
    original: `${path}?texts=original`,
  })
  expect(await readingOf(pageAt(`${path}?lang=it`, 'it'), japanese('en'), path)).toEqual({
    names: { en: 'inglese' },
    original: `${path}?lang=it&texts=original`,
  })
})

test('the original leads back to the page’s language', async () => {
  expect(await readingOf(pageAt(`${path}?texts=original`, 'en'), japanese('ja'), path)).toEqual({
    names: { ja: 'Japanese', en: 'English' },
    back: { path, language: 'English' },
  })
  expect(await readingOf(pageAt(`${path}?lang=es&texts=original`, 'es'), japanese('ja'), path)).toMatchObject(
    { back: { path: `${path}?lang=es`, language: 'español' } },
  )
  // Another word in the address asks for nothing.
  expect(await readingOf(pageAt(`${path}?texts=all`, 'en'), japanese('en'), path)).not.toHaveProperty('back')
})
