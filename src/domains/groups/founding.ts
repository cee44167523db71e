// Groups are founded and say something else of themselves.
import type { changeGroup as changeEndpoint, createGroup as createEndpoint } from '../../contract/groups.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { keepAccount, type LiveSession } from '../accounts/live-session.ts'
import { requireOwnName } from '../editions/posing.ts'
import { attachUpload, releaseFile } from '../files/attachment.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { industry } from '../reference-data/industries.ts'
import { requireRoom } from './joining.ts'
import { insertGroup, updateGroup } from './queries/groups.ts'
import { insertMember } from './queries/members.ts'
import { holdGroup, requireRole } from './rights.ts'
import { pictureOf } from './shutting.ts'
import { tell } from './telling.ts'
import { termsOf } from './terms.ts'
import type * as z from 'zod'

type Founded = z.output<(typeof createEndpoint)['body']>
type Changed = z.output<(typeof changeEndpoint)['body']>

/**
 * Founds a group and answers its id. Throws GroupsFull for who is in 100 already, NameReserved for a name that poses as
 * ours, InvalidInput for an unknown industry, UploadOver for a picture that is not a checked upload of theirs.
 */
export async function createGroup(tx: Tx, session: LiveSession, wish: Founded): Promise<{ groupID: string }> {
  const actor = await resolveActor(tx, session)
  await keepAccount(tx, session)
  requireFields(wish)
  requireOwnName({ name: wish.name })
  await requireRoom(tx, actor.userID)
  const [groupID, now] = [uuidv7(), new Date()]
  const { name, purpose, rules, kind, industry: industryID, picture } = wish
  await insertGroup(tx, {
    group_id: groupID,
    name,
    purpose,
    rules,
    kind,
    industry_id: industryID,
    terms: termsOf(`${name} ${purpose}`),
    picture_file: picture ? await attachPicture(tx, actor, groupID, picture.token) : null,
    created_by: actor.userID,
    created_at: now,
  })
  await insertMember(tx, {
    group_id: groupID,
    user_id: actor.userID,
    role: 'owner',
    joined_at: now,
    rules_revision: 1,
  })
  await tell(tx, { type: 'group.changed', groupID })
  return { groupID }
}

/**
 * Changes what a group says. Throws NotFound, NotAllowed for who does not own it, Stale with what it says now when somebody
 * changed it after `revision`, and what founding throws of the fields.
 */
export function changeGroup(
  db: Db,
  session: LiveSession,
  groupID: string,
  wish: Changed,
): Promise<{ revision: number }> {
  return transaction(db, async (tx) => {
    const held = await holdGroup(tx, session, groupID)
    const { group, actor } = held
    requireRole(held, ['owner'])
    requireFields(wish)
    const { name, purpose, rules, industry: industryID, picture } = wish
    if (wish.revision !== group.revision)
      throw new AppError('Stale', {
        current: {
          name: group.name,
          purpose: group.purpose,
          rules: group.rules,
          industry: group.industry_id,
          revision: group.revision,
        },
      })
    // A name that stays needs no leave.
    if (name !== group.name) requireOwnName({ name })
    if (picture === null) await releaseFile(tx, pictureOf(groupID))
    const revision = await updateGroup(tx, group, {
      name,
      purpose,
      rules,
      industry_id: industryID,
      terms: termsOf(`${name} ${purpose}`),
      ...(picture !== undefined && {
        pictureFile: picture && (await attachPicture(tx, actor, groupID, picture.token)),
      }),
    })
    await tell(tx, { type: 'group.changed', groupID })
    return { revision }
  })
}

function requireFields({ industry: industryID }: { industry: string | null }): void {
  if (industryID !== null && !industry(industryID, 'en'))
    throw new AppError('InvalidInput', { fields: { industry: 'Not in the list' } })
}

async function attachPicture(tx: Tx, actor: Actor, groupID: string, token: string): Promise<string> {
  const { fileID, versions } = await attachUpload(tx, actor, { token, at: pictureOf(groupID) })
  // A document has an address too, and nothing to look at.
  if (versions.length === 0) throw new AppError('InvalidInput', { fields: { 'picture.token': 'No picture' } })
  return fileID
}
