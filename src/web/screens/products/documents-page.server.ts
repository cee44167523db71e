// The documents of a product in the words of its page, made on the server like those of how it is sold.
import { msg } from '@lingui/core/macro'
import { endingsOf } from '../../../contract/file-types.ts'
import type { DocumentKind } from '../../../contract/document-kinds.ts'
import type { ProductEntry } from '../../../contract/products.ts'
import { productDocumentPath, sendRequestPath } from '../../../contract/slugs.ts'
import type { pageOf } from '../../api/page.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { shownIn } from '../../components/text/text-language.ts'
import type { DocumentsPage } from './documents-page.ts'

type Page = Pick<ReturnType<typeof pageOf>, 'i18n' | 'language'>
type Said = Pick<ProductEntry, 'productID' | 'businessID' | 'documents' | 'language' | 'businessProfile'>

/** Undefined for a product without any; `mayOpen` those on request too. */
export function documentsPageOf(
  { i18n, language }: Page,
  { productID, businessID, documents = [], language: written, businessProfile }: Said,
  mayOpen: boolean,
): DocumentsPage | undefined {
  if (documents.length === 0) return undefined
  const where = { country: businessProfile.contactInfo.country.code, language }
  const kinds: Record<DocumentKind, string> = {
    dataSheet: i18n._(msg`Data sheet`),
    manual: i18n._(msg`Manual`),
    cad: i18n._(msg`CAD file`),
    brochure: i18n._(msg`Brochure`),
    other: i18n._(msg`Other document`),
  }
  return {
    title: i18n._(msg({ context: 'of a product', message: 'Documents' })),
    rows: documents.map(({ documentID, kind, title, languageName, version, access, contentType, bytes }) => {
      const lang = shownIn(title, written, where)
      const type = (endingsOf(contentType)[0] ?? '').toUpperCase()
      const isOpen = access === 'open' || mayOpen
      return {
        id: documentID,
        title,
        ...(lang && { lang }),
        facts: [kinds[kind], languageName, version, `${type} ${sizeOf(bytes, language)}`]
          .filter((fact) => fact !== '')
          .join(' · '),
        path: isOpen
          ? productDocumentPath(productID, documentID)
          : `${sendRequestPath(businessID)}?product=${productID}`,
        ...(!isOpen && { ask: i18n._(msg`Send a request to get it`) }),
      }
    }),
  }
}

const sizeOf = (bytes: number, language: string) =>
  bytes < 1e6
    ? `${formatNumber(Math.ceil(bytes / 1e3), language)} KB`
    : `${formatNumber(Math.ceil(bytes / 1e5) / 10, language)} MB`
