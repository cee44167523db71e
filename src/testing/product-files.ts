// The file of all products of a company as its people fetch it, and as two of them are compared.
import { unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import type { ProductFileFormat } from '../contract/product-files.ts'

type Who = { bearer: string; businessID: string; language?: string }

/** Fetches it through the address that the call gives. */
export async function productFileOf(
  api: FastifyInstance,
  { bearer, businessID, language = 'en' }: Who,
  format: ProductFileFormat,
): Promise<Buffer> {
  const told = await api.inject({
    url: `/api/product/export?bid=${businessID}&format=${format}`,
    headers: { authorization: bearer, 'accept-language': language },
  })
  const { url } = told.json<{ data: { url: string } }>().data
  const fetched = await api.inject({ url })
  if (fetched.statusCode !== 200) throw new Error(`${fetched.statusCode} ${fetched.body}`)
  return fetched.rawPayload
}

const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/**
 * A file without what is another once products were made anew: their ids, when they were changed, and their pictures and documents,
 * which no table holds.
 */
export const comparable = (file: Buffer, format: ProductFileFormat): string =>
  // A form narrows what is typed wide; what was loaded may stand there as it was written.
  withoutOthers(file, format)
    .replaceAll(/[！-｝]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfee0))
    .replaceAll('\u3000', ' ')

function withoutOthers(file: Buffer, format: ProductFileFormat): string {
  if (format === 'bmecat')
    return file
      .toString()
      .replaceAll(/<UDX\.MILLWRIGHT\.(?:ID|CHANGED_AT)>[^<]*<\/[^>]+>\n/g, '')
      .replaceAll(
        /<UDX\.MILLWRIGHT\.(MAIN_IMAGE|PHOTOS|PICTURE_TEXTS|DOCUMENT_\w+)>[\s\S]*?<\/UDX\.MILLWRIGHT\.\1>\n/g,
        '',
      )
      .replaceAll(/<MIME>\n<MIME_SOURCE>[\s\S]*?<\/MIME>\n/g, '')
      .replaceAll(/<MIME_INFO>\n<\/MIME_INFO>\n/g, '')
      .replaceAll(/<SUPPLIER_PID>[0-9a-f]{32}</g, '<SUPPLIER_PID>id<')
  const text =
    format === 'csv' ? file.toString() : Buffer.from(unzipSync(file)['xl/worksheets/sheet1.xml']!).toString()
  return format === 'csv' ? withoutColumns(text) : withoutCells(text)
}

/** ID, pictures, last change, documents, and what pictures show. */
const fixedOthers = [0, 12, 13, 15, 36, 37, 38, 39, 40, 41, 43]

const isOther = (at: number): boolean => fixedOthers.includes(at) || (at > 43 && (at - 44) % 3 === 2)

function withoutColumns(csv: string): string {
  const rows = [...csv.matchAll(/(?:"(?:[^"]|"")*"(?:,|\r\n))+?(?<=\r\n)/g)].map(([row]) => row)
  return rows
    .map((row) => [...row.matchAll(/"(?:[^"]|"")*"/g)].map(([cell], at) => (isOther(at) ? '' : cell)).join())
    .join('\n')
}

function withoutCells(sheet: string): string {
  return sheet
    .replaceAll(/<c r="([A-Z]+)\d+"[^>]*>[\s\S]*?<\/c>/g, (cell, column: string) => {
      const at = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      return isOther(at) ? '' : cell
    })
    .replaceAll(ids, 'id')
}
