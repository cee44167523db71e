import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tones } from '../drawings/kit/palette.ts'
import { coloursIn } from '../testing/svg-checks.ts'
import { xmlFault } from '../testing/xml-fault.ts'
import { hueSteps } from './hues.ts'
import { pictures } from './pictures/index.ts'
import { drawManager, portraitNames } from './portraits.ts'
import { illustrate } from './stage.ts'

const folder = path.join(import.meta.dirname, '../../../../src/web/content/drawings')
const palette = new Set<string>([...Object.values(tones), ...Object.values(hueSteps)])
const names = Object.keys(pictures)

test('the folder holds every illustration and portrait and no other', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  expect(files.sort()).toEqual([...names, ...portraitNames].map((name) => `${name}.svg`).sort())
})

test('an edition replaces the colours that illustrations are drawn in', () => {
  const replaced: unknown = JSON.parse(readFileSync(path.join(folder, 'hues.json'), 'utf8'))
  expect(replaced).toEqual(hueSteps)
})

test('no two illustrations begin their ids alike', () => {
  const keys = Object.values(pictures).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test.for(names)('%s is what the generator writes, small and of the palette only', (name) => {
  const { key, paint } = pictures[name] as (typeof pictures)[string]
  const svg = expectDrawing(name, illustrate(key, paint), 12_000)
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="640" height="480" viewBox="0 0 640 480">/)
})

test.for(portraitNames)('%s is what the generator writes, a small square of the palette only', (name) => {
  const svg = expectDrawing(name, drawManager(name), 4_000)
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="160" height="160" viewBox="0 0 160 160">/)
})

test('no two portraits look alike, and nobody else has one', () => {
  const bodies = portraitNames.map((name) => drawManager(name).replaceAll(/p[a-z][bpg]\b/g, ''))
  expect(new Set(bodies).size).toBe(bodies.length)
  expect(portraitNames.length).toBeGreaterThan(1)
  expect(() => drawManager('portrait-nobody')).toThrow('portrait-nobody')
})

/** The file of this name, which is what was drawn, and fit to be shown. */
function expectDrawing(name: string, drawn: string, most: number): string {
  const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8')
  expect(svg).toBe(drawn)
  expect(svg.length).toBeLessThanOrEqual(most)
  expect(xmlFault(svg)).toBe('')
  expect(svg).not.toMatch(/<script|<style|<text|<image|NaN|undefined|Infinity|\son\w+=/)
  for (const [, target = ''] of svg.matchAll(/href="([^"]*)"/g))
    expect(svg).toContain(` id="${target.slice(1)}"`)
  expect(svg.replaceAll(/(href="|url\()#\w+/g, '')).not.toMatch(
    /href|url\([^)]|:\/\/(?!www\.w3\.org\/2000\/svg")/,
  )
  expect(coloursIn(svg).filter((colour) => !palette.has(colour))).toEqual([])
  return svg
}
