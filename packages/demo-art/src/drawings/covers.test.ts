import { describe, expect, it } from 'vitest'
import { blueprintGround, onBlueprint } from './cover-sheet.ts'
import { coverKinds, drawCover } from './covers.ts'
import { hues, paletteOf, tones, type IndustryKey } from './kit/palette.ts'
import { coloursIn, expectSheet } from '../testing/svg-checks.ts'

const keys = Object.keys(hues) as IndustryKey[]
const hueOf = (seed: number) => keys[seed % keys.length] ?? 'MA'

describe.each(coverKinds)('the %s cover', (kind) => {
  it('keeps the sheet rules and leaves 280 px at the left without objects', () => {
    for (let seed = 0; seed < 60; seed++) {
      const hue = hueOf(seed)
      const svg = drawCover({ kind, seed, hue })
      expectSheet(svg, { hue, viewBox: '0 0 1280 320', below: 14_000 })
      const [left, right] = reachOfBody(svg)
      expect(left).toBeGreaterThanOrEqual(280)
      expect(right).toBeLessThanOrEqual(1281)
      expect(left).toBeLessThan(480)
    }
  })

  it('draws the same bytes for the same seed, and other pictures for others', () => {
    const drawings = Array.from({ length: 12 }, (_, seed) =>
      drawCover({ kind, seed, hue: 'IT' }).replaceAll(/k\w+/g, ''),
    )
    expect(drawCover({ kind, seed: 3, hue: 'IT' })).toBe(drawCover({ kind, seed: 3, hue: 'IT' }))
    expect(new Set(drawings).size).toBeGreaterThanOrEqual(11)
  })

  it('turns to white lines on blue as a blueprint', () => {
    const svg = drawCover({ kind, seed: 5, hue: 'PT', ground: 'blueprint' })
    const allowed = new Set([...paletteOf(hues.PT)].map(onBlueprint))
    expect(coloursIn(svg).filter((colour) => !allowed.has(colour))).toEqual([])
    expect(onBlueprint(tones.white)).toBe(blueprintGround)
    expect(onBlueprint(tones.ink)).toMatch(/^#[EF][0-9A-F][EF]/)
  })
})

/** The left and right end of the objects' path points, arcs by their ends. */
function reachOfBody(svg: string): [number, number] {
  const body = svg.slice(svg.indexOf('o" fill="none">'), svg.indexOf('</defs>'))
  let [left, right] = [Infinity, -Infinity]
  for (const [, data = ''] of body.matchAll(/ d="([^"]+)"/g)) {
    let [x, start] = [0, 0]
    for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      const size = { m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 }[command.toLowerCase()] ?? 2
      if (command === 'z') x = start
      if (size === 0) continue
      for (let i = 0; i + size <= values.length; i += size) {
        const step = values[i + (size === 7 ? 5 : 0)] ?? 0
        if (command === 'v') continue
        x = command === command.toUpperCase() ? step : x + step
        if (command.toLowerCase() === 'm') start = x
        ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      }
    }
  }
  return [left, right]
}
