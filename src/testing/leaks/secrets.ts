// Words that from some moment on a part of all people may read nowhere: each first stands where everybody meets it, is answered,
// liked, followed and shared, and is then taken away or kept from somebody.
import { blockParty } from '../../domains/blocks/blocking.ts'
import { saveHiddenEditions } from '../../domains/businesses/hidden-editions.ts'
import { removeOwnBusiness } from '../../domains/businesses/removal.ts'
import { makeComment, removeComment } from '../../domains/comments/making.ts'
import { acceptConnection, askConnection } from '../../domains/connections/connecting.ts'
import { followAs } from '../../domains/follows/acting.ts'
import { leaveGroup } from '../../domains/groups/leaving.ts'
import { makePost } from '../../domains/posts/making.ts'
import { hidePost, removePost } from '../../domains/posts/removal.ts'
import { like } from '../../domains/reactions/acting.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { aBusiness } from '../businesses.ts'
import { aGroup } from '../groups.ts'
import type { TestSession } from '../sessions.ts'
import { aTag } from '../tags.ts'

export const whoWalks = ['writer', 'hider', 'follower', 'blocked', 'stranger'] as const
/** Whoever is signed in; `visitor` is nobody. */
export type Walker = (typeof whoWalks)[number]
export type Looker = Walker | 'visitor'
export type People = Record<Walker, Pick<TestSession, 'userID' | 'sessionID'>>

export type Secret = {
  what: string
  word: string
  /** Who takes it along in an archive, since they wrote it; null for what stays with a company that is gone. */
  by: Walker | null
  /** Who reads it no more, as themself or as a company of theirs. */
  keptFrom: readonly Looker[]
  /** Who still does: a walk that does not find it there proves nothing. */
  readBy: readonly Looker[]
}

export type Kind = 'user' | 'business' | 'post' | 'comment' | 'connection' | 'group'

export type Planted = {
  secrets: Secret[]
  /** Of every word: whoever seeks it must find none of them. */
  beginning: string
  /** A company of each but the stranger. */
  companies: Record<Exclude<Walker, 'stranger'>, string>
  /** Everything that an address may name, by its kind; first what everybody meets, or is the blocked one's own. */
  ids: Record<Kind, string[]>
  /** The moment comes. */
  takeAway(): Promise<void>
}

const everybody: readonly Looker[] = [...whoWalks, 'visitor']
const others = (...some: Looker[]) => everybody.filter((one) => !some.includes(one))

