// Tables with pictures and documents beside them, and the products that they came to.
import sharp from 'sharp'
import type { ManagedDocumentEntry } from '../contract/product-documents.ts'
import { zipBytes, type LaidPart } from '../platform/tables/corpus/zip-bytes.ts'
import type { callsOf, Team } from './products.ts'

let shades = 0
/** A picture like no other. */
export const aPicture = (side = 300) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: { r: (shades += 7) % 256, g: shades >> 8, b: 90 },
    },
  })
    .jpeg()
    .toBuffer()

/** A table of lines that name files. */
export const fileTable = (lines: readonly string[]) =>
  ['Part number,Name,Image,Data sheet', ...lines].join('\n')
/** The same in an archive. */
export const packed = (csv: string, ...parts: LaidPart[]) =>
  zipBytes([{ name: 'list/products.csv', content: csv }, ...parts])

type Managed = { productID: string; revision: number; fields: { photos: string[]; mainImage: string } }
/** Everything that the products of a company say and show, as `get` reads it. */
export async function filedProducts(
  get: ReturnType<typeof callsOf>['get'],
  { owner, businessID }: Pick<Team, 'owner' | 'businessID'>,
) {
  const { data } = await get(owner, `/product/manage?bid=${businessID}`)
  const listed = (data as { results: { productID: string; partNumber: string }[] }).results
  return Promise.all(
    listed.map(async ({ productID, partNumber }) => {
      const { revision, ...product } = (await get(owner, `/product/${productID}/manage`)).data as Managed
      const documents = (await get(owner, `/product/${productID}/document`)).data as ManagedDocumentEntry[]
      const texts = (await get(owner, `/product/${productID}/texts`)).data
      return { partNumber, revision, product, documents, texts }
    }),
  )
}
export const picturesIn = ({ fields }: Managed | Omit<Managed, 'revision'>) =>
  [fields.mainImage, ...fields.photos].filter((url) => url !== '')
export const withoutRevisions = (products: Awaited<ReturnType<typeof filedProducts>>) =>
  products.map(({ revision: _revision, ...one }) => one)
