// The pictures of products are checked uploads of their company. Copies of a product show the same addresses, so a file
// is kept by the company while any of its products shows it, and goes with the last of them.
import * as z from 'zod'
import { AppError, isAppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import { attachFile, lockFiles, releaseFile, type FilePlace } from '../files/attachment.ts'
import { serveFiles, withholdFiles } from '../files/withholding.ts'
import type { BusinessActor } from '../members/actors.ts'
import { pictureTextsKept } from './picture-texts.ts'
import { findShown } from './queries/removed.ts'

export type Pictures = {
  mainImage: string | null
  /** Addresses, the main one first and none twice. */
  photos: string[]
  /** The file behind each address that an upload made. */
  files: Record<string, string>
  /** What each shows, by its address, where that was said. */
  texts: Record<string, string>
}
export const noPictures: Pictures = { mainImage: null, photos: [], files: {}, texts: {} }

type Given = {
  mainImage: string
  photos: readonly string[]
  /** What they show, by what they are named by here; what is left out stays. */
  pictureTexts?: Readonly<Record<string, string>> | undefined
}

/**
 * The pictures that a product shows from now on: each is the id of a checked upload of the company, which takes its
 * place here, or an address that the product has. The first photo is the main image where none is named. Throws
 * InvalidInput, naming the field, for everything else.
 */
export async function picturesOf(
  tx: Tx,
  actor: BusinessActor,
  given: Given,
  kept: Pictures,
): Promise<Pictures> {
  const files: Record<string, string> = {}
  const texts: Record<string, string> = {}
  const photos = new Set<string>()
  for (const [field, wanted] of named(given)) {
    const { url, fileID } = await pictureOf(tx, actor, { field, wanted, kept })
    photos.add(url)
    const text = given.pictureTexts?.[wanted]
    if (text !== undefined) texts[url] = text
    if (fileID !== undefined) files[url] = fileID
  }
  const [mainImage = null] = photos
  const shown = [...photos]
  return { mainImage, photos: shown, files, texts: pictureTextsKept(kept.texts, texts, shown) }
}

/** Each picture with the path of its field, in the order of the page. */
function named(given: Given): [string, string][] {
  const photos = given.photos.map((wanted, at): [string, string] => [`photos.${at}`, wanted])
  return given.mainImage === '' ? photos : [['mainImage', given.mainImage], ...photos]
}

async function pictureOf(
  tx: Tx,
  actor: BusinessActor,
  { field, wanted, kept }: { field: string; wanted: string; kept: Pictures },
): Promise<{ url: string; fileID: string | undefined }> {
  if (kept.photos.includes(wanted)) return { url: wanted, fileID: kept.files[wanted] }
  const refused = new AppError('InvalidInput', { fields: { [field]: 'No picture of this company' } })
  const fileID = z.uuid().toLowerCase().safeParse(wanted).data
  if (fileID === undefined) throw refused
  try {
    const at = placeOf(actor.id, fileID)
    const file = await attachFile(tx, actor, { fileID, purpose: 'businessFile', at })
    // A document has an address too, and nothing to look at.
    if (file.versions.length === 0) throw refused
    return { url: file.url, fileID }
  } catch (error) {
    throw isAppError(error) && error.name === 'NotFound' ? refused : error
  }
}

/**
 * Does with the files behind addresses what the products of the company need by now, after one of them changed, went or came back:
 * those that none shows are let go, or with `isKept` withheld, those that only removed ones show are withheld, the others served.
 */
export async function settlePictures(
  tx: Tx,
  businessID: string,
  files: Readonly<Record<string, string>>,
  { isKept: isKeptAnyway = false }: { isKept?: boolean } = {},
): Promise<void> {
  const addresses = Object.keys(files)
  if (addresses.length === 0) return
  // Two products that go together each see the other one.
  await lockFiles(tx, businessID)
  const isKept = new Map((await findShown(tx, businessID, addresses)).map(({ url, isKept }) => [url, isKept]))
  const places = { kept: [] as string[], removed: [] as string[] }
  for (const [address, fileID] of Object.entries(files)) {
    const at = placeOf(businessID, fileID)
    const kept = isKept.get(address)
    if (kept === undefined && !isKeptAnyway) await releaseFile(tx, at)
    else places[kept ? 'kept' : 'removed'].push(at.place)
  }
  const owner = { type: 'business', id: businessID } as const
  if (places.removed.length > 0) await withholdFiles(tx, owner, { named: places.removed })
  if (places.kept.length > 0) await serveFiles(tx, owner, { named: places.kept })
}

function placeOf(businessID: string, fileID: string): FilePlace {
  return { type: 'business', id: businessID, place: `product:${fileID}` }
}
