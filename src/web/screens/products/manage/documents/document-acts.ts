// What the forms of a product's documents do: add, change, order, remove. What was typed always comes back.
import { redirect } from 'react-router'
import { errorText } from '../../../../../messages/texts.ts'
import { refusalIn } from '../../../../api/managed.ts'
import type { pageOf } from '../../../../api/page.ts'
import { sentText } from '../../../../api/sent.ts'
import { refusalOf } from '../../../../components/forms/outcome.ts'
import { attachedField, attachedIn } from '../../../../components/upload/attached.ts'
import { documentsPath, type DocumentAnswer } from './document-answer.ts'
import { documentField, documentFields, documentTyped, type DocumentValues } from './document-values.ts'

type Page = ReturnType<typeof pageOf>
type Where = { businessID: string; productID: string }

/** Does what a button says (`save:ID`, `remove:ID`, `up:ID`, `down:ID`); what was saved leads back to the list. */
export async function actOnDocuments(page: Page, where: Where, form: FormData): Promise<DocumentAnswer> {
  const [act = '', id = ''] = sentText(form, 'act').split(':')
  const shown = act === 'save' ? documentTyped(form) : undefined
  const back = { at: Date.now(), wrong: [], ...(shown && { shown }) }
  if (!page.session) return { ...back, outcome: 'session' }
  try {
    if (act === 'remove') {
      await page.api.removeProductDocument({ id: where.productID, documentID: id })
      return { ...back, outcome: 'removed' }
    }
    if (act === 'up' || act === 'down') {
      await move(page, where, id, act === 'up' ? -1 : 1)
      return { ...back, outcome: 'done' }
    }
    const [attached] = attachedIn(sentText(form, attachedField))
    return await save(page, where, { id, file: attached?.token }, documentTyped(form))
  } catch (error) {
    if (error instanceof Response) throw error
    return {
      ...back,
      ...refusalOf(page, await refusalIn(page, where.businessID, error), errorText, documentField),
    }
  }
}

/** Exchanges one with that before or behind it, as they stand now; at the end nothing happens. */
async function move({ api }: Page, { productID: id }: Where, documentID: string, by: number): Promise<void> {
  const ids = (await api.listProductDocuments({ id })).map((one) => one.documentID)
  const at = ids.indexOf(documentID)
  const other = ids[at + by]
  if (at === -1 || other === undefined) return
  ids[at] = other
  ids[at + by] = documentID
  await api.orderProductDocuments({ id, documentIDs: ids })
}

type Saved = { id: string; file: string | undefined }

/** As a new one where there is no id. */
async function save(page: Page, where: Where, { id, file }: Saved, shown: DocumentValues) {
  const { fields, wrong } = documentFields(shown, { isNew: id === '', ...(file !== undefined && { file }) })
  if (wrong.length > 0) {
    const message = errorText('InvalidInput', page.language)
    return { at: Date.now(), outcome: 'refused', wrong, shown, message } as const
  }
  const { productID } = where
  const saved =
    id === ''
      ? await page.api.addProductDocument({ id: productID, ...fields, file: file ?? '' })
      : await page.api.changeProductDocument({
          id: productID,
          documentID: id,
          ...fields,
          ...(file !== undefined && { file }),
        })
  throw redirect(`${documentsPath(where.businessID, productID)}?saved=${saved.documentID}`)
}
