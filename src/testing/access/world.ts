// The small world that every call is tried in: one of each who may call, and a business they belong to or not.
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { hashPassword } from '../../domains/accounts/passwords.ts'
import { removeBusiness } from '../../domains/businesses/business-lifecycle.ts'
import { makeComment, removeComment } from '../../domains/comments/making.ts'
import { askConnection } from '../../domains/connections/connecting.ts'
import type { Party } from '../../domains/connections/standing.ts'
import { keepFilesIn } from '../../domains/files/place.ts'
import { requestAttachmentUpload, requestUpload } from '../../domains/files/requests.ts'
import { makePost } from '../../domains/posts/making.ts'
import { removePost } from '../../domains/posts/removal.ts'
import { sendInquiry } from '../../domains/inquiries/sending.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { localStorage } from '../../platform/storage/local.ts'
import { payingAs } from '../billing.ts'
import { aBusiness } from '../businesses.ts'
import { badTokens } from './bad-tokens.ts'
import { noConsole, type ConsoleOfWorld } from './console-of-world.ts'
import { groupsIn, noGroups, type GroupsOfWorld } from './groups-of-world.ts'
import { principals, type Principal, type Someone } from './principals.ts'
import { noModeration, noVerification } from './cases-of-world.ts'
import { aPerson } from '../people.ts'
import { aSession, type TestSession } from '../sessions.ts'

const everybody = principals.filter(
  (one): one is Exclude<(typeof principals)[number], 'visitor' | 'expired' | 'forged'> =>
    one !== 'visitor' && one !== 'expired' && one !== 'forged',
)

export type PostKeeper = 'member' | 'admin' | 'owner' | 'operator'

export type World = {
  people: Record<Someone, TestSession>
  tokens: Record<Principal, string | undefined>
  /** Of member, admin, owner and the suspended one; the ex-member was in it, the stranger owns another. */
  businessID: string
  productID: string
  /** Products of it that are not published, one for each who may change them. */
  drafts: Record<'member' | 'admin' | 'owner', string>
  /** Of the business, one for each who may change them, who may also restore the removed ones. */
  certificates: Record<'admin' | 'owner', { live: string; removed: string }>
  /** What a member wrote as the business, on its timeline: one for each who may change it, and for the operator to remove. */
  posts: Record<PostKeeper, string>
  removedPosts: Record<PostKeeper, string>
  /** What the member said as the business below it: one for each who may remove it; and those that each of them removed. */
  comments: Record<PostKeeper, string>
  removedComments: Record<PostKeeper, string>
  /** A business that its owner removed, with the same people. */
  removedBusinessID: string
  /** A company of the stranger. */
  otherBusinessID: string
  /** An open conversation that `user` began with the business. */
  requestID: string
  /** What belongs to the person `user`. */
  userID: string
  sessionID: string
  /** Of the business, once a row has made it: an import that wrote nothing. */
  importID: string
  /** Of uploads that were asked for and never posted. */
  uploads: { photo: string; cover: string; file: string; attachment: string }
  /** Of the business: a request of `user`, and of its own and connections one for each who may end them. */
  connections: {
    received: string
    asked: Record<'admin' | 'owner', string>
    connected: Record<'admin' | 'owner', string>
  }
  groups: GroupsOfWorld
  /** Of a company of nobody else here, once a row has made them: a transfer that waits, an invoice, a refund that the operator proposed. */
  billing: Record<'orderID' | 'invoiceID' | 'refundID' | 'otherRefundID' | 'supportedID', string>
  console: ConsoleOfWorld
  /** Of the business, once a row has made them: a case, a document, what is proposed, checks, a certificate to look up. */
  verification: ReturnType<typeof noVerification>
  /** Reported posts of the stranger, once a row has made them: one for each who may decide. */
  moderation: ReturnType<typeof noModeration>
  /** A file that went with the inquiry. */
  attachmentID: string
}

/** As a mail, a hand-off or an upload might carry it, and none does. */
export const noToken = 'x'.repeat(43)
export const password = 'a password of everybody here'

/** Files lie in a folder that nobody makes: nothing is ever posted there. */
export function keepNoFiles(): void {
  const folder = path.join(os.tmpdir(), `millwright-no-files-${uuidv7()}`)
  keepFilesIn(localStorage({ folder, secret: 'the secret of every test', origin: '' }))
}

