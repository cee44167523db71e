import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tones } from '../drawings/kit/palette.ts'
import { coloursIn } from '../testing/svg-checks.ts'
import { xmlFault } from '../testing/xml-fault.ts'
import { hueSteps } from './hues.ts'
import { pictures } from './pictures/index.ts'
import { illustrate } from './stage.ts'

const folder = path.join(import.meta.dirname, '../../../../src/web/content/drawings')
const palette = new Set<string>([...Object.values(tones), ...Object.values(hueSteps)])
const names = Object.keys(pictures)

test('the folder holds every illustration and no other', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  expect(files.sort()).toEqual(names.map((name) => `${name}.svg`).sort())
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
  const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8')
  expect(svg).toBe(illustrate(key, paint))
  expect(svg.length).toBeLessThanOrEqual(12_000)
  expect(xmlFault(svg)).toBe('')
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="640" height="480" viewBox="0 0 640 480">/)
  expect(svg).not.toMatch(/<script|<style|<text|<image|NaN|undefined|Infinity|\son\w+=/)
  for (const [, target = ''] of svg.matchAll(/href="([^"]*)"/g))
    expect(svg).toContain(` id="${target.slice(1)}"`)
  expect(svg.replaceAll(/(href="|url\()#\w+/g, '')).not.toMatch(
    /href|url\([^)]|:\/\/(?!www\.w3\.org\/2000\/svg")/,
  )
  expect(coloursIn(svg).filter((colour) => !palette.has(colour))).toEqual([])
})
