// Documents of products of the first companies: data sheets in several languages, manuals, brochures and outlines for CAD, some of
// them on request. They are few and small, and made when the world is filled.
import { drawOutline, drawSheet } from '@millwright/demo-art/documents'
import { loadProductDocuments, type LoadedDocument } from '../domains/products/load-documents.ts'
import { transaction, type Db } from '../platform/db.ts'
import { rowsOfCompany, type RowsOfCompany } from './company-rows.ts'
import { writingOf, type Writing } from './facts/companyTexts.ts'
import { documentWords, type DocumentWords } from './facts/documentWords.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import type { Spoken } from './facts/languages/language.ts'
import type { World } from './facts/world.ts'
import { rememberedIDs } from './ids.ts'
import { claimStepWithin, findWorld } from './queries.ts'

const step = 'product documents'
const companies = 16
const productsEach = 3
/** What these ids are for, beside those of companies. */
const idFor = 205

/** Gives products of the demo world their documents, once; the storage must be known. */
export async function giveDocuments(db: Db): Promise<void> {
  const found = await findWorld(db)
  if (!found?.finished || found.world.bare || found.stepsDone.includes(step)) return
  const documents = documentsOf(found.world)
  await transaction(db, async (tx) => {
    if (await claimStepWithin(tx, step)) await loadProductDocuments(tx, documents)
  })
}

/** All of them, from facts alone. */
export function documentsOf(world: World): LoadedDocument[] {
  const ids = rememberedIDs(world)
  return Array.from({ length: Math.min(companies, world.companies) }, (_, i) => i).flatMap((i) => {
    const rows = rowsOfCompany(world, i, ids)
    const { languages, company, products: texts } = writingOf(world, i, rows.company)
    const told = { index: i, products: rows.products, languages, company, texts }
    const shown = rows.products.flatMap((product, p) => (product.published ? [p] : [])).slice(0, productsEach)
    return shown.flatMap((p, nth) =>
      ofProduct(told, p, nth).map((one, at): LoadedDocument => {
        const { productID, createdAt } = rows.products[p]!
        const id = (what: number) => idOf(world.seed, createdAt.getTime(), idFor, i, p, at, what)
        return { ...one, productID, documentID: id(0), fileID: id(1), userID: ids.person(ownerOf(world, i)) }
      }),
    )
  })
}

/** A company's products, and what it writes in each language. */
type Told = Pick<RowsOfCompany, 'products'> & {
  index: number
  languages: Writing['languages']
  company: Writing['company']
  texts: Writing['products']
}
type Made = Omit<LoadedDocument, 'productID' | 'documentID' | 'fileID' | 'userID'>

/** A data sheet for each; the first product has them all. */
function ofProduct(rows: Told, p: number, nth: number): Made[] {
  const [own] = rows.languages
  const other: Spoken = own === 'en' ? 'ja' : 'en'
  const first: Made[] = [
    ...(rows.languages.includes(other) ? [sheetIn(rows, p, other, 'dataSheet')] : []),
    sheetIn(rows, p, own, 'manual'),
    sheetIn(rows, p, own, 'brochure'),
    outlineOf(rows, p),
  ]
  return [sheetIn(rows, p, own, 'dataSheet'), ...(nth === 0 ? first : nth === 1 ? [outlineOf(rows, p)] : [])]
}

const versions = ['A', 'B', 'C', 'D']

function sheetIn(
  { index, products, company, texts }: Told,
  p: number,
  language: Spoken,
  kind: 'dataSheet' | 'manual' | 'brochure',
): Made {
  const words: DocumentWords = documentWords[language]
  const product = products[p]!
  const { companyName, shortDescription } = company(language)
  const { name, description, specs } = texts(language)[p]!
  const version = `${words.revision} ${versions[(index + p) % versions.length]}`
  const paragraphs = kind === 'manual' ? words.handling : [description]
  const bytes = drawSheet({
    letters: language === 'zh' ? 'zh' : 'ja',
    company: companyName,
    kind: `${words[kind]} · ${version}`,
    title: name,
    paragraphs: kind === 'brochure' ? [shortDescription, ...paragraphs] : paragraphs,
    rows: kind === 'dataSheet' ? specs.map(({ key, value }) => [key, value] as const) : [],
    foot: words.invented,
  })
  return {
    kind,
    title: words[kind],
    language,
    version,
    // Manuals go to those who ask.
    access: kind === 'manual' && index % 2 === 0 ? 'request' : 'open',
    fileName: `${product.partNumber ?? kind}_${language}.pdf`,
    contentType: 'application/pdf',
    bytes,
  }
}

function outlineOf({ index, languages: [own], products }: Told, p: number): Made {
  const product = products[p]!
  const millimetres = (product.specs ?? []).flatMap(({ value }) => {
    const [, number] = /^(\d+(?:\.\d+)?) ?mm$/.exec(value) ?? []
    return number === undefined ? [] : [Number(number)]
  })
  const [height = 60, bore = height / 3, width = height / 2] = millimetres.toSorted((a, b) => b - a)
  return {
    kind: 'cad',
    title: documentWords[own].cad,
    language: '',
    version: '',
    access: index % 3 === 0 ? 'open' : 'request',
    fileName: `${product.partNumber ?? 'outline'}.dxf`,
    contentType: 'image/vnd.dxf',
    bytes: drawOutline({ height, bore: Math.min(bore, height * 0.6), width }),
  }
}
