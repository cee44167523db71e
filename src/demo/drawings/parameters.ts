import { randomFrom, type Random } from './kit/random.ts'
import type { Sheet } from './kit/sheet.ts'

// A number in engineering units. A missing one is filled inside `usual` (else min to max), or as a share (`ratio`)
// of another parameter; a given one is clamped to min and max and to `within` shares of the other one.
export type NumberParameter = {
  min: number
  max: number
  step: number
  usual?: readonly [number, number]
  of?: string
  ratio?: readonly [number, number]
  within?: readonly [number, number]
}
export type ChoiceParameter = { oneOf: readonly string[] }
export type Parameter = NumberParameter | ChoiceParameter

export type Values = Record<string, number | string>

// What a family reads its settled parameters through.
export type Settled = {
  number: (name: string) => number
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
  return {
    number: (name) => Number(settled[name] ?? 0),
    choice: (name) => String(settled[name] ?? ''),
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
  return clamp(stepped(low + (high - low) * chance, step), min, max)
}