/** Plants all of them in an edition; the stranger has to do with nobody. */
export async function plantSecrets(db: Db, people: People, edition = 'jp'): Promise<Planted> {
  const { writer, hider, follower, blocked } = people
  const company = async (owner: TestSession | People[Walker], companyName: string) =>
    (await aBusiness(db, { companyName, members: [{ userID: owner.userID, role: 'owner' }] })).businessID
  const companies = {
    writer: await company(writer, 'Walking Gears'),
    hider: await company(hider, 'Hiding Gears'),
    follower: await company(follower, 'Following Gears'),
    blocked: await company(blocked, 'Kept Away Gears'),
  }
  const leaving = await company(hider, 'Leaving Gears')
  const secrets: Secret[] = []
  // A word of no language.
  const beginning = `qx${aTag(7)}`
  const ids: Planted['ids'] = {
    user: whoWalks.map((who) => people[who].userID),
    business: [companies.blocked, companies.writer, companies.follower, companies.hider, leaving],
    post: [],
    comment: [],
    connection: [],
    group: [],
  }
  const secret = (by: Walker | null, what: string, keptFrom: readonly Looker[]): string => {
    const word = `${beginning}${aTag(6)}`
    secrets.push({ what, word, by, keptFrom, readBy: others(...keptFrom) })
    return `Grease ${word}?`
  }
  const kept = (kind: Kind, id: string): string => {
    ids[kind].push(id)
    return id
  }
  const post = async (by: People[Walker], content: string, more: Partial<Wish> = {}) =>
    kept(
      'post',
      (
        await transaction(db, (tx) =>
          makePost(
            tx,
            by,
            { content, pictures: [], mentions: [], timelineType: 'user', timelineID: by.userID, ...more },
            edition,
          ),
        )
      ).postID,
    )
  const asCompany = (businessID: string) => ({
    businessID,
    timelineType: 'business' as const,
    timelineID: businessID,
  })
  const say = async (
    by: People[Walker],
    resourceType: 'post' | 'comment' | 'business',
    resourceID: string,
    content: string,
  ) =>
    kept(
      'comment',
      (
        await transaction(db, (tx) =>
          makeComment(tx, by, { resourceType, resourceID, content }, { edition, language: 'en' }),
        )
      ).commentID,
    )
  const connect = async (one: People[Walker], other: People[Walker], note = '') => {
    const asked = await askConnection(db, one, { other: { type: 'user', id: other.userID }, note, edition })
    await acceptConnection(db, other, asked.connectionID!)
    return kept('connection', asked.connectionID!)
  }
  for (const [as, businessID] of [
    [follower, companies.follower],
    [blocked, companies.blocked],
  ] as const)
    for (const acting of [undefined, businessID])
      for (const [type, id] of [
        ['user', writer.userID],
        ['user', follower.userID],
        ['business', companies.hider],
        ['business', companies.writer],
        ['business', leaving],
      ] as const)
        if (id !== as.userID) await followAs(db, as, { type, id }, { businessID: acting, edition })
  await connect(writer, follower)
  await connect(writer, blocked)

  const toBlocked = ['blocked'] as const
  const open = await post(follower, 'Which grease for line 3?')
  const removed = await post(writer, secret('writer', 'a removed post', everybody))
  await say(follower, 'post', removed, secret('follower', 'a comment below a removed post', everybody))
  const hidden = await post(
    hider,
    secret('hider', 'a post of a company that hides', others('hider')),
    asCompany(companies.hider),
  )
  await say(follower, 'post', hidden, secret('follower', 'a comment below it', others('hider')))
  await say(
    follower,
    'business',
    companies.hider,
    secret('follower', 'a comment on a company that hides', others('hider')),
  )
  const left = await post(hider, secret(null, 'a post of a removed company', everybody), asCompany(leaving))
  await say(follower, 'post', left, secret('follower', 'a comment below it', everybody))
  const apart = await post(writer, secret('writer', 'a post of who blocks', toBlocked))
  const byCompany = await post(
    writer,
    secret('writer', 'a post of a company that blocks', toBlocked),
    asCompany(companies.writer),
  )
  const guest = await post(blocked, secret('blocked', 'a guest’s post where a block stands', everybody), {
    timelineID: writer.userID,
  })
  const comment = await say(writer, 'post', open, secret('writer', 'a comment of who blocks', toBlocked))
  await say(follower, 'comment', comment, secret('follower', 'an answer below who blocks', toBlocked))
  // Who blocks does not meet the other either.
  await post(blocked, secret('blocked', 'a post of who is blocked', ['writer']))
  await say(blocked, 'post', open, secret('blocked', 'a comment of who is blocked', ['writer']))
  const gone = await say(writer, 'post', open, secret('writer', 'a removed comment', everybody))
  await say(follower, 'comment', gone, secret('follower', 'an answer to a removed comment', everybody))
  // Who leaves a private group reads nothing of it any more, and nobody what a group has taken off.
  const inGroup = others('writer', 'follower')
  const group = kept('group', await aGroup(db, follower, { kind: 'private' }, [writer, blocked]))
  const openGroup = kept('group', await aGroup(db, follower, {}, [writer, blocked]))
  const toGroup = { timelineType: 'group', timelineID: group } as const
  const told = await post(follower, secret('follower', 'a post of a private group', inGroup), toGroup)
  await say(writer, 'post', told, secret('writer', 'a comment below it', inGroup))
  await post(writer, secret('writer', 'a post of a company in a private group', inGroup), {
    ...toGroup,
    businessID: companies.writer,
  })
  const takenOff = await post(
    writer,
    secret('writer', 'a post that a group has taken off', others('writer', 'follower')),
    { timelineType: 'group', timelineID: openGroup },
  )
  // Shared, they stand on the pages of somebody else.
  for (const id of [removed, hidden, left, apart, byCompany, guest, told, takenOff])
    await post(follower, 'Have a look at this.', { shared: { resourceType: 'post', resourceID: id } })
  for (const as of [follower, blocked])
    for (const id of [removed, hidden, left, apart, byCompany, told, takenOff])
      await like(db, as, { resource: { type: 'post', id }, edition })
  for (const id of [comment, gone]) await like(db, follower, { resource: { type: 'comment', id }, edition })

  return {
    secrets,
    beginning,
    companies,
    ids,
    async takeAway() {
      await removePost(db, writer, { id: removed, edition })
      await removeComment(db, writer, { id: gone, edition })
      const wish = { businessID: companies.hider, revision: 0, hiddenEditions: [edition] }
      await saveHiddenEditions(db, hider, wish)
      await removeOwnBusiness(db, hider, leaving, 'Leaving Gears')
      await leaveGroup(db, blocked, group)
      await hidePost(db, follower, { id: takenOff, edition, hidden: true })
      const place = { edition, hasWritten: undefined }
      await blockParty(db, writer, { type: 'user', id: blocked.userID }, undefined, place)
      await blockParty(db, writer, { type: 'user', id: blocked.userID }, companies.writer, place)
    },
  }
}

type Wish = Parameters<typeof makePost>[2]
