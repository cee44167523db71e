import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawCover } from './drawings/covers.ts'
import { draw } from './drawings/draw.ts'
import { drawLogo } from './drawings/logos.ts'
import { drawPortrait } from './drawings/portrait.ts'
import { drawingsVersion, drawPicture, familyNames, industryKeys } from './pictures.ts'
import { hashOfSources } from './sources.ts'

let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'millwright-drawings-'))
  cpSync(path.join(import.meta.dirname, 'drawings'), copy, { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('an order is drawn by those who draw such things', () => {
  const name = { seed: 7, hue: 'PT', name: 'Kawabe Works', japanese: true, founded: 1934 } as const
  expect(drawPicture({ picture: 'logo', ...name })).toBe(drawLogo(name))
  const company = { kind: 'plan', seed: 7, hue: 'MA' } as const
  expect(drawPicture({ picture: 'cover', ...company })).toBe(drawCover(company))
  const person = { seed: 7, initials: 'NH', hue: 'EI' } as const
  expect(drawPicture({ picture: 'portrait', ...person })).toBe(drawPortrait(person))
  const [family = ''] = familyNames
  const view = {
    params: {},
    seed: 7,
    hue: 'IT',
    mirror: false,
    view: 'iso',
    part: 'MW-1',
    note: '',
    id: 'p',
  } as const
  expect(drawPicture({ picture: 'product', family, ...view })).toBe(draw(family, view))
  expect(industryKeys).toContain('BS')
})

test('a changed, a renamed and a new source make another version, a test does not', () => {
  const changed = (file: string, text: string) => {
    writeFileSync(path.join(copy, file), text)
    return hashOfSources(copy)
  }
  expect(hashOfSources(copy)).toBe(drawingsVersion())
  expect(changed('covers.test.ts', '')).toBe(drawingsVersion())
  const added = changed('families/planted.ts', 'export {}\n')
  expect(added).not.toBe(drawingsVersion())
  expect(changed('kit/palette.ts', '')).not.toBe(added)
  expect(drawingsVersion()).toMatch(/^[0-9a-f]{16}$/)
})
