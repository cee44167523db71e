import { expect, it } from 'vitest'
import { hues, type IndustryKey } from './kit/palette.ts'
import { drawPortrait } from './portrait.ts'
import { expectSheet } from '../testing/svg-checks.ts'

it('draws a monogram of two initials at most in the palette of its hue', () => {
  for (const hue of Object.keys(hues) as IndustryKey[]) {
    for (let seed = 0; seed < 4; seed++) {
      expectSheet(drawPortrait({ seed, initials: 'yt', hue }), { hue, viewBox: '0 0 160 160', below: 900 })
    }
  }
  expect(drawPortrait({ seed: 1, initials: 'Y.T.K.', hue: 'FO' })).toBe(
    drawPortrait({ seed: 1, initials: 'YT', hue: 'FO' }),
  )
})

it('differs by person and draws nothing where there is no Latin initial', () => {
  expect(drawPortrait({ seed: 1, initials: 'AB', hue: 'AU' })).not.toBe(
    drawPortrait({ seed: 1, initials: 'AC', hue: 'AU' }),
  )
  expect(drawPortrait({ seed: 1, initials: 'AB', hue: 'AU' })).not.toBe(
    drawPortrait({ seed: 2, initials: 'AB', hue: 'AU' }),
  )
  expect(drawPortrait({ seed: 1, initials: '山', hue: 'AU' })).not.toContain('stroke')
})
