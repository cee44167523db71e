// Which products and companies have a film, and which one: what it shows is what the product is or how it is made.
import type { FilmName } from '@millwright/demo-art/films'
import { writtenCompanies } from './handmade.ts'
import { kind, randomOf } from './random.ts'
import type { Slot } from './slots.ts'
import type { World } from './world.ts'

/** Films by product family; families whose products look or come about otherwise than on film have none. */
const filmsOf: Readonly<Record<string, FilmName>> = {
  'ball-bearing': 'bearing',
  'angular-contact': 'bearing',
  'pillow-block': 'bearing',
  'spur-gear': 'gears',
  'helical-gear': 'gears',
  gearbox: 'gears',
  'gear-pump': 'hydraulics',
  'hydraulic-cylinder': 'hydraulics',
  'corrugated-box': 'conveyor',
  'layout-planning': 'conveyor',
  improvement: 'conveyor',
  'precision-shaft': 'lathe',
  fitting: 'lathe',
  'spray-nozzle': 'lathe',
}

const productShare = 1 / 12
const companyShare = 0.36

/** The film of product `j` of company `i`: every twelfth of a fitting family, and the main products written by hand. */
export function filmOfProduct(world: World, i: number, j: number, family: string): FilmName | null {
  const film = filmsOf[family]
  if (film === undefined) return null
  const isMain = j === 0 && writtenCompanies[i] !== undefined
  return isMain || randomOf(world.seed, kind.film, i, j).chance(productShare) ? film : null
}

/** The film of company `i`: a third of those that pay, makers a works, traders a packing line; advisers none. */
export function filmOfCompany(world: World, i: number, slot: Slot): FilmName | null {
  if (slot.tier === 'standard' || ['CO', 'IN', 'GO'].includes(slot.businessType)) return null
  const isWritten = writtenCompanies[i] !== undefined
  if (!isWritten && !randomOf(world.seed, kind.film, i).chance(companyShare)) return null
  return slot.businessType === 'MA' ? 'works' : 'conveyor'
}
