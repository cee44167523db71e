// The rules of a news feed said again, slowly and from memory alone: who reads which posts, in which order and why (D23). Knows
// nothing of rows, cursors or queries.
import type { FeedReason } from '../../contract/newsfeed.ts'
import { groupsWith, leads, noGroups, readsGroup, type ModelGroups } from './group-model.ts'

export type Party = { type: 'user' | 'business'; id: string }
export type ModelPost = {
  id: string
  author: string
  /** The person, of what a company says. */
  writtenBy: string
  /** A person, a company or a group. */
  host: string
  /** Another post, shown as a card. */
  shared?: string | undefined
  removed: boolean
  /** Off the timeline where it stands. */
  takenOff: boolean
}

/**
 * Whose followers are more than `rows` is never written for; who is followed brings their last `broughtAlong` posts along;
 * nobody is in more than so many groups.
 */
export type ModelLimits = { rows: number; broughtAlong: number; groups: number }

export type FeedModel = {
  limits: ModelLimits
  groups: ModelGroups
  /** Of companies that are there: who belongs to them, the owner first, and where they hide. */
  people: Map<string, Set<string>>
  removedCompanies: Map<string, Set<string>>
  hides: Map<string, ReadonlySet<string>>
  /** Pairs: whoever follows or blocks stands first, of connections both ways are there. */
  follows: Set<string>
  connections: Set<string>
  blocks: Set<string>
  mutes: Set<string>
  /** Oldest first. */
  posts: ModelPost[]
  /** What has come to a reader of an author who is not read as a whole. */
  brought: Map<string, Set<string>>
  wide: Set<string>
}

export const anEmptyModel = (limits: ModelLimits): FeedModel => ({
  limits,
  groups: noGroups(limits.groups),
  people: new Map(),
  removedCompanies: new Map(),
  hides: new Map(),
  follows: new Set(),
  connections: new Set(),
  blocks: new Set(),
  mutes: new Set(),
  posts: [],
  brought: new Map(),
  wide: new Set(),
})

export const pair = (one: string, other: string): string => `${one} ${other}`

const isReadBy = ({ follows, connections }: FeedModel, reader: string, author: string): boolean =>
  follows.has(pair(reader, author)) || connections.has(pair(reader, author))

/** Who stands first in pairs with this one behind. */
const firstOf = (pairs: ReadonlySet<string>, other: string): string[] =>
  [...pairs].filter((one) => one.endsWith(` ${other}`)).map((one) => one.split(' ')[0]!)

function bring(model: FeedModel, reader: string, author: string, postIDs: readonly string[]): void {
  const key = pair(reader, author)
  model.brought.set(key, new Set([...(model.brought.get(key) ?? []), ...postIDs]))
}

function begin(model: FeedModel, reader: string, author: string): void {
  if (model.wide.has(author)) return
  const there = model.posts.filter(
    (post) => post.author === author && !post.removed && !isInGroup(model, post),
  )
  bring(
    model,
    reader,
    author,
    there.slice(-model.limits.broughtAlong).map(({ id }) => id),
  )
}

function end(model: FeedModel, reader: string, author: string): void {
  if (!isReadBy(model, reader, author)) model.brought.delete(pair(reader, author))
}

export function modelFollow(model: FeedModel, reader: string, author: string): void {
  if (model.follows.has(pair(reader, author))) return
  model.follows.add(pair(reader, author))
  begin(model, reader, author)
}

export function modelUnfollow(model: FeedModel, reader: string, author: string): void {
  if (model.follows.delete(pair(reader, author))) end(model, reader, author)
}

export function modelConnect(model: FeedModel, one: string, other: string): void {
  if (model.connections.has(pair(one, other))) return
  model.connections.add(pair(one, other)).add(pair(other, one))
  begin(model, one, other)
  begin(model, other, one)
}

export function modelPart(model: FeedModel, one: string, other: string): void {
  if (!model.connections.delete(pair(one, other))) return
  model.connections.delete(pair(other, one))
  end(model, one, other)
  end(model, other, one)
}

/** Ends whatever there was between the two. */
export function modelBlock(model: FeedModel, blocker: string, blocked: string): void {
  if (model.blocks.has(pair(blocker, blocked))) return
  model.blocks.add(pair(blocker, blocked))
  modelUnfollow(model, blocker, blocked)
  modelUnfollow(model, blocked, blocker)
  modelPart(model, blocker, blocked)
}

/** What stands in a group comes to its members, not to who reads its author. */
export const isInGroup = ({ groups }: FeedModel, { host }: Pick<ModelPost, 'host'>): boolean =>
  groups.byID.has(host)

/** A post that is new, or came back, comes to everybody who reads its author now. */
export function modelPublish(model: FeedModel, post: ModelPost): void {
  const { id, author } = post
  if (model.wide.has(author) || isInGroup(model, post)) return
  const [followers, connected] = [firstOf(model.follows, author), firstOf(model.connections, author)]
  const most = model.limits.rows
  if (followers.length > most || connected.length > most) model.wide.add(author)
  else for (const reader of new Set([...followers, ...connected])) bring(model, reader, author, [id])
}