/** Makes the people with their sessions, a business with a product, its groups, and a business of a stranger. */
export async function aWorld(db: Db): Promise<World> {
  const people = {} as Record<Someone, TestSession>
  for (const someone of everybody)
    people[someone] = await aSession(db, someone === 'operator' ? { staff: ['admin'] } : {})
  const someoneElse = await aSession(db)
  const members = [
    { userID: people.member.userID, role: 'member' as const },
    { userID: people.admin.userID, role: 'admin' as const },
    { userID: people.owner.userID, role: 'owner' as const },
    { userID: people.suspended.userID, role: 'owner' as const },
    { userID: people.exMember.userID, role: 'admin' as const },
    { userID: someoneElse.userID, role: 'owner' as const },
  ]
  const { businessID, productIDs } = await aBusiness(db, {
    products: [{}, ...Array.from({ length: 3 }, () => ({ published: false }))],
    certificates: ['1', '2', '3', '4'].map((number) => ({ name: 'ISO 9001', number })),
    members,
  })
  await payingAs(db, businessID)
  const removed = await aBusiness(db, { companyName: 'Kitazawa Seals', members })
  await transaction(db, (tx) => removeBusiness(tx, removed.businessID))
  const other = await aBusiness(db, { members: [{ userID: people.stranger.userID, role: 'owner' }] })
  const inquiry = { to: businessID, subject: 'Bearings', message: 'Can you make these?' }
  const { requestID } = await transaction(db, (tx) => sendInquiry(tx, people.user, inquiry, 'en'))
  await sql`delete from business_members
    where user_id = ${people.exMember.userID}`.execute(db)
  await sql`update products set drafted_by = ${people.member.userID} where id = ${productIDs[1]!}`.execute(db)
  await setPasswords(db)
  await sql`update accounts.accounts set suspended_at = now() where user_id = ${people.suspended.userID}`.execute(
    db,
  )
  const attachmentID = await anAttachmentIn(db, people.user, requestID)
  return {
    people,
    tokens: await tokensOf(db, people),
    businessID,
    productID: productIDs[0]!,
    drafts: { member: productIDs[1]!, admin: productIDs[2]!, owner: productIDs[3]! },
    certificates: await certificatesOf(db, businessID),
    posts: await postsOf(db, people.member, businessID),
    removedPosts: await removedPostsOf(db, people.member, businessID),
    comments: await commentsOf(db, people.member, businessID),
    removedComments: await removedCommentsOf(db, people, businessID),
    removedBusinessID: removed.businessID,
    otherBusinessID: other.businessID,
    requestID,
    importID: uuidv7(),
    attachmentID,
    connections: await connectionsIn(db, people, businessID),
    groups: await groupsIn(db, people),
    billing: noBilling(),
    console: noConsole(),
    verification: noVerification(),
    moderation: noModeration(),
    userID: people.user.userID,
    sessionID: people.user.sessionID,
    uploads: await uploadsOf(db, people.user),
  }
}

/** Two that are there and two that were removed. */
async function certificatesOf(db: Db, businessID: string): Promise<World['certificates']> {
  const { rows } = await sql<{ id: string }>`
    update certificates set removed_at = case when number > '2' then now() end
    where business_id = ${businessID} returning id, number`.execute(db)
  const [first, second, third, fourth] = rows.map(({ id }) => id) as [string, string, string, string]
  return { admin: { live: first, removed: third }, owner: { live: second, removed: fourth } }
}

async function postsOf(db: Db, member: TestSession, businessID: string): Promise<World['posts']> {
  const wish = {
    timelineType: 'business' as const,
    timelineID: businessID,
    businessID,
    pictures: [],
    mentions: [],
  }
  const write = async () =>
    (await transaction(db, (tx) => makePost(tx, member, { ...wish, content: 'New bearings' }, 'jp'))).postID
  return { member: await write(), admin: await write(), owner: await write(), operator: await write() }
}

async function removedPostsOf(db: Db, member: TestSession, businessID: string): Promise<World['posts']> {
  const posts = await postsOf(db, member, businessID)
  for (const id of Object.values(posts)) await removePost(db, member, { id, edition: 'jp' })
  return posts
}

async function commentsOf(db: Db, member: TestSession, businessID: string): Promise<World['comments']> {
  const wish = { resourceType: 'business' as const, resourceID: businessID, content: 'In stock', businessID }
  const place = { edition: 'jp', language: 'en' }
  const write = async () => (await transaction(db, (tx) => makeComment(tx, member, wish, place))).commentID
  return { member: await write(), admin: await write(), owner: await write(), operator: await write() }
}

async function removedCommentsOf(
  db: Db,
  people: World['people'],
  businessID: string,
): Promise<World['comments']> {
  const comments = await commentsOf(db, people.member, businessID)
  for (const as of ['member', 'admin', 'owner', 'operator'] as const)
    await removeComment(db, people[as], { id: comments[as], reason: 'Advertises', edition: 'jp' })
  return comments
}

