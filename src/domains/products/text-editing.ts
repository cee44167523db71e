// A company says what a product is in other languages than that in which it was written (D55): each is saved by itself.
import { AppError } from '../../contract/errors.ts'
import type { ProductTextFieldsInput, ProductTextsEntry } from '../../contract/texts.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { languagesForBuyers, requireLanguage } from '../businesses/languages.ts'
import { requireOwnProduct } from '../editions/claims.ts'
import { userFaces } from '../profiles/public.ts'
import { actorFor, fieldsOf, requireManaged, requireRightTo, ruleOf } from './managing.ts'
import { tellProducts } from './publication.ts'
import { lockShowcase, noteWriting } from './queries/managed.ts'
import { pictureTextsKept } from './picture-texts.ts'
import { findTexts, putTexts, type KeptText } from './queries/texts.ts'
import { languageOfProduct } from './texts.ts'

/** What is said of a product in each language. Throws NotFound for a foreign one. */
export async function listTexts(
  db: Db,
  session: LiveSession,
  productID: string,
  reader: string,
): Promise<ProductTextsEntry> {
  const actor = await actorFor(db, session, productID)
  const [row, written] = await Promise.all([requireManaged(db, actor, productID), findTexts(db, productID)])
  const language = languageOfProduct(row)
  const { name, description, keywords, specs } = fieldsOf(row)
  const pictures = row.picture_texts
  const texts = written.filter((text) => text.language !== language)
  // What no specification is called any more is nobody's translation.
  const isThere = ({ of }: { of: { key: string; value: string } }) =>
    specs.some(({ key, value }) => key === of.key && value === of.value)
  const [translations, wanted] = await Promise.all([
    writtenBy(
      db,
      texts.map((text) => ({ ...text, specs: text.specs.filter(isThere) })),
      reader,
    ),
    languagesForBuyers(db, actor.id, language),
  ])
  return {
    language,
    isSaid: row.language !== null,
    original: {
      name,
      description,
      keywords,
      specs: specs.map(({ key, value }) => ({ of: { key, value }, key, value })),
      pictures,
    },
    translations,
    wanted,
  }
}

type Writing = { id: string; language: string; revision: number; original: string }
type Fields = Omit<ProductTextFieldsInput, 'pictures'> & Partial<Pick<ProductTextFieldsInput, 'pictures'>>

/**
 * Saves what is said of a product in one language beside its own, and says which is its own where nobody has; members do so with
 * drafts of their own only. Throws NotFound, NotAllowed, InvalidInput as requireLanguage does, NameReserved for a
 * new name that could be taken for ours, and Stale with `current` when somebody saved that language after `revision`.
 */
export function saveTexts(
  db: Db,
  session: LiveSession,
  { id, language, revision, original }: Writing,
  { pictures: given = {}, ...fields }: Fields,
  reader: string,
): Promise<{ revision: number }> {
  return transaction(db, async (tx) => {
    const actor = await actorFor(tx, session, id)
    // Whoever changes it, or publishes it, at this moment comes before or after.
    await lockShowcase(tx, actor.id)
    const row = await requireManaged(tx, actor, id)
    requireRightTo(actor, ruleOf(row))
    const own = row.language ?? (original || languageOfProduct(row))
    const texts = await findTexts(tx, id)
    requireLanguage(language, {
      own,
      original,
      written: texts.filter(isWritten).map((text) => text.language),
    })
    const before = texts.find((text) => text.language === language)
    if (fields.name !== before?.name) requireOwnProduct(fields.name)
    const pictures = pictureTextsKept(before?.pictures ?? {}, given, row.photos)
    const saved = await putTexts(
      tx,
      { ...fields, pictures, product_id: id, language, written_by: actor.userID },
      revision,
    )
    if (saved === undefined) throw await staleOf(tx, before, reader)
    await noteWriting(tx, id, own)
    if (row.published) await tellProducts(tx, actor.id)
    return { revision: saved }
  })
}

const isWritten = ({ name, description, keywords, specs, pictures }: KeptText) =>
  name !== '' ||
  description !== '' ||
  keywords.length > 0 ||
  specs.length > 0 ||
  Object.keys(pictures).length > 0

type Entries = ProductTextsEntry['translations']

/** Each with the name of who wrote it last, where they are there. One query. */
async function writtenBy(db: Db | Tx, texts: readonly KeptText[], reader: string): Promise<Entries> {
  const writers = texts.map(({ written_by }) => written_by).filter((one) => one !== null)
  const people = await userFaces(db, [...new Set(writers)], reader)
  return Object.fromEntries(
    texts.map(({ language, revision, written_by, written_at, ...text }) => [
      language,
      {
        revision,
        writtenBy: people.get(written_by ?? '')?.name ?? null,
        writtenAt: written_at.toISOString(),
        fields: textFieldsOf(text),
      },
    ]),
  )
}

const textFieldsOf = ({ name, description, keywords, specs, pictures }: ProductTextFieldsInput) => ({
  name,
  description,
  keywords,
  specs,
  pictures,
})

const nothing: ProductTextFieldsInput = { name: '', description: '', keywords: [], specs: [], pictures: {} }

async function staleOf(tx: Tx, row: KeptText | undefined, reader: string): Promise<AppError> {
  const [current] = row ? Object.values(await writtenBy(tx, [row], reader)) : []
  return new AppError('Stale', {
    current: current ?? { revision: 0, writtenBy: null, writtenAt: null, fields: nothing },
  })
}
