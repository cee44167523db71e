// What a table says of a new product beside the fields of its form: its state, and names and descriptions in other languages.
import { ProductTextFields } from '../../contract/texts.ts'
import { refusesName } from '../products/bulk.ts'
import { isListed } from '../reference-data/lists.ts'
import type { Beside } from './queries/tables.ts'
import type { ReadProduct } from './reading/drafts.ts'

/** Of what no product may say in another language nothing is kept; undefined where nothing is left. */
export function besideOf({ state, texts }: ReadProduct, own: string): Beside | undefined {
  const kept = texts.flatMap(({ language, name = '', description = '' }) => {
    if (language === own || !isListed('languages', language)) return []
    const said = ProductTextFields.pick({ name: true, description: true }).safeParse({ name, description })
    if (!said.success || refusesName(said.data.name)) return []
    return said.data.name === '' && said.data.description === '' ? [] : [{ language, ...said.data }]
  })
  if (state === undefined && kept.length === 0) return undefined
  return { ...(state !== undefined && { state }), ...(kept.length > 0 && { texts: kept }) }
}
