// A company as its people edit it, and all of them that somebody belongs to (P2.21 and P7.6).
import type {
  ActorCompanyEntry,
  ManagedBusinessEntry,
  MyBusinessEntry,
} from '../../contract/business-management.ts'
import { AppError } from '../../contract/errors.ts'
import { businessKey } from '../../contract/slugs.ts'
import { today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { editionsOfMask } from '../editions/masks.ts'
import { resolveActor } from '../members/actors.ts'
import { memberCount } from '../members/changing.ts'
import { membershipsOf } from '../members/membership.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { cardsWithRemoved } from './cards.ts'
import { completenessOf } from './completeness.ts'
import { fieldsOf } from './fields.ts'
import { businessFaces } from './listing.ts'
import { verificationOf } from './profile.ts'
import { findManaged } from './queries/management.ts'
import { restorableUntil } from './removal-notices.ts'

/** A company with codes instead of names, for everybody who belongs to it. Throws NotFound for everybody else. */
export async function showManagedBusiness(
  db: Db,
  session: LiveSession,
  businessID: string,
): Promise<ManagedBusinessEntry> {
  const actor = await resolveActor(db, session, businessID)
  const [[row], tiers, members] = await Promise.all([
    findManaged(db, [actor.id]),
    tiersOf(db, [actor.id]),
    memberCount(db, actor.id),
  ])
  if (row === undefined || row.removed_at !== null) throw new AppError('NotFound')
  const picture = (url: string | null) => (url === null ? null : { url })
  return {
    businessID: row.id,
    key: businessKey({ businessID: row.id, companyName: row.company_name }),
    role: actor.role,
    subscription: tiers.get(row.id) ?? 'standard',
    verified: verificationOf(row, today()) !== null,
    ...completenessOf(row),
    counts: { certificates: row.certificateCount, members },
    revisions: {
      general: row.general_revision,
      contactInfo: row.contact_revision,
      factory: row.factory_revision,
      tradeCapabilities: row.trade_revision,
      businessTerms: row.terms_revision,
    },
    editions: {
      revision: row.editions_revision,
      hidden: editionsOfMask(row.own_hidden_editions ?? row.hidden_editions),
    },
    profilePhoto: picture(row.profile_photo),
    coverPhoto: picture(row.cover_photo),
    ...fieldsOf(row),
  }
}

/** The companies of a person, oldest membership first, then removed ones that they owned or administered, while an owner may restore them. As many queries for many as for one. */
export async function listMyBusinesses(
  db: Db,
  session: LiveSession,
  language: string,
): Promise<MyBusinessEntry[]> {
  const person = await resolveActor(db, session)
  const memberships = await membershipsOf(db, person.userID)
  const ids = memberships.map(({ businessID }) => businessID)
  const [rows, cards] = await Promise.all([findManaged(db, ids), cardsWithRemoved(db, ids, language)])
  const managed = new Map(rows.map((row) => [row.id, row]))
  return memberships.flatMap(({ businessID, role }) => {
    const [row, card] = [managed.get(businessID), cards.get(businessID)]
    const until = row?.removed_at ? restorableUntil(row.removed_at) : null
    if (!row || row.removed_by_staff || !card || (until !== null && Date.parse(until) <= Date.now()))
      return []
    return {
      ...card,
      role,
      ...completenessOf(row),
      restorableUntil: until,
    }
  })
}

/** The companies as which a person may act, oldest membership first. Two queries beside that for the session. */
export async function listActors(
  db: Db,
  session: LiveSession,
  language: string,
): Promise<ActorCompanyEntry[]> {
  const person = await resolveActor(db, session)
  const open = (await membershipsOf(db, person.userID)).filter(({ closedAt }) => closedAt === null)
  const faces = await businessFaces(
    db,
    open.map(({ businessID }) => businessID),
    language,
  )
  return open.flatMap(({ businessID, role }) => {
    const face = faces.get(businessID)
    return face
      ? {
          businessID,
          key: face.key,
          name: face.name,
          picture: face.picture,
          industryID: face.industryID,
          role,
        }
      : []
  })
}
