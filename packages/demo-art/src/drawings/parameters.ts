import { randomFrom, type Random } from './kit/random.ts'
import type { Sheet } from './kit/sheet.ts'

// A number in engineering units. A missing one is filled inside `usual` (else min to max), or as a share
// (`ratio`) of another parameter, computed `from` what is known, or taken from a standard `series`; a given
// one is clamped to min and max and to `within` shares of the other one.
export type NumberParameter = {
  min: number
  max: number
  step: number
  usual?: readonly [number, number]
  series?: readonly number[]
  of?: string
  ratio?: readonly [number, number]
  within?: readonly [number, number]
  from?: (known: Known) => number | undefined
}
// A given or already settled number of the same picture.
export type Known = (name: string) => number | undefined

export type ChoiceParameter = { oneOf: readonly string[] }
export type Parameter = NumberParameter | ChoiceParameter

export type Values = Record<string, number | string>

// What a family reads its settled parameters through.
export type Settled = {
  // The value as it is drawn: kept within the proportions that the drawing can show.
  number: (name: string) => number
  // The value as it is lettered: a very long shaft is drawn shorter, but its dimension tells the truth.
  told: (name: string) => number
  choice: (name: string) => string
}

export type Family = {
  parameters: Record<string, Parameter>
  paint: (sheet: Sheet, params: Settled, random: Random) => void
  keyFact?: (params: Settled) => string
  // Where the flat view stands: beside the x axis (default) or before the x face.
  front?: 'side' | 'face'
}
export type Families = Record<string, Family>

const isNumber = (parameter: Parameter): parameter is NumberParameter => 'min' in parameter

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high))

const stepped = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(4))

// Settles a family's parameters: given values first, the seed fills what is missing.
export function settle(parameters: Family['parameters'], given: Values, seed: number): Settled {
  const random = randomFrom(seed)
  const settled: Values = {}
  for (const [name, parameter] of Object.entries(parameters)) {
    const chance = random()
    settled[name] = isNumber(parameter)
      ? settleNumber(name, parameter, parameters, given, settled, chance)
      : settleChoice(parameter, given[name], chance)
  }
  const valueOf = (name: string) => {
    const value = settled[name]
    if (value === undefined) throw new Error(`The family has no parameter ${name}`)
    return value
  }
  return {
    number: (name) => Number(valueOf(name)),
    told: (name) => {
      const [rule, wanted] = [parameters[name], numberGiven(given, name)]
      const drawn = Number(valueOf(name))
      return rule && isNumber(rule) && wanted !== undefined ? clamp(wanted, rule.min, rule.max) : drawn
    },
    choice: (name) => String(valueOf(name)),
  }
}

function settleChoice(
  { oneOf }: ChoiceParameter,
  given: number | string | undefined,
  chance: number,
): string {
  const wanted = String(given ?? '')
  return oneOf.includes(wanted) ? wanted : (oneOf[Math.floor(chance * oneOf.length)] ?? '')
}

function numberGiven(given: Values, name: string): number | undefined {
  const raw = given[name]
  if (raw === undefined || raw === '') return undefined
  const value = Number(raw)
  return Number.isFinite(value) ? value : undefined
}

function settleNumber(
  name: string,
  parameter: NumberParameter,
  all: Family['parameters'],
  given: Values,
  settled: Values,
  chance: number,
): number {
  const { min, max, step, usual = [min, max], of, ratio = [1, 1], within } = parameter
  const base = of === undefined ? undefined : Number(settled[of] ?? 1)
  const wanted = numberGiven(given, name)
  if (wanted !== undefined) {
    const [low, high] = base !== undefined && within ? [within[0] * base, within[1] * base] : [min, max]
    return clamp(clamp(wanted, min, max), Math.max(min, low), Math.min(max, high))
  }
  const computed = parameter.from?.((other) => numberGiven(given, other) ?? numberGiven(settled, other))
  if (computed !== undefined) return clamp(stepped(computed, step), min, max)
  if (base !== undefined) {
    return clamp(stepped(base * (ratio[0] + (ratio[1] - ratio[0]) * chance), step), min, max)
  }
  for (const [other, rule] of Object.entries(all)) {
    const known = isNumber(rule) && rule.of === name ? numberGiven(given, other) : undefined
    if (known === undefined || !isNumber(rule)) continue
    const [low, high] = rule.ratio ?? [1, 1]
    return clamp(stepped(known / (low + (high - low) * chance), step), min, max)
  }
  const [low, high] = usual
  const standard = (parameter.series ?? []).filter((size) => size >= low && size <= high)
  const size = standard[Math.floor(chance * standard.length)]
  return size ?? clamp(stepped(low + (high - low) * chance, step), min, max)
}
