// Somebody creates their company (P2.21, P5.10 and P7.6).
import type { createBusiness as createEndpoint } from '../../contract/business-management.ts'
import { AppError } from '../../contract/errors.ts'
import { businessKey } from '../../contract/slugs.ts'
import type { Tx } from '../../platform/db.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { addMember, requireRoomFor } from '../members/membership.ts'
import { categoryProblems, placeProblems, refuse } from './code-checks.ts'
import { filedUnder } from './fields.ts'
import { putPhotos } from './photos.ts'
import { addBusiness, tell } from './business-lifecycle.ts'
import { lockDuplicateCheck, requireFreeName, sameBusinesses, type Reader } from './duplicates.ts'
import type * as z from 'zod'

export type BusinessWish = z.output<(typeof createEndpoint)['body']>

/**
 * Writes a company whose owner is the caller. Throws InvalidInput for what is in no list, SameBusiness with `same` unless
 * it is said to be another, NameTaken for the look of a verified company's name, TooManyBusinesses,
 * SessionError for an account that is gone by then, and NotFound for uploads that are not the caller's.
 */
export async function createBusiness(
  tx: Tx,
  session: LiveSession,
  wish: BusinessWish,
  reader: Reader,
): Promise<{ businessID: string; key: string }> {
  const person = await resolveActor(tx, session)
  refuse({ ...placeProblems(wish), ...categoryProblems(wish.categories) })
  const { companyName } = wish
  if (!wish.isAnother) {
    await lockDuplicateCheck(tx, wish)
    const same = await sameBusinesses(tx, person.userID, wish, reader)
    if (same.length > 0) throw new AppError('SameBusiness', { same })
  }
  await requireFreeName(tx, companyName)
  await requireRoomFor(tx, person.userID)
  // Whoever deleted their account meanwhile would leave a company without anybody.
  await requireLiveSession(tx, session)
  const { industry_id: industryID, category_ids: categoryIDs } = filedUnder(wish.categories)
  const businessID = await addBusiness(tx, {
    companyName,
    businessType: wish.businessType,
    industryID,
    categoryIDs,
    countryCode: wish.country,
    stateID: wish.state || null,
    shortDescription: wish.shortDescription,
    registerNumber: wish.registerNumber || null,
    contact: { website: wish.website || null },
  })
  await putPhotos(tx, person, businessID, {
    profilePhoto: wish.profilePhoto || undefined,
    coverPhoto: wish.coverPhoto || undefined,
  })
  await addMember(tx, { businessID, userID: person.userID, role: 'owner' })
  await tell(tx, { type: 'business.created', businessID, by: person.userID })
  return { businessID, key: businessKey({ businessID, companyName }) }
}
