import { expect, test } from 'vitest'
import { isLanguage, languages } from '../../../contract/locale.ts'
import { stepsOf } from '../../../testing/steps.ts'
import type { Hints, Match } from './deciding.ts'
import { keysOf } from './keys.ts'
import { readingsOf } from './label.ts'
import labels from './matching-labels.json' with { type: 'json' }
import { matchTerm } from './matching.ts'
import { nameTerms } from './terms.ts'

type Wanted = { label: string; language?: string; term?: string; limit?: string; ask?: boolean }
const wanted: readonly Wanted[] = labels
const stepsMost = 250

const idsOf = (match: Match) =>
  match.kind === 'sure' ? [match.term.id] : match.kind === 'ask' ? match.candidates.map(({ id }) => id) : []
const sureOf = (label: string, hints?: Hints) => {
  const match = matchTerm(label, hints)
  return match.kind === 'sure' ? match.term.id : `${match.kind}: ${idsOf(match).join(', ')}`
}
const hintsOf = ({ language }: Wanted): Hints => (isLanguage(language) ? { language } : {})
const matchOf = (one: Wanted) => matchTerm(one.label, hintsOf(one))

test('no label of a data sheet is silently taken for another fact', () => {
  const wrong = wanted.filter((one) => {
    const match = matchOf(one)
    return (
      match.kind === 'sure' &&
      (one.ask || match.term.id !== one.term || (one.limit && match.limit !== one.limit))
    )
  })
  expect(wrong.map((one) => `${one.label} → ${sureOf(one.label)}`)).toEqual([])
})

test('at least 97 of a hundred labels are sure or have the right term first', () => {
  const missed = wanted.filter((one) => {
    const match = matchOf(one)
    return one.ask ? match.kind !== 'ask' : idsOf(match)[0] !== one.term
  })
  expect(missed.length, missed.map(({ label }) => label).join('; ')).toBeLessThanOrEqual(wanted.length * 0.03)
})

test('most labels are sure', () => {
  const sure = wanted.filter((one) => matchOf(one).kind === 'sure')

  expect(sure.length).toBeGreaterThanOrEqual(wanted.length * 0.93)
})

test('every name and synonym is sure of its own term, or asks with it', () => {
  const lost = nameTerms.flatMap((term) =>
    (['en', 'ja', 'es', 'it', 'zh'] as const).flatMap((language) =>
      [term.name[language], ...(term.also[language] ?? [])]
        .filter((label) => {
          const match = matchTerm(label, { language, field: term.fields[0]!, kind: 'name' })
          return match.kind === 'sure' ? match.term !== term : !idsOf(match).includes(term.id)
        })
        .map((label) => `${language} ${term.id}: ${label} → ${sureOf(label, { language })}`),
    ),
  )
  expect(lost).toEqual([])
})

test('folds case, width, kana, accents, punctuation, brackets and units', () => {
  for (const label of [
    'BORE (MM)',
    '内径［mm］',
    'ﾅｲｹｲ（内径）',
    'Diam. interno d',
    'diámetro interior:',
    '※内径',
    '1) Bore',
  ]) {
    expect(idsOf(matchTerm(label))[0], label).toBe('bore')
  }
  expect(sureOf('ﾈｼﾞの呼び')).toBe('thread-size')
  expect(sureOf('モーター出力')).toBe(sureOf('モータ出力'))
})

test('reads words in any order and both halves of a bilingual label', () => {
  expect(sureOf('trazione, resistenza alla', { language: 'it' })).toBe('tensile-strength')
  expect(sureOf('Diameter, outside')).toBe('outside-diameter')
  expect(sureOf('Height (seat)')).toBe('seat-height')
  expect(sureOf('内径 / Bore')).toBe('bore')
  expect(sureOf('内径 Inner diameter')).toBe('bore')
  expect(idsOf(matchTerm('Weight / Height'))).toEqual(expect.arrayContaining(['mass', 'height']))
  expect(matchTerm('Weight / Height').kind).toBe('ask')
})

test('mends slips of typing and scanning, never from one fact to another', () => {
  expect(sureOf('Lenght')).toBe('length')
  expect(sureOf('Diarneter')).toBe('diameter')
  expect(sureOf('基本動定挌荷重')).toBe('dynamic-load-rating')
  expect(matchTerm('基本定格荷重').kind).toBe('ask')
  expect(sureOf('使用圧カ')).toBe('working-pressure')
  expect(sureOf('使用電力')).not.toBe('working-pressure')
  expect(matchTerm('Wheight').kind).toBe('ask')
  expect(matchTerm('puerta', { language: 'es' }).kind).not.toBe('sure')
  expect(sureOf('SUS304')).toBe('stainless-steel-304')
  expect(sureOf('SUS306')).not.toBe('stainless-steel-304')
})

const signOf = (text: string, at: number) => [...text][at % [...text].length]!

