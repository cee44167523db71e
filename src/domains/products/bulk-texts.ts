// Names and descriptions of many products in other languages, as an import brings them and takes them back (D55). Whoever calls has
// asked for the right to it, and holds the company's products (holdProducts).
import { limits } from '../../contract/limits.ts'
import { ProductTextFields } from '../../contract/texts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { isListed } from '../reference-data/lists.ts'
import { refusesName } from './bulk.ts'
import { deleteTexts, putManyTexts, putTextsBack } from './queries/bulk-texts.ts'
import { findTextsOf, type KeptText } from './queries/texts.ts'
import { languageOfProduct } from './texts.ts'

export type { KeptText }
export { languageOfProduct }
/** What is left out stays as it is. */
export type SaidText = { language: string; name?: string; description?: string }

/** What products say in other languages by now, by product. One query. */
export async function textsOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, KeptText[]>> {
  const rows = ids.length > 0 ? await findTextsOf(db, ids) : []
  return Map.groupBy(rows, ({ product_id: id }) => id)
}

/** Why a text in another language cannot be saved; undefined for one that can. */
export function textRefusal(
  { language, name = '', description = '' }: SaidText,
  written: readonly { language: string }[],
): 'not-allowed' | 'too-long' | 'name-reserved' | undefined {
  const others = written.filter((one) => one.language !== language).length
  if (!isListed('languages', language) || others >= limits.textLanguagesMax) return 'not-allowed'
  const parsed = ProductTextFields.pick({ name: true, description: true }).safeParse({ name, description })
  if (!parsed.success) return parsed.error.issues[0]!.code === 'too_big' ? 'too-long' : 'not-allowed'
  return refusesName(name) ? 'name-reserved' : undefined
}

export type TextsLeft = { left: Record<string, number>; before: Record<string, KeptText | null> }

/** Saves texts of products; answers of each product the revisions that it left, and what was said before. */
export async function addTexts(
  tx: Tx,
  userID: string,
  wanted: readonly { productID: string; texts: readonly SaidText[] }[],
): Promise<Map<string, TextsLeft>> {
  const there = await textsOf(
    tx,
    wanted.map(({ productID }) => productID),
  )
  const answers = new Map<string, TextsLeft>()
  const saved = wanted.flatMap(({ productID, texts }) => {
    const before = new Map((there.get(productID) ?? []).map((text) => [text.language, text]))
    const kept = Object.fromEntries(texts.map(({ language }) => [language, before.get(language) ?? null]))
    answers.set(productID, { left: {}, before: kept })
    return texts.map(({ language, name, description }) => ({
      product_id: productID,
      language,
      name: name ?? before.get(language)?.name ?? '',
      description: description ?? before.get(language)?.description ?? '',
      written_by: userID,
    }))
  })
  for (const { product_id: id, language, revision } of await putManyTexts(tx, saved))
    answers.get(id)!.left[language] = revision
  return answers
}

type WasLeft = { id: string; texts: TextsLeft | undefined; isNew: boolean }

/** Those of products that say in other languages what an import left; of what is new, in no language more. */
export async function areAsLeft(tx: Tx, rows: readonly WasLeft[]): Promise<ReadonlySet<string>> {
  const there = await textsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const same = rows.filter(({ id, texts, isNew }) => {
    const now = there.get(id) ?? []
    const left = Object.entries(texts?.left ?? {})
    const isLeft = ([language, revision]: [string, number]) =>
      now.find((text) => text.language === language)?.revision === revision
    return left.every(isLeft) && !(isNew && now.length > left.length)
  })
  return new Set(same.map(({ id }) => id))
}

/** A text that is there again, under another revision. */
export type TextAgain = { product_id: string; language: string; was: number; now: number }

/** Takes back what addTexts did; answers what is there again. */
export async function takeTextsBack(tx: Tx, rows: ReadonlyMap<string, TextsLeft>): Promise<TextAgain[]> {
  const all = [...rows].flatMap(([productID, { before }]) =>
    Object.entries(before).map(([language, text]) => ({ product_id: productID, language, text })),
  )
  const back = await putTextsBack(
    tx,
    all.flatMap(({ text }) => text ?? []),
  )
  await deleteTexts(
    tx,
    all.filter(({ text }) => text === null),
  )
  return back.map(({ product_id, language, revision: now }) => {
    const was = rows.get(product_id)!.before[language]!.revision
    return { product_id, language, was, now }
  })
}
