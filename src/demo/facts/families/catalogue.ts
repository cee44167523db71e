import type { BusinessType } from '../world.ts'
import { bearings } from './bearings.ts'
import { building } from './building.ts'
import { consumer } from './consumer.ts'
import { drives } from './drives.ts'
import { electrics } from './electrics.ts'
import type { Family } from './family.ts'
import { fluids } from './fluids.ts'
import { gears } from './gears.ts'
import { goods } from './goods.ts'
import { interiors } from './interiors.ts'
import { metalwork } from './metalwork.ts'
import { processEquipment } from './process.ts'
import { services } from './services.ts'

/** All product families of the demo world. */
export const families: readonly Family[] = [
  ...bearings,
  ...gears,
  ...drives,
  ...fluids,
  ...processEquipment,
  ...metalwork,
  ...electrics,
  ...consumer,
  ...goods,
  ...interiors,
  ...building,
  ...services,
]

const byKey = new Map(families.map((family) => [family.key, family]))

/** The family with that key; an unknown key is a mistake in the facts. */
export function familyNamed(key: string): Family {
  const family = byKey.get(key)
  if (!family) throw new Error(`no product family ${key}`)
  return family
}

export const industryOf = (family: Family) => family.category.slice(0, 4)

// Companies of an industry among a thousand; the demo world leans to engineering, as the network does.
const industryShares: Readonly<Record<string, number>> = {
  '0001': 80,
  '0002': 85,
  '0003': 55,
  '0004': 160,
  '0005': 130,
  '0006': 170,
  '0007': 50,
  '0008': 30,
  '0009': 35,
  '0010': 30,
  '0011': 55,
  '0012': 40,
  '0013': 45,
  '0014': 50,
  '0015': 15,
}

type Choice = { industry: string; upTo: number; families: readonly Family[] }

const choices = new Map<BusinessType, readonly Choice[]>()
for (const type of ['MA', 'EX', 'DI', 'WS', 'IM', 'RE', 'CO', 'IN', 'GO'] as const)
  choices.set(type, choicesFor(type))

function choicesFor(type: BusinessType): Choice[] {
  const adviser = type === 'CO' || type === 'IN' || type === 'GO'
  const open = families.filter((family) => (family.only ? family.only.includes(type) : !adviser))
  let sum = 0
  return Object.entries(industryShares).flatMap(([industry, share]) => {
    const own = open.filter((family) => industryOf(family) === industry)
    if (own.length === 0) return []
    sum += share
    return [{ industry, upTo: sum, families: own }]
  })
}

/** The families a company of that type may choose from, all of one industry; `unit` from 0 to 1 picks the industry. */
export function familiesFor(type: BusinessType, unit: number): readonly Family[] {
  const list = choices.get(type) as readonly Choice[]
  const at = unit * (list.at(-1) as Choice).upTo
  return (list.find((choice) => at < choice.upTo) ?? list[0]!).families
}
