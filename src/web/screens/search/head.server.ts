// Title, description, keywords and structured data of a search page.
import { countryInSentence } from '../../components/business/country-in-sentence.ts'
import { msg } from '@lingui/core/macro'
import { pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'
import {
  canonicalSearchPath,
  isRefined,
  kindOf,
  nodeOf,
  nodePath,
  sizeOf,
  type SearchAddress,
} from '../../components/search/address.ts'

type PageOnServer = ReturnType<typeof pageOf>
type Searched = {
  address: SearchAddress
  typeName: string
  countryName: string | undefined
  /** What the one industry or category is called that all results stand under. */
  nodeName?: string | undefined
  /** How many results this page shows. */
  shown: number
  /** True when they are results of another search than was asked for. */
  isEased: boolean
  /** Names and paths that search engines may know. */
  listed: readonly { name: string; path: string }[]
}

/** What people type and people's names are not for the lists of search engines, and neither are pages without results, far from the first, or that show in part or in another order what a plainer address shows. What stands under one industry or category is a page of its own, whether its name is searched for too or nothing. */
export function searchHead(page: PageOnServer, searched: Searched): Head {
  const { i18n, edition } = page
  const { typeName, countryName, nodeName, shown, isEased, listed } = searched
  const node = nodeOf(searched.address)
  const isNode = node !== undefined && ['', nodeName].includes(searched.address.text)
  const address = isNode && nodeName ? { ...searched.address, text: nodeName } : searched.address
  const place = countryName ?? i18n._(msg`all countries`)
  const inPlace = countryInSentence(place, i18n.locale)
  const brand = edition.siteName
  const kind = address.verified ? i18n._(msg`${typeName}, verified only`) : typeName
  // Typed words are quoted: who searches for the name of a category reads another title than its page has.
  const word = address.text
  const asked = isNode ? word : i18n._(msg`“${word}”`)
  const what = word ? `${asked} – ${kind}` : kind
  const number = address.page
  return pageHead(page, {
    title:
      number > 1
        ? i18n._(msg`${what}, ${place}, page ${number} | ${brand}`)
        : i18n._(msg`${what}, ${place} | ${brand}`),
    description: descriptionOf(i18n, { address, typeName, place: inPlace, brand }),
    keywords: [address.text, typeName, countryName, edition.countryName, edition.keywords]
      .filter(Boolean)
      .join(', '),
    canonicalPath: isNode ? nodePath(node, address.business, number) : canonicalSearchPath(searched.address),
    noindex:
      (!isNode && (address.text !== '' || isRefined(address))) ||
      shown === 0 ||
      number > 20 ||
      isEased ||
      kindOf(address.business) === 'people',
    structured: listed.length === 0 ? [] : [itemList(listed, sizeOf(address) * (number - 1), edition.origin)],
  })
}

type Described = { address: SearchAddress; typeName: string; place: string; brand: string }

function descriptionOf(i18n: PageOnServer['i18n'], { address, typeName, place, brand }: Described): string {
  const words = address.text
  switch (kindOf(address.business)) {
    case 'products':
      return words
        ? i18n._(
            msg`${typeName} for “${words}” in ${place}: specifications, stock and supplier of each side by side on ${brand}.`,
          )
        : i18n._(
            msg`${typeName} from suppliers in ${place}: specifications, stock and pictures side by side on ${brand}.`,
          )
    case 'people':
      return words
        ? i18n._(msg`${typeName} for “${words}” in ${place}: who does what in which company on ${brand}.`)
        : i18n._(msg`${typeName} in ${place}: who does what in which company on ${brand}.`)
    case 'companies':
      return words
        ? i18n._(
            msg`${typeName} for “${words}” in ${place}: capabilities, lead times and certificates side by side, and which companies are verified, on ${brand}.`,
          )
        : i18n._(
            msg`${typeName} in ${place}: capabilities, lead times and certificates side by side, and which companies are verified, on ${brand}.`,
          )
  }
}

function itemList(listed: Searched['listed'], before: number, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: listed.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      url: new URL(path, origin).href,
      name,
    })),
  }
}
