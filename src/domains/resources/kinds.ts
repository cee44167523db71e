// What the owner of a kind of resources tells of them. Owners register at the start (src/roles/resources.ts): this room
// knows none of them, and who likes, follows, keeps or reports asks this room alone.
import type { ResourceType } from '../../contract/resources.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { NameFor } from '../businesses/listing.ts'
import type { EditionVisibility } from '../businesses/visibility.ts'

export type Owner = { type: 'business' | 'user'; id: string }

/** Who looks, and where: a mask of 0 where no company hides. */
export type Sight = EditionVisibility & {
  userID?: string | undefined
  /** Reports: what blocks keep from somebody is there all the same. */
  despiteBlocks?: boolean
}

/** A thing that is there; an owner of null for what several share, and which no owner that hides takes away. */
export type Found = {
  nameIn: NameFor
  /** The slug of its page, where that is more than its id. */
  key?: string
  owner: Owner | null
}

/** What a thing says and shows, for moderators: `owner` is who answers for it. */
export type Contents = {
  name: string
  owner: Owner | null
  /** In every language in which it is written; without one for what is written in one alone. */
  texts: { field: string; text: string; language?: string }[]
  /** Addresses. */
  pictures: string[]
}
/** By whom of staff something is removed, and why. */
export type TakenDown = { by: string; reason: string }

export type ResourceKind = {
  type: ResourceType
  /** Which kinds of owners it can have; itself for what is its own owner. */
  ownedBy: readonly Owner['type'][]
  /**
   * Those of these ids that are there, with a sight those that may be met by who looks, as far as the things themselves
   * say it: their owners are asked for by the room. One query, whatever the number.
   */
  find(db: Db | Tx, ids: readonly string[], sight?: Sight): Promise<ReadonlyMap<string, Found>>
  /**
   * Keeps one from being deleted until the transaction ends; false when it is not there. For kinds that end while others
   * still like them or write below them: whoever ends it then finds what these did.
   */
  keep?(tx: Tx, id: string): Promise<boolean>
  /** What one that is there says and shows, whoever may meet it; never what is private. */
  contents(db: Db | Tx, id: string): Promise<Contents | undefined>
  /** What one said before, newest first, where that is kept. */
  versions?(db: Db | Tx, id: string): Promise<{ text: string; at: Date }[]>
  /** Removes one as staff, so that only staff bring it back; false when it is not there. */
  takeDown?(tx: Tx, id: string, taken: TakenDown): Promise<boolean>
  /** Brings back what staff removed; false when that is gone by now. */
  bringBack?(tx: Tx, id: string, by: string): Promise<boolean>
  /** Where everybody who meets it reads it; null for what has no such page. */
  pathOf(thing: { id: string; key: string }): string | null
}

const registered = new Map<ResourceType, ResourceKind>()

/** Makes kinds known, once for the whole process. Throws for a kind that two domains claim. */
export function registerResources(kinds: readonly ResourceKind[]): void {
  for (const kind of kinds) {
    const other = registered.get(kind.type)
    if (other && other !== kind) throw new Error(`two domains own the resources of kind ${kind.type}`)
    registered.set(kind.type, kind)
  }
}

/** Throws for a kind that no domain has registered: a fault of ours. */
export function kindOf(type: ResourceType): ResourceKind {
  const kind = registered.get(type)
  if (!kind) throw new Error(`no domain has registered resources of kind ${type}`)
  return kind
}
