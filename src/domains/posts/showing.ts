// Posts as somebody meets them: skeleton given, hydrate (a query each of what they show), rules, present (P3.5).
import type { PostEntry, PostPictureEntry } from '../../contract/posts.ts'
import { AppError } from '../../contract/errors.ts'
import type { TimelineType } from '../../contract/resources.ts'
import { groupPath } from '../../contract/slugs.ts'
import type { Db } from '../../platform/db.ts'
import { authorOf, authorsOf, faceOf, type Authors } from '../authors/cards.ts'
import { businessNames } from '../businesses/listing.ts'
import { visibilityOf, type EditionVisibility } from '../businesses/visibility.ts'
import { commentsOf } from '../comments/reading.ts'
import { groupsMet, type MetGroup } from '../groups/standing.ts'
import { filesOf } from '../files/attachment.ts'
import { findActor, type Actor, type Viewer } from '../members/actors.ts'
import { summariesOf } from '../reactions/likes.ts'
import { mentionsShown } from '../resources/mentions.ts'
import { apartFromHosts, stillWelcome } from './places.ts'
import { findPosts, findVersions } from './queries/posts.ts'
import type { PostRow } from './queries/tables.ts'
import { rightsTo, type Rights } from './rights.ts'
import { sharedCards } from './sharing.ts'

/** Who looks at posts, where and in which language; `withheld` holds whom they do not meet. */
export type PostViewer = Viewer & { edition: string; language: string }

type Party = { type: 'user' | 'business'; id: string }
type Host = { type: TimelineType; id: string }
type Hydrated = {
  authors: Authors
  /** Companies that are met here. */
  names: ReadonlyMap<string, string>
  files: Awaited<ReturnType<typeof filesOf>>
  reactionsOf: Awaited<ReturnType<typeof summariesOf>>
  commentsOn: Awaited<ReturnType<typeof commentsOf>>
  rights: ReadonlyMap<string, Rights> | undefined
  cardOf: Awaited<ReturnType<typeof sharedCards>>
  isApart: Apart
  /** Asked for who is signed in. */
  isWelcome: Awaited<ReturnType<typeof stillWelcome>> | undefined
  /** Whose posts are read here. */
  groups: ReadonlyMap<string, MetGroup>
}
type Apart = Awaited<ReturnType<typeof apartFromHosts>>
type Met = (party: Host) => boolean

/** As whom somebody looks, and what they meet where they are. */
export type Looking = { actor: Actor | undefined; sight: EditionVisibility }

/** Asked beside whatever else is read first. Throws NotFound for somebody else's business. */
export async function lookingOf(db: Db, viewer: PostViewer): Promise<Looking> {
  const { edition, session } = viewer
  const [actor, sight] = await Promise.all([findActor(db, viewer), visibilityOf(db, { edition, session })])
  return { actor, sight }
}

/**
 * Those of these posts that the viewer meets, by id: not removed, and neither who wrote them nor whose timeline it is gone,
 * hidden in the edition, or kept from them. As many queries for one as for fifty. Throws NotFound for somebody else's business.
 */
export async function postsShown(
  db: Db,
  viewer: PostViewer,
  postIDs: readonly string[],
): Promise<Map<string, PostEntry>> {
  if (postIDs.length === 0) return new Map()
  const [rows, looking] = await Promise.all([findPosts(db, postIDs), lookingOf(db, viewer)])
  return rowsShown(db, viewer, rows, looking)
}

/** The same of posts that were read already. */
export async function rowsShown(
  db: Db,
  viewer: PostViewer,
  rows: readonly PostRow[],
  looking: Looking,
): Promise<Map<string, PostEntry>> {
  if (rows.length === 0) return new Map()
  const hydrated = await hydrate(db, viewer, rows, looking)
  const isMet = metBy(viewer, hydrated)
  const shown = rows.filter(
    (row) => !hydrated.isApart(row) && standsMet(row, isMet) && !isTakenOff(row, hydrated.rights),
  )
  return new Map(shown.map((row) => [row.post_id, present(row, hydrated, isMet)]))
}

/** What a group has taken off is read by whose it is and who leads the group alone; elsewhere its own page stays. */
function isTakenOff(row: PostRow, rights: Hydrated['rights']): boolean {
  if (row.timeline_type !== 'group' || row.hidden_at === null) return false
  const own = rights?.get(row.post_id)
  return !own?.asAuthor && !own?.asHost
}

/** Those of these posts that the viewer meets, in their order. As many queries for one as for all. */
export async function metAmong(db: Db, viewer: PostViewer, rows: readonly PostRow[]): Promise<PostRow[]> {
  const parties = rows.flatMap((row) => [writerOf(row), hostOf(row)])
  const idsIn = (type: TimelineType) => idsAmong(parties, type)
  const { session, edition, language } = viewer
  const [isApart, groups, authors, names] = await Promise.all([
    apartFromHosts(db, rows),
    groupsMet(db, idsIn('group'), session?.userID),
    authorsOf(db, { users: idsIn('user'), businesses: idsIn('business') }, language),
    visibilityOf(db, { edition, session }).then((sight) =>
      businessNames(db, idsIn('business'), language, sight),
    ),
  ])
  const isMet = metBy(viewer, { authors, names, groups })
  return rows.filter((row) => !isApart(row) && standsMet(row, isMet))
}

type Parties = Pick<Hydrated, 'authors' | 'names' | 'groups'>

const idsAmong = (parties: readonly Host[], type: TimelineType): string[] => [
  ...new Set(parties.filter((party) => party.type === type).map(({ id }) => id)),
]

const metBy =
  ({ withheld }: PostViewer, known: Parties): Met =>
  (party) =>
    !withheld?.has(party.id) && isThere(known, party)

