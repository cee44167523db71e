// What the buttons of the list do: to one product, or to all that were ticked.
import { redirect } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { errorText } from '../../../../messages/texts.ts'
import type { pageOf } from '../../../api/page.ts'
import { sentText } from '../../../api/sent.ts'
import { refusalOf } from '../../../components/forms/outcome.ts'
import type { ListAnswer } from './list-answer.ts'

type Page = ReturnType<typeof pageOf>

/** Does what a button says: its value is the act, and behind a colon the product when it is that of a row. */
export async function actOnList(page: Page, businessID: string, form: FormData): Promise<ListAnswer> {
  const [act = '', one] = sentText(form, 'act').split(':')
  const chosen = one === undefined ? form.getAll('productID').map(String) : [one]
  const at = Date.now()
  if (!page.session) return { at, outcome: 'session', count: 0 }
  if (chosen.length === 0) return { at, outcome: 'nothing chosen', count: 0 }
  try {
    return { at, outcome: 'done', count: chosen.length, ...(await doAct(page, businessID, act, chosen)) }
  } catch (error) {
    if (error instanceof Response) throw error
    return { at, count: chosen.length, ...refused(page, error) }
  }
}

async function doAct(
  { api }: Page,
  businessID: string,
  act: string,
  productIDs: string[],
): Promise<Pick<ListAnswer, 'did' | 'removed'>> {
  const id = productIDs[0]!
  switch (act) {
    case 'publish':
      await api.publishProducts({ businessID, productIDs })
      return { did: 'published' }
    case 'unpublish':
      await api.unpublishProducts({ businessID, productIDs })
      return { did: 'unpublished' }
    case 'remove':
      await api.removeProduct({ id })
      return { did: 'removed', removed: id }
    case 'restore': {
      const { state } = await api.restoreProduct({ id })
      return { did: state === 'unlisted' ? 'unlisted' : 'restored' }
    }
    case 'duplicate': {
      const { productID } = await api.duplicateProduct({ id })
      throw redirect(`/business/${businessID}/products/${productID}?made=copy`)
    }
    case 'up':
    case 'down':
      await moveInShowcase(api, businessID, id, act === 'up' ? -1 : 1)
      return { did: 'ordered' }
    default:
      return {}
  }
}

/** Puts a published product one place further up or down among all of them. */
async function moveInShowcase(api: Page['api'], bid: string, id: string, by: 1 | -1): Promise<void> {
  const productIDs: string[] = []
  let total = 1
  for (let skip = 0; skip < Math.min(total, limits.productsAtOnceMax); skip += limits.productsPageSize) {
    const { results, totalResults } = await api.listManagedProducts({
      bid,
      state: 'published',
      sort: 'showcase',
      skip,
    })
    productIDs.push(...results.map(({ productID }) => productID))
    total = totalResults
  }
  const from = productIDs.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= productIDs.length) return
  productIDs.splice(to, 0, ...productIDs.splice(from, 1))
  await api.orderProducts({ businessID: bid, productIDs })
}

function refused(page: Page, error: unknown): Pick<ListAnswer, 'outcome' | 'message' | 'status' | 'room'> {
  const { name, details } = error as { name: string; details?: { limit?: number; published?: number } }
  if (name === 'ShowcaseFull') {
    const { limit = 0, published = 0 } = details ?? {}
    return { outcome: 'full', room: Math.max(0, limit - published) }
  }
  return refusalOf(page, error, errorText)
}
