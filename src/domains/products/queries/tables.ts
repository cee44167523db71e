import type { ColumnType, Generated } from 'kysely'
import type { ProductTradeEntry, ProductVariantsEntry } from '../../../contract/product-trade.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** `term` is what its company chose for its name, null for none; without it the program decides. */
export type Spec = { key: string; value: string; term?: string | null | undefined }
export type Video = { videoID: string; url: string }
/** What was said of it; nothing else stands there. */
export type KeptTrade = Partial<ProductTradeEntry>
export type ProductRow = {
  id: string
  business_id: string
  name: string
  /** In which it is written; null while nobody has said. */
  language: ColumnType<string | null, string | null | undefined, string | null>
  description: string
  keywords: string[]
  industry_id: string
  category_id: string
  sub_category_id: string | null
  /** JSON goes in as text: pg would take an array for an array of PostgreSQL. */
  specs: ColumnType<Spec[], string, string>
  lead_time: number | null
  stock: boolean
  part_number: string | null
  trade: ColumnType<KeptTrade, string, string>
  variants: ColumnType<ProductVariantsEntry | null, string | null, string | null>
  published: boolean
  unlisted: Generated<boolean>
  /** Its company's plan shows fewer. */
  unlisted_by_plan: ColumnType<boolean, never, boolean>
  position: Generated<number>
  revision: Generated<number>
  main_image: string | null
  photos: string[]
  /** The file behind each address that an upload made. */
  picture_files: ColumnType<Record<string, string>, string | undefined, string>
  picture_names: ColumnType<Record<string, string> | null, string | undefined, string>
  /** What is seen behind each address, where that was said. */
  picture_texts: ColumnType<Record<string, string>, string | undefined, string>
  videos: ColumnType<Video[], string, string>
  /** Who proposed it; nobody for what was loaded, or is older than this. */
  drafted_by: ColumnType<string | null, string | undefined, never>
  created_at: Date
  /** When a draft was published; null for drafts, and for what was published when it was made. */
  first_published_at: ColumnType<Date | null, never, Date | null>
  updated_at: Date
  removed_at: ColumnType<Date | null, Date | undefined, Date | null>
  removed_by_staff: ColumnType<boolean, never, boolean>
}
type ProductTables = { products: ProductRow; showcases: { business_id: string } }

export const tables = (db: Db | Tx) => db.withTables<ProductTables>()
