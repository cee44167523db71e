// The tables of posts.
import { sql, type ColumnType, type Generated, type Selectable } from 'kysely'
import type { TimelineType } from '../../../contract/resources.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { KeptMention } from '../../resources/mentions.ts'

/** A checked upload, or a picture of ours by its address. */
export type KeptPicture = { fileID?: string; url?: string; alt: string }

export type KeptDocument = { fileID: string; name: string }
export type SharedType = 'business' | 'product' | 'certificate' | 'post'

/** JSON goes in as text. */
type Json<Value> = ColumnType<Value, string | null | undefined, string>

type PostTable = {
  post_id: string
  author_type: 'user' | 'business'
  author_id: string
  written_by: string
  timeline_type: TimelineType
  timeline_id: string
  content: string
  pictures: Json<KeptPicture[]>
  document: Json<KeptDocument | null>
  video: string | null
  shared_type: SharedType | null
  shared_id: string | null
  mentions: Json<KeptMention[]>
  created_at: Date
  revision: Generated<number>
  edited_at: Date | null
  hidden_at: Date | null
  pinned_at: Date | null
  removed_at: Date | null
  removed_by: string | null
  removed_as: 'author' | 'operator' | null
  removed_reason: string | null
}
type PostTables = {
  posts: PostTable
  post_versions: { post_id: string; revision: number; content: string; written_at: Date }
}
export const tables = (db: Db | Tx) => db.withTables<PostTables>()

export const postColumns = [
  'post_id',
  'author_type',
  'author_id',
  'written_by',
  'timeline_type',
  'timeline_id',
  'content',
  'pictures',
  'document',
  'video',
  'shared_type',
  'shared_id',
  'mentions',
  'created_at',
  'revision',
  'edited_at',
  'hidden_at',
  'pinned_at',
] as const
/** The same for a statement that is written out. */
export const columns = sql.raw(postColumns.join(', '))
export type PostRow = Pick<Selectable<PostTable>, (typeof postColumns)[number]>
