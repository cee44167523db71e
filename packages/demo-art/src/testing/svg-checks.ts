import { expect } from 'vitest'
import { hues, paletteOf, type IndustryKey } from '../drawings/kit/palette.ts'
import { xmlFault } from './xml-fault.ts'

/** Every colour a picture names, in upper case and six digits. */
export function coloursIn(svg: string): string[] {
  return [...svg.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b(?=")/gi)].map(([, hex = '']) => {
    const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
    return `#${six.toUpperCase()}`
  })
}

/** Expects a picture to keep the rules of its sheet: size in bytes, view box, hue's palette, no script, no outside link. */
export function expectSheet(
  svg: string,
  rules: { hue: IndustryKey; viewBox: string; below: number; extra?: string[] },
) {
  expect(svg).toContain(`viewBox="${rules.viewBox}"`)
  expect(svg.length).toBeLessThan(rules.below)
  expect(svg).not.toMatch(/<script|<style|<text|NaN|undefined|Infinity|\son\w+=/)
  for (const [, target = ''] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#\w+$/)
  const allowed = new Set([...paletteOf(hues[rules.hue]), ...(rules.extra ?? [])])
  expect(coloursIn(svg).filter((colour) => !allowed.has(colour))).toEqual([])
  expect(xmlFault(svg)).toBe('')
}
