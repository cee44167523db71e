// What was entered becomes what is kept (P3.4 and P5.4): lists are asked, addresses of videos are known ones.
import { AppError } from '../../contract/errors.ts'
import type { ProductFieldsInput } from '../../contract/product-fields.ts'
import { videoSource } from '../../contract/videos.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { BusinessActor } from '../members/actors.ts'
import { categoryPath } from '../reference-data/industries.ts'
import { isListed } from '../reference-data/lists.ts'
import { nameTermOf } from '../reference-data/terms/specifications.ts'
import { noPictures, picturesOf, type Pictures } from './pictures.ts'
import type { Contents } from './queries/managed.ts'
import type { Spec, Video } from './queries/tables.ts'
import { noTrade, tradeContents, type TradeContents } from './trade.ts'

type Kept = { videos: readonly Video[]; pictures: Pictures; trade: TradeContents }
const nothing: Kept = { videos: [], pictures: noPictures, trade: noTrade }

/** All that is kept of a product but its pictures. */
export type SaidContents = Omit<Contents, 'main_image' | 'photos' | 'picture_files' | 'picture_texts'>

/**
 * What a product says, without its pictures; `kept` is what it says so far. Throws InvalidInput, naming the field, as tradeContents
 * does, for a category that is not in the tree, a language that is in no list, a term that is none of a specification's name, and a
 * video of a host that is not allowed.
 */
export function saidContents(
  fields: ProductFieldsInput,
  kept: Omit<Kept, 'pictures'> = nothing,
): SaidContents {
  const place = placeOf(fields.category)
  requireKnownTerms(fields.specs)
  if (fields.language !== '' && !isListed('languages', fields.language))
    throw invalid('language', 'Not in the list')
  return {
    ...place,
    name: fields.name,
    language: fields.language || null,
    description: fields.description,
    keywords: fields.keywords,
    specs: fields.specs,
    lead_time: fields.leadTime,
    stock: fields.stock,
    ...tradeContents(fields, kept.trade),
    videos: videosOf(fields.videos, kept.videos),
  }
}

/**
 * The contents of a product, its pictures put in their places; `kept` is what the product shows so far. Throws InvalidInput as
 * saidContents does, and for a picture that is neither a checked upload of the company nor shown so far.
 */
export async function contentsOf(
  tx: Tx,
  actor: BusinessActor,
  fields: ProductFieldsInput,
  kept: Kept = nothing,
): Promise<Contents> {
  const said = saidContents(fields, kept)
  const pictures = await picturesOf(tx, actor, fields, kept.pictures)
  return {
    ...said,
    main_image: pictures.mainImage,
    photos: pictures.photos,
    picture_files: pictures.files,
    picture_texts: pictures.texts,
  }
}

function placeOf(category: string): Pick<Contents, 'industry_id' | 'category_id' | 'sub_category_id'> {
  const [industryID = '', id = ''] = category.split('.')
  const path = categoryPath(id, 'en')
  if (path?.industry.id !== industryID) throw invalid('category', 'Not in the list')
  return {
    industry_id: industryID,
    category_id: path.category.id,
    sub_category_id: path.subCategory?.id ?? null,
  }
}

function requireKnownTerms(specs: ProductFieldsInput['specs']): void {
  for (const [at, { term }] of specs.entries())
    if (typeof term === 'string' && nameTermOf(term) === undefined)
      throw invalid(`specs.${at}.term`, 'Not in the list')
}

/** A video that was there keeps its id; none stands twice. */
function videosOf(addresses: readonly string[], kept: readonly Video[]): Video[] {
  for (const [at, url] of addresses.entries())
    if (videoSource(url) === null) throw invalid(`videos.${at}`, 'No video of a host that is allowed')
  return [...new Set(addresses)].map(
    (url) => kept.find((video) => video.url === url) ?? { videoID: uuidv7(), url },
  )
}

/** What is thrown for a field that the schema lets pass and the world does not. */
function invalid(field: string, why: string): AppError {
  return new AppError('InvalidInput', { fields: { [field]: why } })
}

/** Throws HalfSpecs, naming the missing halves, for rows that only a draft may have. */
export function requireWholeSpecs(specs: readonly Spec[]): void {
  const missing = missingHalves(specs)
  if (missing.length > 0)
    throw new AppError('HalfSpecs', {
      fields: Object.fromEntries(missing.map((field) => [field, 'Missing'])),
    })
}

/** The halves that only a draft may leave open, as paths of fields. */
export const missingHalves = (specs: readonly Spec[]): string[] =>
  specs.flatMap(({ key, value }, at) =>
    key === '' ? [`specs.${at}.key`] : value === '' ? [`specs.${at}.value`] : [],
  )
