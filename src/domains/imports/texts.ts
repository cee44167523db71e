// What a table says of a product in other languages than its own.
import type { ImportProblemCode } from '../../contract/import-words.ts'
import type { ProductFieldsInput } from '../../contract/product-fields.ts'
import { languageOfProduct, textRefusal, type KeptText, type SaidText } from '../products/bulk-texts.ts'
import type { Change } from './queries/tables.ts'
import type { ReadProduct } from './reading/drafts.ts'

type Told = {
  /** The language of the product itself, said from now on; empty where nothing is said in others. */
  own: string
  texts: SaidText[]
  changes: Change[]
  problem?: { code: ImportProblemCode; text: string }
}

/**
 * The texts of a product that are others than those that it has. Its own language is what it says, else what its texts seem to be
 * and no column is in, else that of the heads of its table.
 */
export function textsSaid(
  { texts }: ReadProduct,
  fields: ProductFieldsInput,
  { kept, ofTable }: { kept: readonly KeptText[]; ofTable: string },
): Told {
  if (texts.length === 0) return { own: '', texts: [], changes: [] }
  const guessed = languageOfProduct({ ...fields, language: null })
  const isOther = (language: string) => texts.some((text) => text.language === language)
  const own = fields.language || (isOther(guessed) && ofTable !== '' ? ofTable : guessed)
  const said = texts
    .filter(({ language }) => language !== own)
    .map((text) => ({ text, before: kept.find(({ language }) => language === text.language) }))
    .map(({ text: { language, ...words }, before }) => ({ language, ...newIn(words, before) }))
    .filter(({ name, description }) => name !== undefined || description !== undefined)
  for (const text of said) {
    const code = textRefusal(text, [...kept, ...said])
    if (code) return { own: '', texts: [], changes: [], problem: { code, text: text.name ?? text.language } }
  }
  const changes = said.flatMap(({ language, ...words }) => {
    const before = kept.find((one) => one.language === language)
    return (Object.entries(words) as ['name' | 'description', string][]).map(([field, text]) => ({
      field: `texts.${language}.${field}`,
      old: before?.[field] ?? '',
      new: text,
    }))
  })
  return { own: said.length > 0 ? own : '', texts: said, changes }
}

function newIn(
  { name, description }: { name?: string; description?: string },
  before: KeptText | undefined,
): { name?: string; description?: string } {
  return {
    ...(name !== undefined && name !== (before?.name ?? '') && { name }),
    ...(description !== undefined && description !== (before?.description ?? '') && { description }),
  }
}
