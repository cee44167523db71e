// A company is taken off every page, comes back within 30 days, or is given up (D43).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { businessKey } from '../../contract/slugs.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { record, type Act, type Doer } from '../audit/recording.ts'
import { releaseFilesOfBusiness } from '../files/attachment.ts'
import { releaseCertificateDocuments } from '../files/certificate-documents.ts'
import { serveFilesOf } from '../files/withholding.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { lockMembers, membersOf } from '../members/changing.ts'
import { forgetMembership, ownedAtRemoval, reopenMembership, requireRoomFor } from '../members/membership.ts'
import { deleteCertificates } from './queries/certificates.ts'
import { giveUpRemoved, lockBusiness, unmarkRemoved } from './queries/management.ts'
import { deleteTexts, findTexts } from './queries/texts.ts'
import { restorableUntil, tellRemoved, tellRestored } from './removal-notices.ts'
import { takeOffPages, tell } from './business-lifecycle.ts'
import { requireFreeName } from './duplicates.ts'

/** Removes a company whose owner has typed its name. Throws NotFound for a foreign one, NotAllowed for all but owners, NameDiffers. */
export function removeOwnBusiness(
  db: Db,
  session: LiveSession,
  businessID: string,
  typedName: string,
): Promise<{ restorableUntil: string }> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    requireOwner(actor)
    const business = await lockBusiness(tx, actor.id)
    if (!business) throw new AppError('NotFound')
    if (business.company_name !== typedName.normalize('NFC').trim()) throw new AppError('NameDiffers')
    // Whoever is being admitted at this moment is in by then.
    await lockMembers(tx, actor.id)
    const members = await membersOf(tx, actor.id)
    const at = await takeOffPages(tx, actor.id, actor.userID)
    await record(tx, endOf('business.removed', actor.id, `user:${actor.userID}`))
    await tellRemoved(tx, members, { businessID: actor.id, by: actor.userID, at })
    return { restorableUntil: restorableUntil(at) }
  })
}

/**
 * Brings a removed company back with its people, for who owned it then. Throws NotFound for everybody else and after 30
 * days, NameTaken when a verified company has a name of this look by now, TooManyBusinesses.
 */
export function restoreBusiness(db: Db, session: LiveSession, businessID: string): Promise<{ key: string }> {
  return transaction(db, async (tx) => {
    const person = await resolveActor(tx, session)
    if (!(await ownedAtRemoval(tx, businessID, person.userID))) throw new AppError('NotFound')
    const restored = await unmarkRemoved(tx, businessID, limits.restoreDays)
    if (!restored) throw new AppError('NotFound')
    const names = (await findTexts(tx, businessID)).map(({ company_name }) => company_name)
    for (const name of [restored.companyName, ...names.filter(Boolean)])
      await requireFreeName(tx, name, businessID)
    await requireRoomFor(tx, person.userID)
    // Whoever deleted their account meanwhile owns nothing that could come back.
    await requireLiveSession(tx, session)
    await reopenMembership(tx, businessID)
    await serveFilesOf(tx, { type: 'business', id: businessID })
    await tell(tx, { type: 'business.changed', businessID })
    const at = new Date()
    const by = person.userID
    await record(tx, endOf('business.restored', businessID, `user:${by}`))
    await tell(tx, { type: 'business.restored', businessID, by, at: at.toISOString() })
    const { companyName } = restored
    await tellRestored(tx, await membersOf(tx, businessID), { businessID, by, at })
    return { key: businessKey({ businessID, companyName }) }
  })
}

const endOf = (act: string, businessID: string, by: Doer): Act => ({
  by,
  act,
  about: { type: 'business', id: businessID },
  businessID,
})

const batch = 50

/**
 * Gives up what was removed 30 days ago: nobody can restore it, so its files, its certificates, its words in other languages, how it was reached and who
 * belonged to it go. Answers how many; may run twice.
 */
export async function giveUpBusinesses(db: Db): Promise<number> {
  for (let givenUp = 0; ;) {
    const ids = await transaction(db, async (tx) => {
      const due = await giveUpRemoved(tx, limits.restoreDays, batch)
      await deleteTexts(tx, due)
      await record(tx, ...due.map((id) => endOf('business.givenUp', id, 'system')))
      for (const businessID of due) {
        await releaseFilesOfBusiness(tx, businessID)
        await releaseCertificateDocuments(tx, await deleteCertificates(tx, businessID))
        await forgetMembership(tx, businessID)
        await tell(tx, { type: 'business.givenUp', businessID })
      }
      return due
    })
    givenUp += ids.length
    if (ids.length < batch) return givenUp
  }
}
