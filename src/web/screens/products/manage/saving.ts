// What becomes of the product editor when it is sent: saved, published, refused, or shown anew. What was typed always comes back.
import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import type { ManagedProductEntry } from '../../../../contract/product-management.ts'
import { errorText } from '../../../../messages/texts.ts'
import { refusalIn } from '../../../api/managed.ts'
import type { pageOf } from '../../../api/page.ts'
import { sentText } from '../../../api/sent.ts'
import { refusalOf } from '../../../components/forms/outcome.ts'
import { categoriesFor, categoryName } from '../../../components/category/options.ts'
import { controlOfPath, differences, fieldsOf, inOrder } from './fields.ts'
import type { EditAnswer } from './edit-answer.ts'
import { meaningsOf } from './spec-meanings.ts'
import { valuesOfProduct, valuesTyped, type ProductValues, type SpecRow } from './values.ts'

type Page = ReturnType<typeof pageOf>

type Where = { businessID: string; productID: string | undefined }

/** Saves what was sent, as a new product where there is none yet, and publishes it when that was pressed. */
export async function saveProduct(page: Page, where: Where, form: FormData): Promise<EditAnswer> {
  const typed = valuesTyped(form)
  const answer = await outcomeOf(page, where, form, typed)
  // Of the form that comes back: its pick list, without scripts, and what the category in it is called.
  const shown = answer.shown?.category ?? ''
  const [categories, chosen, meanings] = await Promise.all([
    categoriesFor(page, typed.industry),
    categoryName(page, shown),
    page.session ? meaningsOf(page, answer.shown?.specs ?? []) : [],
  ])
  return { ...answer, categories, chosen, meanings }
}

async function outcomeOf(
  page: Page,
  where: Where,
  form: FormData,
  typed: ProductValues,
): Promise<EditAnswer> {
  const intent = sentText(form, 'intent', 'save')
  const at = Date.now()
  const back = { at, wrong: [], shown: typed }
  if (!page.session) return { ...back, outcome: 'session' }
  if (intent === 'categories' || intent === 'rows') return { ...back, outcome: 'listed' }
  const { fields, wrong } = fieldsOf(typed, page.language)
  if (wrong.length > 0)
    return { ...back, outcome: 'refused', wrong, message: errorText('InvalidInput', page.language) }
  try {
    if (where.productID === undefined)
      return await create(page, where.businessID, fields, intent === 'publish')
    const saved = await page.api.changeProduct({
      id: where.productID,
      ...fields,
      revision: Number(typed.revision),
    })
    return await published(page, saved, intent === 'publish', at)
  } catch (error) {
    if (error instanceof Response) throw error
    const why = await refusalIn(page, where.businessID, error)
    return { ...back, ...(await named(page, refused(page, why, typed))) }
  }
}

async function create(
  page: Page,
  businessID: string,
  fields: ReturnType<typeof fieldsOf>['fields'],
  publish: boolean,
): Promise<never> {
  const { productID } = await page.api.createProduct({ businessID, ...fields, publish })
  throw redirect(`/business/${businessID}/products/${productID}?made=${publish ? 'published' : 'draft'}`)
}

/** A product that was saved, and published behind it when it was to be; without room it stays as it is. */
async function published(
  page: Page,
  saved: ManagedProductEntry,
  publish: boolean,
  at: number,
): Promise<EditAnswer> {
  const shown = valuesOfProduct(saved, page)
  const answer: EditAnswer = { at, outcome: 'saved', wrong: [], shown, state: saved.state }
  if (!publish || saved.state === 'published') return answer
  const { businessID, productID } = saved
  try {
    await page.api.publishProducts({ businessID, productIDs: [productID] })
    return { ...answer, outcome: 'published', state: 'published' }
  } catch (error) {
    return { ...answer, ...refused(page, error, shown), shown }
  }
}

/** Languages, categories and specifications that differ, by their names. */
async function named(page: Page, refusal: Refusal): Promise<Refusal> {
  const list = refusal.differences ?? []
  for (const one of list)
    if (one.field === 'category') {
      one.theirs = await categoryName(page, one.theirs)
      one.mine = await categoryName(page, one.mine)
    } else if (one.field === 'language') {
      const languages = await page.api.listLanguages({})
      const nameOf = (code: string) => languages.find((one) => one.code === code)?.languageName ?? code
      one.theirs = nameOf(one.theirs)
      one.mine = nameOf(one.mine)
    } else if (one.specs) {
      one.theirs = await specsText(page, one.specs.theirs)
      one.mine = await specsText(page, one.specs.mine)
      delete one.specs
    }
  return refusal
}

/** Each row on a line, with what it was chosen to mean. */
async function specsText(page: Page, specs: readonly SpecRow[]): Promise<string> {
  const meanings = await page.api.readSpecs({ specs: [...specs] })
  const lines = specs.map(({ key, value, term }, at) => {
    const line = `${key.trim()}: ${value.trim()}`
    if (term === null) return `${line} (${page.i18n._(msg`as typed`)})`
    const { chosen, sure } = meanings[at] ?? {}
    return term === undefined ? line : `${line} (${(chosen ?? sure)?.name ?? ''})`
  })
  return lines.join('\n')
}

type Refusal = Pick<EditAnswer, 'outcome' | 'message' | 'status' | 'wrong' | 'differences' | 'shown'>

function refused(page: Page, error: unknown, typed: ProductValues): Refusal {
  const { name, details } = error as { name: string; details?: { current?: ManagedProductEntry } }
  const shown = typed
  if (name === 'ShowcaseFull') return { outcome: 'full', wrong: [], shown }
  if (name === 'Stale' && details?.current) {
    const { current } = details
    // Who saves again has seen the other version: theirs goes.
    const seen = { ...typed, revision: String(current.revision) }
    return {
      outcome: 'stale',
      wrong: [],
      shown: seen,
      differences: differences(current, typed, page.language),
    }
  }
  const refusal = refusalOf(page, error, errorText, (path) => controlOfPath(path, typed))
  return { ...refusal, wrong: inOrder(refusal.wrong), shown }
}
