import { expect, test } from 'vitest'
import { drawOutline, drawSheet } from './documents.ts'

const sheet = {
  letters: 'ja',
  company: 'Hinokawa Bearing Works',
  kind: 'データシート Rev. B',
  title: '深溝玉軸受 6204',
  paragraphs: ['A bearing for everything. '.repeat(40), '高速回転に向きます。'.repeat(60)],
  rows: [['内径', '20 mm']],
  foot: 'Invented',
} as const

test('a sheet is a whole PDF: each object where its list says, and the same for the same order', () => {
  const bytes = drawSheet(sheet)
  expect(drawSheet(sheet).equals(bytes)).toBe(true)
  const text = bytes.toString('latin1')
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, ...places] = text.slice(at).match(/\d{10} \d{5} [nf]/g)!
  for (const [number, place] of places.entries())
    expect(text.slice(Number(place.slice(0, 10))).startsWith(`${number + 1} 0 obj\n`)).toBe(true)
  for (const [, length, body] of text.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
    expect(body!.length).toBe(Number(length))
  expect(text).toContain(Buffer.from('深溝玉軸受 6204', 'utf16le').swap16().toString('hex'))
})

test('what is long goes on over pages, and nothing leaves them', () => {
  const rows = Array.from({ length: 90 }, (_, at) => [`Row ${at}`, 'value'] as const)
  const text = drawSheet({ ...sheet, letters: 'zh', rows }).toString('latin1')
  expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThan(2)
  for (const [, x, y] of text.matchAll(/ Tf ([\d.-]+) ([\d.-]+) Td/g)) {
    expect(Number(x)).toBeGreaterThan(0)
    expect(Number(y)).toBeGreaterThan(20)
  }
})

test('an outline is closed', () => {
  const lines = drawOutline({ width: 14, height: 47, bore: 20 }).toString().split('\r\n')
  expect(lines.slice(0, 4)).toEqual(['0', 'SECTION', '2', 'ENTITIES'])
  expect(lines.slice(-3)).toEqual(['0', 'EOF', ''])
})
