// What the pictures of a product show, in each language: kept by their addresses, so that it stays with a picture that is moved or copied.
import { chooseTexts, type Chosen } from '../reference-data/text-languages.ts'
import type { ProductTexts } from './queries/texts.ts'

/** By address. */
export type PictureTexts = Readonly<Record<string, string>>

/** How `textLanguages` and `translations` name what a picture shows, by its place. */
export const pictureField = (at: number) => `photos.${at}`

/** What is kept after some texts were given: of pictures that are there, and less what is empty. */
export const pictureTextsKept = (
  before: PictureTexts,
  given: PictureTexts,
  photos: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...before, ...given }).filter(([url, text]) => text !== '' && photos.includes(url)),
  )

/** In each language beside `own`, by the names of fields; languages in which none of these pictures has a text are left out. */
export function pictureTranslations(
  texts: ProductTexts | null,
  own: string,
  photos: readonly string[],
): Record<string, Record<string, string>> {
  const all = Object.entries(texts ?? {})
    .filter(([language]) => language !== own)
    .map(([language, { pictures = {} }]) => [language, byField(pictures, photos)] as const)
  return Object.fromEntries(all.filter(([, fields]) => Object.keys(fields).length > 0))
}

/** What a reader is told that each picture shows, by the names of fields. */
export function shownPictureTexts(
  { original, texts, own }: { original: PictureTexts; texts: ProductTexts | null; own: string },
  photos: readonly string[],
  reader: string,
): { texts: Record<string, string>; textLanguages: Record<string, string> } {
  const nothing = Object.fromEntries(photos.map((_, at) => [pictureField(at), '']))
  const said = { ...nothing, ...byField(original, photos) }
  const chosen: Chosen<string> = chooseTexts(said, own, pictureTranslations(texts, own, photos), reader)
  // What is not shown in any language is left out, never undefined.
  return { ...chosen, textLanguages: chosen.textLanguages as Record<string, string> }
}

const byField = (texts: PictureTexts, photos: readonly string[]): Record<string, string> =>
  Object.fromEntries(photos.flatMap((url, at) => (texts[url] ? [[pictureField(at), texts[url]]] : [])))