test.each(languages)(
  '%s: one slip in any name is never silently another fact, unless it is a word of its own',
  (language) => {
    const wrong = nameTerms.flatMap((term, at) => {
      const signs = [...term.name[language]]
      const place = (at * 7) % signs.length
      const other = signOf(nameTerms[(at * 13 + 5) % nameTerms.length]!.name[language].toLowerCase(), at)
      const slips = [
        signs.toSpliced(place, 1),
        signs.toSpliced(place, 1, other),
        signs.toSpliced(place, 0, other),
        signs.toSpliced(place, 2, ...signs.slice(place, place + 2).reverse()),
      ]
      return slips
        .map((slip) => slip.join(''))
        .filter((typed) => {
          const match = matchTerm(typed, { language })
          return match.kind === 'sure' && match.term !== term && !isSpelling(typed)
        })
        .map((typed) => `${term.name[language]} → ${typed}: ${sureOf(typed, { language })}`)
    })
    expect(wrong).toEqual([])
  },
)

/** Whether a text is what some language calls some term. */
const isSpelling = (text: string) =>
  languages.some((language) => readingsOf(text, language).some(({ key }) => keysOf(language).exact.has(key)))

test('what is near a term and not one is asked about, or unknown', () => {
  const near = [
    'Width across corners',
    'Bore tolerance',
    'Oil seal size',
    'Inner ring width',
    'Dynamic capacity',
    'Discharge pressure',
  ]
  const others = [
    'Inlet / Outlet',
    'Impeller material',
    'Refractive index',
    'Number of plates',
    '内経',
    '外怪',
    '毛重/净重',
    '规格',
  ]
  const sure = [...near, ...others].filter((label) => matchTerm(label).kind === 'sure')

  expect(sure).toEqual([])
})

test('unit and field decide between the meanings of a word', () => {
  expect(matchTerm('Pitch').kind).toBe('ask')
  expect(matchTerm('定格', { language: 'ja' }).kind).toBe('ask')
  expect(sureOf('Pitch', { field: 'electronics', language: 'en' })).toBe('contact-pitch')
  expect(sureOf('Weight')).toBe('mass')
  expect(sureOf('Weight (g/m²)')).toBe('mass-per-area')
  expect(sureOf('Capacity', { unit: 'kVA' })).toBe('rated-capacity')
  expect(sureOf('定格（Ａ）')).toBe('rated-current')
  expect(matchTerm('Weight', { field: 'textiles' }).kind).toBe('ask')
  expect(matchTerm('Voltage (mm)').kind).toBe('ask')
})

test('letters of drawings mean what they mean in the field', () => {
  expect(sureOf('d', { field: 'bearings' })).toBe('bore')
  expect(sureOf('D', { field: 'bearings' })).toBe('outside-diameter')
  expect(sureOf('C0r', { field: 'bearings' })).toBe('static-load-rating')
  expect(matchTerm('d').kind).toBe('ask')
})

test('tells the largest from the smallest, and minutes from both', () => {
  expect(matchTerm('Flow rate, max. (m3/h)')).toMatchObject({
    kind: 'sure',
    term: { id: 'flow-rate' },
    limit: 'max',
  })
  expect(matchTerm('最小曲げ半径')).toMatchObject({ kind: 'sure', term: { id: 'bend-radius' }, limit: 'min' })
  expect(matchTerm('Bend radius (min)')).toMatchObject({ term: { id: 'bend-radius' }, limit: 'min' })
  expect(matchTerm('Cooking time (min)')).toMatchObject({ kind: 'sure', term: { id: 'cooking-time' } })
  expect(matchTerm('Cooking time (min)')).not.toHaveProperty('limit')
  expect(matchTerm('Max. working pressure')).toMatchObject({ term: { id: 'max-working-pressure' } })
})

test('asks with at most five, the best first, and knows what is no label', () => {
  const match = matchTerm('Diameter of the inner ring shoulder')

  expect(match.kind).toBe('ask')
  expect(idsOf(match).length).toBeLessThanOrEqual(5)
  for (const text of [
    '',
    '   ',
    '!!!',
    'Favourite animal',
    '好きな食べ物',
    'zzz',
    'x'.repeat(5000),
    '内'.repeat(200),
  ]) {
    expect(matchTerm(text), text.slice(0, 20)).toEqual({ kind: 'none' })
  }
})

test('one label is read in its language first', () => {
  expect(sureOf('Portata', { language: 'it', unit: 'kg' })).toBe('max-load')
  expect(sureOf('高度', { language: 'zh' })).toBe('height')
  expect(sureOf('Bore', { language: 'ja' })).toBe('bore')
})

test('is read alike however often and whatever was read before', () => {
  const first = wanted.map((one) => sureOf(one.label))

  expect(
    wanted
      .toReversed()
      .map((one) => sureOf(one.label))
      .reverse(),
  ).toEqual(first)
})

test('what a label costs is counted: of a thousand, each is read in a few hundred steps', async () => {
  const read = () => wanted.forEach((one) => matchOf(one))
  read()
  const steps = await stepsOf(read, '/reference-data/terms/')

  expect(steps).toBeGreaterThan(wanted.length)
  expect(steps / wanted.length).toBeLessThan(stepsMost)
})

test('the last part of a unit is no limit', () => {
  for (const label of ['Flow rate l/min', 'Vel. taglio m/min', '吐出し量 L/min'])
    expect(matchTerm(label)).toMatchObject({ kind: 'sure' })
  expect(matchTerm('吐出し量 L/min', { language: 'ja' })).not.toHaveProperty('limit')
  expect(matchTerm('Caudal mín. l/min', { language: 'es' })).toMatchObject({ limit: 'min' })
})
