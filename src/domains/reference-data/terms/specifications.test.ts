// What readers of five languages see of what a company typed.
import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { matchTerm } from './matching.ts'
import { meaningOf, specIn, termsLike, type WrittenSpec } from './specifications.ts'
import { nameOfTerm } from './terms.ts'

const seen = (spec: WrittenSpec) => languages.map((language) => specIn(spec, language).key)
const values = (key: string, value: string) =>
  languages.map((language) => specIn({ key, value }, language).value)

test('a name that surely means a term is read in five languages, from whichever it was typed in', () => {
  expect(seen({ key: 'Bore', value: '20 mm' })).toEqual([
    'Bore',
    '内径',
    'Diámetro interior',
    'Diametro interno',
    '内径',
  ])
  expect(seen({ key: '内径', value: '20 mm' })[0]).toBe('Bore')
  expect(seen({ key: 'Diametro interno', value: '20 mm' })[1]).toBe('内径')
})

test('what is typed in the language of the reader stays as typed, also where our name is another', () => {
  expect(specIn({ key: 'Inner diameter', value: '20 mm' }, 'en')).toEqual({
    key: 'Inner diameter',
    value: '20 mm',
    term: 'bore',
  })
  // A word without its accents is one of another language, or a slip.
  expect(specIn({ key: 'Version', value: 'x' }, 'es').key).toBe('Versión')
  // Signs of Japan are not those of China, nor is an English word an Italian one.
  expect(specIn({ key: '材質', value: 'x' }, 'zh').key).toBe('材质')
  expect(specIn({ key: 'Material', value: 'x' }, 'it').key).toBe('Materiale')
})

test('what differs brings the original along, and nothing else does', () => {
  expect(specIn({ key: 'Bore', value: '20 mm' }, 'ja')).toEqual({
    key: '内径',
    value: '20 mm',
    term: 'bore',
    typed: { key: 'Bore', value: '20 mm' },
  })
  expect(specIn({ key: 'Our own word', value: '3' }, 'ja')).toEqual({ key: 'Our own word', value: '3' })
})

test('a choice goes before the program: another term, or none', () => {
  expect(seen({ key: 'Hole', value: '2 mm', term: 'bore' })[1]).toBe('内径')
  expect(seen({ key: 'Bore', value: '2 mm', term: 'width' })[1]).toBe('幅')
  expect(seen({ key: 'Bore', value: '2,5 mm', term: null })).toEqual(languages.map(() => 'Bore'))
  expect(specIn({ key: 'Bore', value: '1.5 mm', term: null }, 'es').value).toBe('1.5 mm')
  // A term that is no more: the program decides again.
  expect(seen({ key: 'Bore', value: '2 mm', term: 'was-once' })[1]).toBe('内径')
})

test('nothing that stands beside the words is lost', () => {
  expect(seen({ key: 'Bore d (mm)', value: '20' })[1]).toBe('内径 d (mm)')
  expect(seen({ key: 'Flow rate (6 bar)', value: '12' })[2]).toBe('Caudal (6 bar)')
  expect(seen({ key: 'Weight approx.', value: '1 kg' }).slice(1)).toEqual([
    '質量 (約)',
    'Peso (aprox.)',
    'Peso (circa)',
    '重量 (约)',
  ])
  expect(seen({ key: 'Overall dimensions (幅×奥行×高さ)', value: 'x' })[2]).toContain(
    'Anchura×Profundidad×Altura',
  )
  // A unit that is a word of the name is said once.
  expect(seen({ key: 'Number of cycles', value: '12' })[1]).toBe('サイクル寿命')
  // A typical weight is not the weight.
  expect(seen({ key: 'Typical weight', value: '2 kg' })).toEqual(languages.map(() => 'Typical weight'))
})

test('a name that may mean several, or was mistyped, stays until its company chooses', () => {
  const unsure = ['Capacity', 'Dynamic load ratng C', 'Rated flow at 6 bar']
  for (const key of unsure) {
    expect(matchTerm(key, { kind: 'name' }).kind).toBe('ask')
    expect(meaningOf({ key, value: 'x' })).toBeUndefined()
    expect(seen({ key, value: 'x' })).toEqual(languages.map(() => key))
    expect(termsLike({ key, value: 'x' }).length).toBeGreaterThan(0)
  }
  // Its unit tells, and its value may.
  expect(specIn({ key: 'Size', value: '60 × 40 × 20 mm' }, 'ja').key).toBe('外形寸法')
  expect(specIn({ key: '型式', value: 'GI-720' }, 'en').key).toBe('Model')
  expect(meaningOf({ key: '型式', value: '標準形' })).toBeUndefined()
  expect(meaningOf({ key: 'Motor', value: '2 kW' })?.term.dimensions).toContain('power')
})

test('numbers and units are written as readers do, where both are sure', () => {
  expect(values('Mass', '12.5 kg')).toEqual(['12.5 kg', '12.5 kg', '12,5 kg', '12,5 kg', '12.5 kg'])
  expect(values('Mass', '12,50 kg')[1]).toBe('12.50 kg')
  expect(values('Width', '10.5–20.5 mm')[3]).toBe('10,5–20,5 mm')
  expect(values('Lead time', '1 week')).toEqual(['1 week', '1週間', '1 semana', '1 settimana', '1周'])
  expect(values('Speed', '10,000,000 rpm')).toEqual([
    '10,000,000 rpm',
    '10,000,000 min⁻¹',
    '10.000.000 rpm',
    '10.000.000 giri/min',
    '10,000,000 r/min',
  ])
  expect(values('内径', '20ミリ')[0]).toBe('20 mm')
  // One thousand or one and a bit, a power that is no mass, a unit in the wrong case, a list.
  for (const [key, value] of [
    ['Mass', '1,234 kg'],
    ['Mass', '1.234 kg'],
    ['Mass', '1.5 kW'],
    ['Power', '1.5 Kw'],
    ['Mass', '1.5, 2.5 kg'],
    ['Mass', '1.5 kg each'],
  ] as const)
    expect(values(key, value)).toEqual(languages.map(() => value))
})

test('a value that surely is a term is read in five languages; a designation and a name stay', () => {
  expect(values('Material', 'Stainless steel')).toEqual([
    'Stainless steel',
    'ステンレス鋼',
    'Acero inoxidable',
    'Acciaio inossidabile',
    '不锈钢',
  ])
  for (const [key, value] of [
    ['Material', 'SUS304'],
    ['Brand', 'Black'],
    ['Material', 'Steel, zinc-plated'],
    ['Our own word', 'Black'],
  ] as const)
    expect(values(key, value)).toEqual(languages.map(() => value))
})

test('a value that may be two things is the one that its name speaks of', () => {
  expect(values('Colour', 'natural')[1]).toBe(nameOfTerm('natural-colour', 'ja'))
})

test('hostile names and values are text, and stay whole', () => {
  for (const text of [
    'Bore<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'Bore\nWidth',
    '('.repeat(100),
    '1'.repeat(500),
    `${'1.'.repeat(250)}mm`,
    '\ud800',
    '内'.repeat(100),
  ]) {
    for (const spec of [
      { key: text, value: '1 mm' },
      { key: 'Bore', value: text },
    ])
      for (const language of [...languages, '__proto__', '']) {
        const shown = specIn(spec, language)
        expect(shown.typed ?? { key: shown.key, value: shown.value }).toEqual(spec)
        expect(spec.key === text ? shown.key : shown.value).toBe(text)
      }
  }
})
