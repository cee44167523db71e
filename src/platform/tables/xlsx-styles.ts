// Which format each style of a workbook shows numbers in.
import { numberFormat, type NumberFormat } from './number-formats.ts'
import { TableError } from './table.ts'
import { localName, readXml } from './xml.ts'

const stylesMax = 70_000

/** The formats by the number of the style that cells name. */
export async function readStyles(pieces: AsyncIterable<Buffer>): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isOfCells = false
  const reader = {
    open(name: string, { attributes }: { attributes: Record<string, string> }) {
      const local = localName(name)
      if (local === 'cellXfs') isOfCells = true
      if (local === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (local === 'xf' && isOfCells) ids.push(Number(attributes['numFmtId'] ?? 0))
      if (ids.length > stylesMax || codes.size > stylesMax) throw new TableError('broken file')
    },
    text() {},
    close(name: string) {
      if (localName(name) === 'cellXfs') isOfCells = false
    },
    take: () => [],
  }
  for await (const _ of readXml(pieces, reader));
  const made = new Map<number, NumberFormat>()
  return ids.map((id) => {
    const format = made.get(id) ?? numberFormat(id, codes.get(id))
    made.set(id, format)
    return format
  })
}
