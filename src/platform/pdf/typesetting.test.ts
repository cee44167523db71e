import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { typesetter } from './typesetting.ts'

const style = { size: 10 }
const setting = (language = 'en') => typesetter(new Pdf({ size: 'A4' }), language)
const textsOf = (text: string, width: number, language?: string) =>
  setting(language)
    .linesOf(text, style, width)
    .map(({ runs }) => runs.map((run) => run.text).join(''))

test.each([
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'a line of many short words, and some that are longer',
  '東京都中央区日本橋見本町一丁目二番三号、見本ビル「北館」七階',
  'Ważny Łódź 北沢 Engineering（株）und-noch-mehr',
  'x',
  '',
])('no line of %j is wider than its room, and nothing of it is lost', (text) => {
  for (const width of [24, 60, 200]) {
    const lines = setting().linesOf(text, style, width)
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(width)
    const said = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
    expect(said.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
  }
})

test('lines end between words, and where the text says so', () => {
  expect(textsOf('one two three', 50)).toEqual(['one two', 'three'])
  expect(textsOf('one\ntwo', 500)).toEqual(['one', 'two'])
})

test('no Japanese line begins with a full stop or ends with an opening bracket', () => {
  for (let width = 30; width < 140; width += 3)
    for (const line of textsOf('北沢製作所、軸受（転がり）を「研磨」する。大阪市。', width, 'ja')) {
      expect(line).not.toMatch(/^[、。）」]/)
      expect(line).not.toMatch(/[（「]$/)
    }
})

test('each letter is set in the first font that has it, for readers of Chinese the Chinese one', () => {
  const fontsOf = (text: string, language: string) =>
    setting(language)
      .linesOf(text, style, 500)
      .flatMap(({ runs }) => runs.map(({ font, text: said }) => `${font}: ${said}`))
  expect(fontsOf('東门A', 'ja')).toEqual([
    'japanese regular: 東',
    'chinese regular: 门',
    'japanese regular: A',
  ])
  expect(fontsOf('東门A', 'zh')).toEqual(['chinese regular: 東门A'])
  expect(textsOf('l’IVA și țară', 500)).toEqual(["l'IVA şi ţară"])
})