export type ModelReader = { person: string; company?: string | undefined; edition: string }
/** Of what a post shares: nothing, or whether it is there for who reads the post. */
export type ModelCard = 'none' | 'shown' | 'gone'
export type ModelItem = { postID: string; reason: FeedReason; card: ModelCard }

/** The whole feed, newest first. */
export function modelFeed(model: FeedModel, reader: ModelReader): ModelItem[] {
  const reasonFor = reasons(model, reader)
  return model.posts.toReversed().flatMap((post) => {
    const reason = reasonFor(post)
    if (reason === undefined || !isMetBy(model, reader, post)) return []
    return [{ postID: post.id, reason, card: cardOf(model, reader, post) }]
  })
}

/** Why a post comes to a reader, if it does: a company's feed has no groups, and a person's those that they are in. */
function reasons(
  model: FeedModel,
  { person, company }: ModelReader,
): (post: ModelPost) => FeedReason | undefined {
  const reader = company ?? person
  const own = company === undefined ? [person, ...companiesOf(model, person)] : [company]
  const groups = company === undefined ? groupsWith(model.groups, person).slice(0, model.limits.groups) : []
  const isMuted = (thing: string) => model.mutes.has(pair(reader, thing))
  return (post) => {
    const { id, author, host } = post
    if (isMuted(id) || isMuted(author)) return undefined
    if (isInGroup(model, post)) {
      const isRead = groups.some((group) => group.id === host) && !isMuted(host) && !post.takenOff
      return isRead ? 'group' : undefined
    }
    if (own.includes(author)) return 'own'
    if (!model.wide.has(author) && !model.brought.get(pair(reader, author))?.has(id)) return undefined
    if (model.follows.has(pair(reader, author))) return 'followed'
    return model.connections.has(pair(reader, author)) ? 'connected' : undefined
  }
}

/** Of what a reader has not read, what others wrote. */
export const modelNews = (model: FeedModel, reader: ModelReader, after: string): ModelItem[] => {
  const { person, company } = reader
  const own = company === undefined ? [person, ...companiesOf(model, person)] : [company]
  const later = model.posts.slice(model.posts.findIndex(({ id }) => id === after) + 1)
  const others = new Set(later.filter(({ author }) => !own.includes(author)).map(({ id }) => id))
  return modelFeed(model, reader).filter(({ postID }) => others.has(postID))
}

/** Without a person a visitor. */
export type ModelViewer = { person?: string | undefined; edition: string }

/** Whether somebody meets a post wherever it is shown: who wrote it, and where it stands. */
export function isMetBy(model: FeedModel, { person, edition }: ModelViewer, post: ModelPost): boolean {
  const { author, host, removed, takenOff } = post
  const isMet = meets(model, person, edition)
  if (removed || !isMet(author)) return false
  if (!isInGroup(model, post)) return isMet(host) && !isApart(model, author, host)
  if (!readsGroup(model.groups, host, person)) return false
  return !takenOff || leads(model.groups, host, person) || isAuthor(model, post, person)
}

/** Who may say what becomes of it as whose it is: of what a company says, its owner and who wrote it while they are in it. */
function isAuthor(model: FeedModel, { author, writtenBy }: ModelPost, person: string | undefined): boolean {
  const [owner, ...others] = model.people.get(author) ?? [author]
  return person !== undefined && (person === owner || (others.includes(person) && person === writtenBy))
}

/** What was taken off a group is shown on no card. */
export const isShareable = (model: FeedModel, viewer: ModelViewer, post: ModelPost): boolean =>
  isMetBy(model, viewer, post) && !(isInGroup(model, post) && post.takenOff)

function cardOf(model: FeedModel, viewer: ModelViewer, { shared }: ModelPost): ModelCard {
  if (shared === undefined) return 'none'
  const post = model.posts.find(({ id }) => id === shared)
  return post && isShareable(model, viewer, post) ? 'shown' : 'gone'
}

const companiesOf = ({ people }: FeedModel, person: string): string[] =>
  [...people].filter(([, members]) => members.has(person)).map(([company]) => company)

/** Whom a person meets: nobody whom they or a company of theirs blocks, or who blocks one of these; no company where it hides, but one's own. */
export function meets(
  model: FeedModel,
  person: string | undefined,
  edition: string,
): (id: string) => boolean {
  const own = person === undefined ? [] : [person, ...companiesOf(model, person)]
  return (id) => {
    if (own.includes(id)) return true
    if (model.removedCompanies.has(id) || model.hides.get(id)?.has(edition)) return false
    return !own.some((side) => areBlocked(model, side, id))
  }
}

const areBlocked = ({ blocks }: FeedModel, one: string, other: string): boolean =>
  blocks.has(pair(one, other)) || blocks.has(pair(other, one))

/** Of a guest and a host one, or a company of one, blocks the other. */
const isApart = (model: FeedModel, guest: string, host: string): boolean =>
  guest !== host &&
  ([guest, ...companiesOf(model, guest)].some((side) => areBlocked(model, side, host)) ||
    [host, ...companiesOf(model, host)].some((side) => areBlocked(model, side, guest)))
