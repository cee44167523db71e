import { polyline } from './projection.ts'
import type { Point } from './sheet.ts'

// The plotter alphabet: strokes on a 4 by 6 lattice as pairs of column and row, strokes separated by a bar.
const glyphs: Record<string, string> = {
  0: '103041453616050110',
  1: '152620',
  2: '05163645440040',
  3: '064623334241301001',
  4: '30360242',
  5: '460604344341301001',
  6: '36160501103041423303',
  7: '064610',
  8: '13040516364544331302011030414233',
  9: '10304145361605041343',
  A: '002640|1333',
  B: '00063645443342413000|0333',
  C: '4536160501103041',
  D: '00062644422000',
  E: '46060040|0333',
  F: '460600|0333',
  G: '45361605011030414323',
  H: '0006|0343|4046',
  I: '2026',
  J: '3631201001',
  K: '0006|4602|1340',
  L: '060040',
  M: '0006234640',
  N: '00064046',
  O: '103041453616050110',
  P: '00063645443303',
  Q: '103041453616050110|2240',
  R: '00063645443303|2340',
  S: '453616050413334241301001',
  T: '0646|2620',
  U: '060110304146',
  V: '062046',
  W: '0610233046',
  X: '0046|0640',
  Y: '062346|2320',
  Z: '06460040',
  '-': '1333',
  '.': '2021',
  ',': '2110',
  '/': '0046',
  ':': '2122|2425',
  Ø: '103041453616050110|0046',
  '×': '1133|1331',
  '+': '1333|2224',
  '%': '0046|0516|3041',
  '=': '1232|1434',
  '°': '1516262515',
  '±': '1434|2325|1232',
  '(': '36252130',
  ')': '16252110',
  ' ': '',
}

// The text as the sheet can letter it: capitals, digits and signs; anything else becomes a space.
export function letterable(text: string): string {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll('⌀', 'Ø').replaceAll('–', '-')
  const known = [...plain].map((sign) => (sign in glyphs ? sign : ' ')).join('')
  return known.replaceAll(/ +/g, ' ').trim()
}

export function letteringWidth(text: string, height: number): number {
  return Math.max(0, ([...text].length * 6 - 2) * (height / 6))
}

// The strokes of a text as path data; `place` maps a point right of and above its lower left corner to px.
export function letteringPath(text: string, height: number, place: (u: number, v: number) => Point): string {
  const step = height / 6
  let data = ''
  let column = 0
  for (const sign of text) {
    for (const stroke of (glyphs[sign] ?? '').split('|')) {
      if (stroke === '') continue
      const points: Point[] = []
      for (let i = 0; i < stroke.length; i += 2) {
        points.push(place(column + Number(stroke[i]) * step, Number(stroke[i + 1]) * step))
      }
      data += polyline(points, false)
    }
    column += 6 * step
  }
  return data
}
