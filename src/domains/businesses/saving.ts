// The five sections of a company, each saved by itself (P3.1, D46).
import { isDeepStrictEqual } from 'node:util'
import type { BusinessSection } from '../../contract/business-management.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { record } from '../audit/recording.ts'
import { requireManager, resolveActor, type BusinessActor } from '../members/actors.ts'
import { refuseUnlisted, type SectionFields } from './code-checks.ts'
import { completenessOf, type Filled } from './completeness.ts'
import { fieldsOf, storedOf, type StoredChanges } from './fields.ts'
import { registerKey } from './identity.ts'
import { nameSkeleton } from './look-alikes.ts'
import { findManaged, lockBusiness, updateSection } from './queries/management.ts'
import { hasTexts } from './queries/texts.ts'
import { tell } from './business-lifecycle.ts'
import {
  lockDuplicateCheck,
  requireFreeName,
  requireUnverified,
  sameBusinesses,
  type Reader,
} from './duplicates.ts'

const storedAs = {
  general: 'general',
  contactInfo: 'contact',
  factory: 'factory',
  tradeCapabilities: 'trade',
  businessTerms: 'terms',
} as const satisfies Record<BusinessSection, string>

/** Where what a badge is about stands: name, type, register number and country. A website may move: it is not what was checked. */
const sectionsOfFacts: readonly BusinessSection[] = ['general', 'contactInfo']

type Likeness = { isAnother: boolean; reader: Reader }

export type Saved = Filled & { revision: number }

/**
 * Saves one section whole. Throws NotFound for a foreign company, NotAllowed for members, InvalidInput for what is in no
 * list, SameBusiness with `same` for a new name that others have unless it is said to be another, NameTaken for a new name
 * with the look of a verified company's, NameVerified for one that looks unlike the name its own badge is about,
 * FactVerified for other facts than those, and Stale with `current` when somebody saved the section after `revision`.
 */
export function saveSection<Name extends BusinessSection>(
  db: Db,
  session: LiveSession,
  which: { businessID: string; section: Name; revision: number },
  fields: SectionFields[Name],
  /** Whether the caller says that it is none of the companies of a new name; without a reader none are looked for. */
  likeness?: Likeness,
): Promise<Saved> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, which.businessID)
    requireManager(actor)
    const { section, revision } = which
    refuseUnlisted(section, fields)
    const kept = storedAs[section]
    const changes = storedOf[section](fields)
    const before = sectionsOfFacts.includes(section) && (await requireLeave(tx, actor, changes, likeness))
    // Who has words in other languages keeps what was said of its own: a form that leaves it out does not know of them.
    if (before && changes.language === null && (await hasTexts(tx, actor.id)))
      changes.language = before.language
    const row = await updateSection(tx, actor.id, { section: kept, revision, changes })
    if (!row) throw await staleOf(tx, actor.id, section)
    await tell(tx, { type: 'business.changed', businessID: actor.id })
    if (before) await noteChanges(tx, actor, before, row)
    return { revision: row[`${kept}_revision`], ...completenessOf(row) }
  })
}

type Facts = NonNullable<Awaited<ReturnType<typeof lockBusiness>>>

/** What the company was before; a name that looks like the old one, and facts that stay, need no leave. */
async function requireLeave(
  tx: Tx,
  { id: businessID, userID }: BusinessActor,
  changes: StoredChanges,
  likeness: Likeness | undefined,
): Promise<Facts> {
  const before = await lockBusiness(tx, businessID)
  if (!before) throw new AppError('NotFound')
  const { company_name: companyName = before.company_name } = changes
  if (nameSkeleton(before.company_name) !== nameSkeleton(companyName)) {
    await requireUnverified(tx, businessID, 'NameVerified')
    await requireFreeName(tx, companyName, businessID)
    if (likeness && !likeness.isAnother)
      await requireNoneAlike(tx, { businessID, userID, companyName, country: before.country_code }, likeness)
  }
  await requireLeaveToRegister(tx, businessID, before.registered_name, changes)
  if (otherFacts(before, changes)) await requireUnverified(tx, businessID, 'FactVerified')
  return before
}

/** The name of its register stands on the page too. */
async function requireLeaveToRegister(
  tx: Tx,
  businessID: string,
  before: string | null,
  { general }: StoredChanges,
): Promise<void> {
  const name = general?.registeredName
  if (!name || (before && nameSkeleton(before) === nameSkeleton(name))) return
  await requireFreeName(tx, name, businessID, 'registeredName')
}

/** Another name is told and logged, another place logged as far as the city: both stand on the company's timeline. */
async function noteChanges(
  tx: Tx,
  actor: BusinessActor,
  before: Facts,
  after: Omit<Facts, 'registered_name'>,
): Promise<void> {
  const act = {
    by: `user:${actor.userID}` as const,
    about: { type: 'business', id: actor.id },
    businessID: actor.id,
  }
  if (before.company_name !== after.company_name) {
    await tell(tx, { type: 'business.renamed', businessID: actor.id, by: actor.userID })
    const details = { before: before.company_name, after: after.company_name }
    await record(tx, { ...act, act: 'business.renamed', details })
  }
  const places = { before: placeOf(before), after: placeOf(after) }
  if (!isDeepStrictEqual(places.before, places.after))
    await record(tx, { ...act, act: 'business.moved', details: places })
}

const placeOf = ({
  country_code: country,
  state_id: state,
  city,
}: Pick<Facts, 'country_code' | 'state_id' | 'city'>) => ({ country, state, city })

/** Asks "is it this one?" as the creation of a company does: who takes a name waits for whoever takes it at this moment. */
async function requireNoneAlike(
  tx: Tx,
  {
    businessID,
    userID,
    ...named
  }: { businessID: string; userID: string; companyName: string; country: string },
  { reader }: Likeness,
): Promise<void> {
  const wanted = { ...named, website: '', registerNumber: '' }
  await lockDuplicateCheck(tx, wanted)
  const same = await sameBusinesses(tx, userID, wanted, reader)
  const others = same.filter((one) => one.businessID !== businessID)
  if (others.length > 0) throw new AppError('SameBusiness', { same: others })
}

function otherFacts(before: Facts, after: StoredChanges) {
  const { business_type: type, country_code: country, register_number: number } = { ...before, ...after }
  return (
    type !== before.business_type ||
    country !== before.country_code ||
    registerKey(number) !== registerKey(before.register_number)
  )
}

async function staleOf(tx: Tx, businessID: string, section: BusinessSection): Promise<AppError> {
  const [row] = await findManaged(tx, [businessID])
  if (!row || row.removed_at !== null) return new AppError('NotFound')
  const revision = row[`${storedAs[section]}_revision`]
  return new AppError('Stale', { current: { revision, fields: fieldsOf(row)[section] } })
}