/** Both who wrote it and whose timeline it is. */
const standsMet = (row: PostRow, isMet: Met): boolean => [writerOf(row), hostOf(row)].every(isMet)

/** One of them; throws NotFound for a post that the viewer does not meet. */
export async function showPost(db: Db, viewer: PostViewer, postID: string): Promise<PostEntry> {
  const post = (await postsShown(db, viewer, [postID])).get(postID)
  if (!post) throw new AppError('NotFound')
  return post
}

const versionsShown = 50

/** What a post said before, newest first, the first version always among them. Throws NotFound as `showPost`. */
export async function versionsOf(db: Db, viewer: PostViewer, postID: string) {
  const [versions] = await Promise.all([
    findVersions(db, postID, versionsShown),
    showPost(db, viewer, postID),
  ])
  return versions.map(({ revision, content, written_at: writtenAt }) => ({
    revision,
    content,
    writtenAt: writtenAt.toISOString(),
  }))
}

const writerOf = (row: PostRow): Party => ({ type: row.author_type, id: row.author_id })
const hostOf = ({ timeline_type: type, timeline_id: id }: PostRow): Host => ({ type, id })

async function hydrate(
  db: Db,
  viewer: PostViewer,
  rows: readonly PostRow[],
  { actor, sight }: Looking,
): Promise<Hydrated> {
  const { session, language } = viewer
  const parties = rows.flatMap((row) => [writerOf(row), hostOf(row), ...row.mentions])
  const idsOf = (type: TimelineType) => idsAmong(parties, type)
  const fileIDs = rows.flatMap(({ pictures, document }) =>
    [...pictures, ...(document ? [document] : [])].flatMap(({ fileID }) => fileID ?? []),
  )
  const ids = rows.map((row) => row.post_id)
  const reader = { sight: { ...sight, userID: session?.userID }, language, withheld: viewer.withheld }
  const [isApart, isWelcome, groups, authors, names, files, reactionsOf, commentsOn, rights, cardOf] =
    await Promise.all([
      apartFromHosts(db, rows),
      session && stillWelcome(db, rows),
      groupsMet(db, idsOf('group'), session?.userID),
      authorsOf(db, { users: idsOf('user'), businesses: idsOf('business') }, language),
      businessNames(db, idsOf('business'), language, sight),
      filesOf(db, fileIDs),
      summariesOf(db, 'post', ids, { actor, withheld: viewer.withheld }),
      commentsOf(db, ids, { withheld: viewer.withheld, sight }),
      session && rightsTo(db, session.userID, rows),
      sharedCards(db, rows.flatMap(sharedIn), reader),
    ])
  return { authors, names, files, reactionsOf, commentsOn, rights, cardOf, isApart, isWelcome, groups }
}

function isThere({ authors, names, groups }: Parties, { type, id }: Host): boolean {
  if (type === 'group') return groups.has(id)
  return type === 'user' ? authors.users.has(id) : names.has(id) && authors.businesses.has(id)
}

function present(row: PostRow, hydrated: Hydrated, isMet: Met): PostEntry {
  const { authors, files, reactionsOf, commentsOn, rights, cardOf, isWelcome, groups } = hydrated
  const author = authorOf(authors, row.author_type, row.author_id)
  const createdAt = row.created_at.toISOString()
  const pictures = row.pictures.flatMap(({ fileID, url, alt }): PostPictureEntry[] => {
    const file = fileID === undefined ? undefined : files.get(fileID)
    if (file) return [{ url: file.url, versions: file.versions, colour: file.colour, alt }]
    return url === undefined ? [] : [{ url, versions: [], colour: null, alt }]
  })
  const own = rights?.get(row.post_id)
  return {
    postID: row.post_id,
    content: row.content,
    createdAt,
    author,
    header: { author, metadata: { datetime: createdAt, resourceID: row.post_id } },
    body: { text: row.content, picture: pictures[0] ?? null },
    timeline: timelineOf(hydrated, hostOf(row)),
    pictures,
    document: documentOf(row, files),
    video: row.video === null ? null : { url: row.video },
    shared: sharedIn(row).map(cardOf)[0] ?? null,
    mentions: mentionsShown(row.mentions, (party) => (isMet(party) ? faceOf(authors, party) : undefined)),
    editedAt: row.edited_at?.toISOString() ?? null,
    revision: row.revision,
    reactions: reactionsOf(row.post_id),
    comments: commentsOn(row.post_id),
    session: own
      ? {
          mayEdit: own.asAuthor && isWelcome?.(row, isMemberOf(groups, row)) === true,
          mayRemove: own.asAuthor,
          mayHide: own.asHost && row.author_id !== row.timeline_id,
          mayPin: own.asHost && row.timeline_type === 'group' && row.hidden_at === null,
          isPinned: row.pinned_at !== null,
          isHidden: row.hidden_at !== null && (own.asAuthor || own.asHost),
        }
      : null,
  }
}

const isMemberOf = (groups: Hydrated['groups'], { timeline_id: id }: PostRow): boolean =>
  (groups.get(id)?.role ?? null) !== null

function documentOf({ document }: PostRow, files: Hydrated['files']): PostEntry['document'] {
  const file = document && files.get(document.fileID)
  return file ? { name: document.name || 'document.pdf', url: file.url } : null
}

const sharedIn = ({ shared_type: type, shared_id: id }: PostRow) =>
  type === null || id === null ? [] : [{ type, id }]

/** A person, company or group as the one whose timeline it is. */
const timelineOf = ({ authors, groups }: Parties, { type, id }: Host): PostEntry['timeline'] =>
  type === 'group'
    ? { type, id, name: groups.get(id)?.name ?? '', path: groupPath(id) }
    : { type, id, ...faceOf(authors, { type, id }) }
