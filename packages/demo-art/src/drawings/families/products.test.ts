import { describe, expect, it } from 'vitest'
import { compose, type DrawOptions } from '../draw.ts'
import { boards } from './boards.ts'
import { bottles } from './bottles.ts'
import { boxes } from './boxes.ts'
import { frames } from './frames.ts'
import { plates } from './plates.ts'
import { rolls } from './rolls.ts'
import { sheets } from './sheets.ts'

const families = { ...plates, ...boards, ...rolls, ...bottles, ...boxes, ...frames, ...sheets }

const options: DrawOptions = {
  params: {},
  seed: 3,
  hue: 'AU',
  mirror: false,
  view: 'iso',
  part: '',
  note: '',
  id: 't',
}

it('has the thirty-three families of flat, wound, filled, packed and framed things', () => {
  expect(Object.keys(families)).toHaveLength(33)
})

describe.each(Object.entries(families))('%s', (name, family) => {
  it('letters a given size instead of inventing one', () => {
    const size = ['length', 'width', 'diameter', 'outer', 'height'].find((key) => key in family.parameters)
    const rule = family.parameters[size ?? '']
    if (size === undefined || rule === undefined || !('min' in rule)) throw new Error(`${name} has no size`)
    const given = Math.min(Math.round(rule.min + (rule.max - rule.min) * 0.37), rule.max)
    const letters = compose(name, { ...options, params: { [size]: given } }).sheet.lettered
    expect(letters.some((text) => text.includes(String(given)))).toBe(true)
  })
})

it('sizes bottles by their volume, and larger ones larger', () => {
  const heightOf = (volume: number) => {
    const { lettered } = compose('cosmetic-bottle', { ...options, params: { volume, slim: 2.5 } }).sheet
    expect(lettered).toContain(`${volume} ML`)
    return Math.max(...lettered.map(Number).filter((value) => Number.isFinite(value)))
  }
  expect(heightOf(400) / heightOf(50)).toBeCloseTo(2, 1)
})

it('tells the volume that given sizes hold', () => {
  const { lettered } = compose('tank', { ...options, params: { diameter: 1400, height: 2600 } }).sheet
  expect(lettered).toEqual(expect.arrayContaining(['2600', 'Ø1400']))
  const litres = Number(/(\d+) L$/.exec(lettered.join(' '))?.[1])
  expect(litres).toBeGreaterThan(1500)
  expect(litres).toBeLessThan(2600)
})
