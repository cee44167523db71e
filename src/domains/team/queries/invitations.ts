import { sql } from 'kysely'
import { copyRows, type BulkClient } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { MemberRole } from '../../members/membership.ts'

type Answer = 'accepted' | 'declined' | 'withdrawn'
type InvitationTables = {
  business_invitations: {
    invitation_id: string
    business_id: string
    email: string
    chosen_user_id: string | null
    role: MemberRole
    invited_by: string
    invited_at: Date
    expires_at: Date
    answer: Answer | null
    answered_at: Date | null
  }
}
const tables = (db: Db | Tx) => db.withTables<InvitationTables>()

const columns = [
  'invitation_id as invitationID',
  'business_id as businessID',
  'email',
  'chosen_user_id as chosenUserID',
  'role',
  'invited_by as invitedBy',
  'invited_at as invitedAt',
  'expires_at as expiresAt',
] as const
const open = (db: Db | Tx) =>
  tables(db)
    .selectFrom('business_invitations')
    .select(columns)
    .where('answer', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)

/** Open invitations of a company, newest first. */
export function findInvitations(db: Db | Tx, businessID: string) {
  return open(db)
    .where('business_id', '=', businessID)
    .orderBy('invited_at', 'desc')
    .orderBy('invitation_id', 'desc')
    .execute()
}
export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

/** Whether somebody was not removed since they were invited: what waited for them then brings nobody back. */
const stillWanted = (userID: string) => sql<boolean>`not exists (
  select from team_events as e
  where e.business_id = business_invitations.business_id and e.act = 'removed'
    and e.whom_user_id = ${userID} and e.at >= business_invitations.invited_at)`

type Page = { wanted: string | undefined; after: string | undefined; limit: number }

/** Open invitations to an address that this person may answer, newest first: those after one of them, or only the wanted. */
export function findInvitationsTo(
  db: Db | Tx,
  to: { email: string; userID: string },
  { wanted, after, limit }: Page,
) {
  return open(db)
    .$if(wanted !== undefined, (found) => found.where('invitation_id', '=', wanted!))
    .$if(after !== undefined, (found) =>
      found.where(
        sql<boolean>`(invited_at, invitation_id) < (
          select last.invited_at, last.invitation_id from business_invitations as last
          where last.invitation_id = ${after!})`,
      ),
    )
    .where('email', '=', to.email)
    .where(stillWanted(to.userID))
    .where((where) =>
      where.or([where('chosen_user_id', 'is', null), where('chosen_user_id', '=', to.userID)]),
    )
    .orderBy('invited_at', 'desc')
    .orderBy('invitation_id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether somebody came into a company by an invitation to this address, as its people typed it. */
export async function cameBy(db: Db | Tx, businessID: string, email: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('business_invitations')
    .select('invitation_id')
    .where('business_id', '=', businessID)
    .where('email', '=', email)
    .where('chosen_user_id', 'is', null)
    .where('answer', '=', 'accepted')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type NewInvitation = {
  invitationID: string
  businessID: string
  email: string
  chosenUserID: string | null
  role: MemberRole
  invitedBy: string
  days: number
}

/** Writes an invitation, or makes one that waits for an answer run anew; whoever calls holds the company's membership. */
export async function renewOrInsertInvitation(tx: Tx, invitation: NewInvitation): Promise<InvitationRow> {
  const { businessID, email, chosenUserID, role, invitedBy, days } = invitation
  const anew = {
    email,
    role,
    invited_by: invitedBy,
    invited_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(days => ${days})`,
  }
  const waiting = tables(tx).updateTable('business_invitations').set(anew)
  const same =
    chosenUserID === null
      ? waiting.where('email', '=', email).where('chosen_user_id', 'is', null)
      : waiting.where('chosen_user_id', '=', chosenUserID)
  const renewed = await same
    .where('business_id', '=', businessID)
    .where('answer', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  if (renewed) return renewed
  return tables(tx)
    .insertInto('business_invitations')
    .values({
      ...anew,
      invitation_id: invitation.invitationID,
      business_id: businessID,
      chosen_user_id: chosenUserID,
      answer: null,
      answered_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

type Sent = Omit<NewInvitation, 'days' | 'chosenUserID'> & { invitedAt: Date; expiresAt: Date }

/** Writes open invitations to addresses. */
export function copyInvitations(client: BulkClient, invitations: readonly Sent[]): Promise<number> {
  return copyRows(
    client,
    'business_invitations',
    invitations.map((one) => ({
      invitation_id: one.invitationID,
      business_id: one.businessID,
      email: one.email,
      role: one.role,
      invited_by: one.invitedBy,
      invited_at: one.invitedAt,
      expires_at: one.expiresAt,
    })),
  )
}

/**
 * Answers one open invitation; nothing for one that was answered, has run out or never was, and for one that `joining`
 * got before they were removed. Exactly one caller gets it.
 */
export function answerInvitation(tx: Tx, invitationID: string, answer: Answer, joining?: string) {
  const update = tables(tx)
    .updateTable('business_invitations')
    .set({ answer, answered_at: sql<Date>`now()` })
    .where('invitation_id', '=', invitationID)
    .where('answer', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(columns)
  return (joining === undefined ? update : update.where(stillWanted(joining))).executeTakeFirst()
}

/** An invitation of a company, answered or not. */
export function findInvitation(db: Db | Tx, businessID: string, invitationID: string) {
  return tables(db)
    .selectFrom('business_invitations')
    .select(columns)
    .where('invitation_id', '=', invitationID)
    .where('business_id', '=', businessID)
    .executeTakeFirst()
}

/** Closes what is open for a person who was chosen by name, and has come in or left for good. */
export async function closeInvitationsTo(
  tx: Tx,
  userID: string,
  answer: Answer,
  businessID?: string,
): Promise<void> {
  let update = tables(tx)
    .updateTable('business_invitations')
    .set({ answer, answered_at: sql<Date>`now()` })
    .where('chosen_user_id', '=', userID)
    .where('answer', 'is', null)
  if (businessID !== undefined) update = update.where('business_id', '=', businessID)
  await update.execute()
}

/** Withdraws what is open by somebody, but for what is to make of its guest one of `except`; answers what it was. */
export function withdrawInvitationsBy(
  tx: Tx,
  businessID: string,
  userID: string,
  except: readonly MemberRole[],
): Promise<InvitationRow[]> {
  return tables(tx)
    .updateTable('business_invitations')
    .set({ answer: 'withdrawn', answered_at: sql<Date>`now()` })
    .where('business_id', '=', businessID)
    .where('invited_by', '=', userID)
    .where('answer', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('role', '!=', sql<MemberRole>`all(${except}::text[])`)
    .returning(columns)
    .execute()
}

/** A company that nobody can restore keeps nobody's address. */
export async function deleteInvitationsOf(tx: Tx, businessID: string): Promise<void> {
  await tables(tx).deleteFrom('business_invitations').where('business_id', '=', businessID).execute()
}
