import type { BusinessType } from '../world.ts'
import { accessories } from './accessories.ts'
import { airAndSeals } from './airAndSeals.ts'
import { babyGoods } from './babyGoods.ts'
import { building } from './building.ts'
import { connectors } from './connectors.ts'
import { controls } from './controls.ts'
import { cosmetics } from './cosmetics.ts'
import { drives } from './drives.ts'
import { electronics } from './electronics.ts'
import { engineeringServices } from './engineeringServices.ts'
import type { Family } from './family.ts'
import { foodsAndPacking } from './foodsAndPacking.ts'
import { furniture } from './furniture.ts'
import { gears } from './gears.ts'
import { hydraulics } from './hydraulics.ts'
import { machineBearings } from './machineBearings.ts'
import { medical } from './medical.ts'
import { metalParts } from './metalParts.ts'
import { metalStock } from './metalStock.ts'
import { motionParts } from './motionParts.ts'
import { nozzlesAndFilm } from './nozzlesAndFilm.ts'
import { pipework } from './pipework.ts'
import { power } from './power.ts'
import { radialBearings } from './radialBearings.ts'
import { shaftSupports } from './shaftSupports.ts'
import { textiles } from './textiles.ts'
import { tools } from './tools.ts'
import { tradeServices } from './tradeServices.ts'
import { valves } from './valves.ts'
import { vessels } from './vessels.ts'
import { wormsAndRacks } from './wormsAndRacks.ts'

/** All product families of the demo world. Companies choose by place: a family keeps its place in the list. */
export const families: readonly Family[] = [
  ...radialBearings,
  ...shaftSupports,
  ...machineBearings,
  ...gears,
  ...wormsAndRacks,
  ...motionParts,
  ...drives,
  ...valves,
  ...pipework,
  ...hydraulics,
  ...airAndSeals,
  ...vessels,
  ...nozzlesAndFilm,
  ...metalParts,
  ...metalStock,
  ...controls,
  ...connectors,
  ...electronics,
  ...power,
  ...textiles,
  ...babyGoods,
  ...cosmetics,
  ...accessories,
  ...foodsAndPacking,
  ...furniture,
  ...medical,
  ...building,
  ...tools,
  ...engineeringServices,
  ...tradeServices,
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
