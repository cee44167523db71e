import { countries } from './countries.ts'
import type { Country } from './countries.ts'
import { familiesFor, familyNamed, industryOf } from './families/catalogue.ts'
import type { Family, Values } from './families/family.ts'
import { writtenCompanies } from './handmade.ts'
import { momentOf } from './ids.ts'
import { japaneseCities } from './japaneseCities.ts'
import { ownerOf } from './members.ts'
import { countryOfPerson } from './people.ts'
import { nicheOf } from './niches/niches.ts'
import { kind, randomOf } from './random.ts'
import { slotOf } from './slots.ts'
import type { Slot } from './slots.ts'
import { japaneseTextShare } from './world.ts'
import type { World } from './world.ts'

/** What a company's facts, products and followers all hang on. */
export type Outline = {
  slot: Slot
  owner: number
  country: Country
  /** City in the text's language, and in Latin letters. */
  city: string
  cityLatin: string
  stateID: string | null
  place: (typeof japaneseCities)[number] | null
  japanese: boolean
  families: readonly Family[]
  /** Its families are those of a niche: all weigh the same. */
  inNiche: boolean
  categoryIDs: string[]
  industryID: string
  createdAt: number
  year: number
  staff: number
}

// Nobody made controllers or solar rails before there were any.
const firstYears: Readonly<Record<string, number>> = {
  '0001': 1974,
  '0002': 1971,
  '0003': 1964,
  '0008': 1955,
  '0009': 1952,
  '0013': 1950,
}

/** The company asked for last is mostly asked for again. */
const lastOutline = new WeakMap<World, { i: number; outline: Outline }>()

/** The outline of company `i`. */
export function outlineOf(world: World, i: number): Outline {
  let last = lastOutline.get(world)
  if (last?.i !== i) lastOutline.set(world, (last = { i, outline: newOutline(world, i) }))
  return last.outline
}

function newOutline(world: World, i: number): Outline {
  const random = randomOf(world.seed, kind.company, i)
  const slot = slotOf(world, i)
  const owner = ownerOf(world, i)
  const written = writtenCompanies[i]
  const country = written
    ? (countries.find(({ code }) => code === written.contactInfo.countryCode) as Country)
    : countryOfPerson(world, owner)
  const japan = country.code === 'JP'
  const japanese = written ? written.textLanguage === 'ja' : japan && random.chance(japaneseTextShare)
  const pool = familiesFor(slot.businessType, random.unit())
  const main = random.pick(pool)
  const wanted = slot.businessType === 'MA' ? random.pick([1, 1, 2, 2, 3]) : random.pick([1, 2, 3, 4])
  const others = random.some(pool, wanted - 1).filter((family) => family !== main)
  const niche = world.niches ? nicheOf(i, slot) : null
  const families = niche ?? (written ? written.families.map(familyNamed) : [main, ...others])
  const placeJa = random.pick(japaneseCities)
  const foreign = random.pick(country.cities)
  const staffBase = { standard: 24, gold: 70, premium: 130, platinum: 220 }[slot.tier]
  const adviser = ['CO', 'IN', 'GO'].includes(slot.businessType)
  const trader = !adviser && slot.businessType !== 'MA'
  const spread = 0.25 + random.unit() ** 2 * 3.2
  const firstYear = firstYears[industryOf(families[0] as Family)] ?? 1919
  return {
    slot,
    owner,
    country,
    city: written
      ? written.contactInfo.city
      : japan
        ? japanese
          ? `${placeJa.prefectureJa}${placeJa.cityJa}`
          : placeJa.city
        : foreign[0],
    cityLatin: japan ? placeJa.city : foreign[0],
    stateID: japan ? placeJa.stateID : foreign[1],
    place: japan ? placeJa : null,
    japanese,
    families,
    inNiche: niche !== null,
    categoryIDs: [...new Set(families.map((family) => family.category))],
    industryID: industryOf(families[0] as Family),
    createdAt: momentOf(random.unit()),
    year: adviser
      ? random.int(1972, 2019)
      : firstYear + Math.floor(random.unit() ** 0.6 * (2021 - firstYear)),
    staff: Math.max(
      3,
      Math.round(staffBase * spread * (slot.businessType === 'GO' ? 0.9 : adviser ? 0.25 : trader ? 0.5 : 1)),
    ),
    ...(written ? { year: written.yearStablished ?? 1980, staff: written.totalEmployees?.min ?? 50 } : {}),
  }
}

/** A number with a comma between thousands; Intl would take most of the time of a whole product. */
export function counted(value: number): string {
  const [whole, decimals] = `${value}`.split('.')
  const grouped = (whole as string).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return decimals ? `${grouped}.${decimals}` : grouped
}

/** Puts values into a text's {names}, in English (0) or Japanese (1); whole numbers from 1,000 get their comma. */
export function filled(template: string, values: Values, language: 0 | 1): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (typeof value === 'number') return value >= 1000 ? counted(value) : `${value}`
    return typeof value === 'string' ? value : value[language]
  })
}
