// Companies of a world of feeds: where they hide, and that they are removed and come back.
import { saveHiddenEditions } from '../../domains/businesses/hidden-editions.ts'
import { removeOwnBusiness, restoreBusiness } from '../../domains/businesses/removal.ts'
import { aMaker } from '../businesses.ts'
import { chance, type Act } from './choosing.ts'
import { allowed, feedEditions } from './world.ts'

export const hideCompany: Act = async (db, world) => {
  const { id, owner } = world.draw.pick(world.companies)
  const hiddenEditions = feedEditions.filter(() => chance(world, 0.4))
  const revision = world.revisions.get(id) ?? 0
  const done = await allowed(saveHiddenEditions(db, owner, { businessID: id, revision, hiddenEditions }))
  if (!done) return undefined
  world.revisions.set(id, revision + 1)
  world.model.hides.set(id, new Set(hiddenEditions))
  return [id]
}

export const removeCompany: Act = async (db, world) => {
  const { id, owner } = world.draw.pick(world.companies)
  const { people, removedCompanies } = world.model
  if (!(await allowed(removeOwnBusiness(db, owner, id, aMaker.companyName)))) return undefined
  removedCompanies.set(id, people.get(id)!)
  people.delete(id)
  return [id]
}

export const restoreCompany: Act = async (db, world) => {
  const { people, removedCompanies } = world.model
  if (removedCompanies.size === 0) return undefined
  const id = world.draw.pick([...removedCompanies.keys()])
  const { owner } = world.companies.find((one) => one.id === id)!
  if (!(await allowed(restoreBusiness(db, owner, id)))) return undefined
  people.set(id, removedCompanies.get(id)!)
  removedCompanies.delete(id)
  return [id]
}
