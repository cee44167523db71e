import { describe, expect, it } from 'vitest'
import { compose, draw, type DrawOptions } from '../draw.ts'
import { hues, type IndustryKey } from '../kit/palette.ts'
import { expectSheet } from '../svg-checks.ts'
import { boards } from './boards.ts'
import { bottles } from './bottles.ts'
import { boxes } from './boxes.ts'
import { frames } from './frames.ts'
import { plates } from './plates.ts'
import { rolls } from './rolls.ts'
import { sheets } from './sheets.ts'

const families = { ...plates, ...boards, ...rolls, ...bottles, ...boxes, ...frames, ...sheets }
const keys = Object.keys(hues) as IndustryKey[]
const views = ['iso', 'mirrored', 'front', 'detail'] as const

const options = (seed: number, view: DrawOptions['view'] = 'iso'): DrawOptions & { hue: IndustryKey } => ({
  params: {},
  seed,
  hue: keys[seed % keys.length] ?? 'AU',
  mirror: seed % 2 === 1,
  view,
  part: 'AB-12',
  note: '',
  id: `t${seed}`,
})

it('has the thirty-three families of flat, wound, filled, packed and framed things', () => {
  expect(Object.keys(families)).toHaveLength(33)
})

describe.each(Object.entries(families))('%s', (name, family) => {
  it('keeps the sheet rules in every view', () => {
    for (const view of views) {
      for (let seed = 1; seed <= 12; seed++) {
        const settings = options(seed, view)
        const svg = draw(name, settings)
        expectSheet(svg, { hue: settings.hue, viewBox: '0 0 480 480', below: 12_000 })
        expect(svg).toBe(draw(name, settings))
      }
    }
  })

  it('stays inside the free zone', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { left, top, right, bottom } = compose(name, options(seed)).sheet.box
      expect(Math.min(left - 67, top - 72, 413 - right, 380 - bottom)).toBeGreaterThan(0)
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(120)
    }
  })

  it('letters a given size instead of inventing one', () => {
    const size = ['length', 'width', 'diameter', 'outer', 'height'].find((key) => key in family.parameters)
    const rule = family.parameters[size ?? '']
    if (size === undefined || rule === undefined || !('min' in rule)) throw new Error(`${name} has no size`)
    const given = Math.min(Math.round(rule.min + (rule.max - rule.min) * 0.37), rule.max)
    const letters = compose(name, { ...options(3), params: { [size]: given } }).sheet.lettered
    expect(letters.some((text) => text.includes(String(given)))).toBe(true)
  })
})

it('sizes bottles by their volume, and larger ones larger', () => {
  const heightOf = (volume: number) => {
    const { lettered } = compose('cosmetic-bottle', { ...options(4), params: { volume, slim: 2.5 } }).sheet
    expect(lettered).toContain(`${volume} ML`)
    return Math.max(...lettered.map(Number).filter((value) => Number.isFinite(value)))
  }
  expect(heightOf(400) / heightOf(50)).toBeCloseTo(2, 1)
})
