// A product as its page would show it, made of what stands in the editor.
import { msg } from '@lingui/core/macro'
import type { pageOf } from '../../../api/page.ts'
import { placeOfPath } from '../../../components/category/options.ts'
import { fileHref } from '../../../components/text/links.ts'
import { pageDataOf } from '../page-data.ts'
import { tradePageOf } from '../trade-page.server.ts'
import { fieldsOf } from './fields.ts'
import { tradeShown } from './trade-shown.ts'
import { valuesTyped } from './values.ts'

type Page = ReturnType<typeof pageOf>

/** What was typed into the form, as the page of the product shows it. */
export async function previewOf(page: Page, businessID: string, form: FormData) {
  const values = valuesTyped(form)
  const { fields } = fieldsOf(values, page.language)
  const company = await page.api.showBusinessProfile({ id: businessID })
  const pictures = values.pictures.flatMap(({ url, text }) => {
    const address = fileHref(url)
    return address === undefined ? [] : [{ url: address, ...(text && { text }) }]
  })
  const { industry, category, subCategory } = await placeOf(page, values.category)
  const specs = await specsShown(page, fields.specs)
  const { partNumber, trade: _trade, variants: _variants, ...rest } = fields
  const product = {
    ...rest,
    ...(partNumber && { partNumber }),
    ...(await tradeShown(page, fields)),
    specs,
    productID: businessID,
    businessID,
    key: '',
    language: page.language,
    textLanguages: { name: page.language, description: page.language },
    originalName: fields.name,
    writtenIn: [],
    names: {},
    name: fields.name.trim() || page.i18n._(msg`Product without a name`),
    industry,
    category,
    subCategory,
    photoCount: pictures.length,
    mainImage: pictures[0] === undefined ? null : { url: pictures[0].url },
    photos: pictures,
    videos: fields.videos.map((url) => ({ videoID: url, url })),
    businessProfile: {
      ...company,
      cardPicture: null,
      certificates: company.certificates.map(({ name, confirmed }) => ({
        name,
        ...(confirmed && { confirmed: true as const }),
      })),
    },
  }
  const trade = tradePageOf(page, product)
  const shown = pageDataOf(
    product,
    [],
    { reactionCount: { like: 0 }, session: { reactionType: null } },
    { language: page.language, reading: { names: {} } },
  )
  return { ...shown, trade }
}

/** Specifications in the language of the page; as typed where there is something in them that no call would take. */
function specsShown(page: Page, specs: ReturnType<typeof fieldsOf>['fields']['specs']) {
  return page.api.readSpecs({ specs }).then(
    (meanings) => meanings.map(({ shown }) => shown),
    () => specs.map(({ key, value }) => ({ key, value })),
  )
}

async function placeOf(page: Page, path: string) {
  const nothing = { id: '', name: '' }
  const { industry, category, sub } = await placeOfPath(page, path)
  const named = (option: { value: string; name: string } | undefined) =>
    option ? { id: option.value.slice(option.value.indexOf('.') + 1), name: option.name } : undefined
  return {
    industry: named(industry) ?? nothing,
    category: named(category) ?? nothing,
    subCategory: named(sub) ?? null,
  }
}
