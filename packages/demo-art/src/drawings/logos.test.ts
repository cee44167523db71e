import { describe, expect, it } from 'vitest'
import { hues, type IndustryKey } from './kit/palette.ts'
import { drawLogo, logoKeyOf, planLogo, renderLogo, type LogoOptions } from './logos.ts'
import { logoContainers, logoOperations } from './logo-containers.ts'
import { logoMarks, logoSigns, type LogoContent } from './logo-contents.ts'
import { barLetter, initialsOf } from './logo-letters.ts'
import { expectSheet } from '../testing/svg-checks.ts'

const kawabe: LogoOptions = {
  seed: 7,
  hue: 'PT',
  name: 'Kawabe Yamaguchi Works',
  japanese: true,
  founded: 1934,
}

describe('drawLogo', () => {
  it('draws the same bytes for the same company and others for another', () => {
    expect(drawLogo(kawabe)).toBe(drawLogo({ ...kawabe }))
    const drawings = Array.from({ length: 30 }, (_, seed) => drawLogo({ ...kawabe, seed }))
    expect(new Set(drawings).size).toBeGreaterThan(10)
  })

  it.each(Object.keys(hues) as IndustryKey[])('keeps the sheet rules in every combination of %s', (hue) => {
    const contents: LogoContent[] = [
      { kind: 'letter', letters: 'Q' },
      { kind: 'pair', letters: 'NM' },
      ...[...logoSigns, ...logoMarks].map((kind) => ({ kind })),
    ]
    expect(contents).toHaveLength(14)
    for (const container of logoContainers) {
      for (const content of contents) {
        for (const operation of logoOperations) {
          const svg = renderLogo({ container, content, operation, variant: 3 }, hue)
          expectSheet(svg, { hue, viewBox: '0 0 160 160', below: 2000 })
        }
      }
    }
  })

  it('keeps Japanese signs for Japanese firms and the roof for their houses before 1960', () => {
    const plans = (options: Partial<LogoOptions>) =>
      Array.from({ length: 200 }, (_, seed) => planLogo({ ...kawabe, ...options, seed }))
    const signs = new Set<string>(logoSigns)
    expect(plans({ japanese: false }).some((plan) => signs.has(plan.content.kind))).toBe(false)
    expect(plans({ founded: 1960 }).some((plan) => plan.container === 'roof')).toBe(false)
    expect(plans({ founded: 1959 }).some((plan) => plan.container === 'roof')).toBe(true)
  })

  it('refuses a container and content that its industry already shows', () => {
    const first = planLogo(kawabe)
    expect(logoKeyOf(planLogo(kawabe, new Set([logoKeyOf(first)])))).not.toBe(logoKeyOf(first))
  })
})

describe('letters', () => {
  it('has bars for all of A to Z', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      expect(barLetter(letter, 0, 0, 1, '#fff')).toContain('<path')
    expect(barLetter('é', 0, 0, 1, '#fff')).toBe('')
  })

  it.each([
    ['Hinokawa Bearing Works Co., Ltd.', 'HB'],
    ['Émile & Öhlin AB', 'EO'],
    ['Takt GmbH', 'T'],
    ['東京', ''],
  ])('takes the initials of %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
