// Whether a company is here already, and whether a name would pass for a verified one (T23).
import type { SameBusinessEntry } from '../../contract/business-management.ts'
import { AppError } from '../../contract/errors.ts'
import { today } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { saysVerified } from '../editions/badge-words.ts'
import { requireOwnName } from '../editions/posing.ts'
import { resolveActor } from '../members/actors.ts'
import { rolesIn } from '../members/membership.ts'
import { isCountry } from '../reference-data/countries.ts'
import { businessCards } from './cards.ts'
import { refuse } from './code-checks.ts'
import { registerKey, websiteHost } from './identity.ts'
import { businessNames } from './listing.ts'
import { nameSkeleton } from './look-alikes.ts'
import {
  findAlike,
  findWithoutSkeleton,
  holdLikeness,
  isVerified,
  isVerifiedName,
  noteLooks,
  type Because,
} from './queries/same.ts'
import { maskOf } from './visibility.ts'

/** In which language and edition the answer is read, and what a block keeps from whoever reads it. */
export type Reader = { language: string; edition: string; withheld: ReadonlySet<string> }
export type Wanted = { companyName: string; country: string; website: string; registerNumber: string }

const most = 5
const weightOf: Record<Because, number> = { registerNumber: 4, domain: 2, name: 1 }

/**
 * Companies that may be the one that is about to be created, likeliest first, at most five; of those that hide from the
 * reader's edition only the reader's own (docs/decisions/0036), and none that a block keeps from them. Throws InvalidInput for an unknown country.
 */
export async function findSameBusiness(
  db: Db | Tx,
  session: LiveSession,
  wanted: Wanted,
  reader: Reader,
): Promise<SameBusinessEntry[]> {
  const person = await resolveActor(db, session)
  refuse({ country: isCountry(wanted.country) ? undefined : 'Not in the list' })
  return sameBusinesses(db, person.userID, wanted, reader)
}

/**
 * Makes whoever creates the same company at this moment, by its name, website or register number, wait until the
 * transaction ends: they then find this one.
 */
export async function lockDuplicateCheck(tx: Tx, wanted: Wanted): Promise<void> {
  const { companyName, country, website, registerNumber } = wanted
  const keys = {
    name: nameSkeleton(companyName),
    host: websiteHost(website),
    number: registerKey(registerNumber),
  }
  await holdLikeness(
    tx,
    Object.entries(keys).flatMap(([kind, key]) => (key === null ? [] : [`${kind} ${country} ${key}`])),
  )
}

/** The same for a person who was found out, and values that were checked. */
export async function sameBusinesses(
  db: Db | Tx,
  userID: string,
  wanted: Wanted,
  { language, edition, withheld }: Reader,
): Promise<SameBusinessEntry[]> {
  const alike = await findAlike(db, {
    skeleton: nameSkeleton(wanted.companyName),
    country: wanted.country,
    host: websiteHost(wanted.website),
    registerKey: registerKey(wanted.registerNumber),
  })
  const found = alike.filter(({ id }) => !withheld.has(id))
  const everyID = found.map(({ id }) => id)
  const roles = await rolesIn(db, userID, everyID)
  const shown = await businessNames(db, everyID, language, { mask: maskOf(edition), own: [...roles.keys()] })
  const likeliest = found
    .filter(({ id }) => shown.has(id))
    .toSorted((a, b) => weigh(b.because) - weigh(a.because))
    .slice(0, most)
  const ids = likeliest.map(({ id }) => id)
  const cards = await businessCards(db, ids, language)
  return likeliest.flatMap(({ id, because }) => {
    const card = cards.get(id)
    if (!card) return []
    const { companyName, profilePhoto } = card.general
    return {
      businessID: id,
      key: card.key,
      verified: card.verified,
      general: { companyName, profilePhoto },
      contactInfo: card.contactInfo,
      because,
      role: roles.get(id) ?? null,
    }
  })
}

const weigh = (because: readonly Because[]) => because.reduce((sum, why) => sum + weightOf[why], 0)

/** Throws InvalidInput for a name that says it is verified, NameReserved for one that poses as ours, and NameTaken for one that looks like that of a company, in any language, which is verified today and another than `except`. */
export async function requireFreeName(
  tx: Tx,
  name: string,
  except: string | null = null,
  /** As the form has it. */
  field = 'companyName',
): Promise<void> {
  refuse({ [field]: saysVerified(name) ? 'Says that it is verified' : undefined })
  requireOwnName({ [field]: name })
  if (await isVerifiedName(tx, nameSkeleton(name), { day: today(), except })) throw new AppError('NameTaken')
}

/** Throws `refusal` while the company's own badge holds: it was given to the name, or to the facts, that it has. */
export async function requireUnverified(
  tx: Tx,
  businessID: string,
  refusal: 'NameVerified' | 'FactVerified',
): Promise<void> {
  if (await isVerified(tx, businessID, today())) throw new AppError(refusal)
}

const batch = 500

/** Notes the looks of companies that were there before names had any; answers how many. May run twice. */
export async function noteLooksOfOld(db: Db): Promise<number> {
  for (let noted = 0; ;) {
    const rows = await findWithoutSkeleton(db, batch)
    await noteLooks(
      db,
      rows.map(({ id, companyName, website }) => ({
        id,
        skeleton: nameSkeleton(companyName),
        host: websiteHost(website),
      })),
    )
    noted += rows.length
    if (rows.length < batch) return noted
  }
}