async function connectionsIn(
  db: Db,
  people: World['people'],
  businessID: string,
): Promise<World['connections']> {
  const ask = async (other: Party, by: TestSession, businessID?: string) =>
    (await askConnection(db, by, { other, note: '', businessID })).connectionID!
  const askSomebody = async () =>
    ask({ type: 'user', id: (await aPerson(db)).userID }, people.owner, businessID)
  const received = await ask({ type: 'business', id: businessID }, people.user)
  const asked = { admin: await askSomebody(), owner: await askSomebody() }
  const connected = { admin: await askSomebody(), owner: await askSomebody() }
  await sql`
    update connections set status = 'accepted', answered_at = now()
    where id in (${connected.admin}, ${connected.owner})`.execute(db)
  return { received, asked, connected }
}

/** A checked file of a person in the first message of their inquiry. */
async function anAttachmentIn(db: Db, { userID }: TestSession, requestID: string): Promise<string> {
  const fileID = uuidv7()
  const versions = [{ name: 'original', width: 0, height: 0, type: 'model/step', bytes: 1_000 }]
  await sql`
    insert into files (file_id, user_id, purpose, content_type, declared_bytes, token_hash, status, expires_at, ready_at,
      versions, file_name, owner_type, owner_id, place)
    values (${fileID}, ${userID}, 'attachment', 'model/step', 1000, ${Buffer.from(fileID)}, 'ready', now(), now(),
      ${JSON.stringify(versions)}, 'flange.step', 'inquiry', ${requestID}, 'message:1:1')`.execute(db)
  return fileID
}

async function uploadsOf(db: Db, session: TestSession): Promise<World['uploads']> {
  const wish = { contentType: 'image/png', fileSize: 1_000 }
  const ask = async (purpose: 'profilePhoto' | 'coverPhoto' | 'userFile') =>
    (await requestUpload(db, session, purpose, wish)).token
  const drawing = { contentType: 'model/step', fileSize: 1_000, fileName: 'flange.step' }
  return {
    photo: await ask('profilePhoto'),
    cover: await ask('coverPhoto'),
    file: await ask('userFile'),
    attachment: (await requestAttachmentUpload(db, session, drawing)).token,
  }
}

const noBilling = () => ({
  orderID: uuidv7(),
  invoiceID: uuidv7(),
  refundID: uuidv7(),
  otherRefundID: uuidv7(),
  supportedID: uuidv7(),
})
const noPosts = () => ({ member: uuidv7(), admin: uuidv7(), owner: uuidv7(), operator: uuidv7() })
const noCertificates = () => ({ live: uuidv7(), removed: uuidv7() })

/** The same world with ids of nothing in it. */
export function nowhere(world: World): World {
  return {
    ...world,
    businessID: uuidv7(),
    productID: uuidv7(),
    certificates: { admin: noCertificates(), owner: noCertificates() },
    posts: noPosts(),
    removedPosts: noPosts(),
    comments: noPosts(),
    removedComments: noPosts(),
    removedBusinessID: uuidv7(),
    otherBusinessID: uuidv7(),
    requestID: uuidv7(),
    importID: uuidv7(),
    attachmentID: uuidv7(),
    connections: {
      received: uuidv7(),
      asked: { admin: uuidv7(), owner: uuidv7() },
      connected: { admin: uuidv7(), owner: uuidv7() },
    },
    groups: noGroups(),
    billing: noBilling(),
    console: noConsole(),
    verification: noVerification(),
    moderation: noModeration(),
    drafts: { member: uuidv7(), admin: uuidv7(), owner: uuidv7() },
    userID: uuidv7(),
    sessionID: uuidv7(),
    uploads: { photo: noToken, cover: noToken, file: noToken, attachment: noToken },
  }
}

let hashed: Promise<string> | undefined

/** Gives everybody there is the same password: hashed once, since that costs on purpose. */
export async function setPasswords(db: Db): Promise<void> {
  const hash = await (hashed ??= hashPassword(password))
  await sql`update accounts.accounts set password_hash = ${hash} where password_hash <> ${hash}`.execute(db)
}

async function tokensOf(db: Db, people: World['people']): Promise<World['tokens']> {
  const real = Object.fromEntries(
    Object.entries(people).map(([someone, { bearer }]) => [someone, bearer]),
  ) as Record<Someone, string>
  const { expired, forged } = await badTokens(db, people.owner)
  return { ...real, visitor: undefined, expired: `Bearer ${expired}`, forged: `Bearer ${forged}` }
}
