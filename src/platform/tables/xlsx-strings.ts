// The texts that cells of a workbook share.
import { stringStore, type StringStore } from './string-store.ts'
import { TableError, tableLimits } from './table.ts'
import { localName, readXml } from './xml.ts'

/** All of them, in their order. How a word is pronounced, which Japanese workbooks keep beside it, is left out. */
export async function readSharedStrings(pieces: AsyncIterable<Buffer>): Promise<StringStore> {
  const store = stringStore()
  const text = richText()
  const reader = {
    open(name: string) {
      const local = localName(name)
      if (local === 'si') text.begin()
      else text.open(local)
    },
    text: text.add,
    close(name: string) {
      const local = localName(name)
      if (local === 'si') store.add(text.end())
      else text.close(local)
    },
    take: () => [],
  }
  try {
    for await (const _ of readXml(pieces, reader));
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

/** Gathers the text of `t` elements, in runs or alone, but not those of `rPh`. */
export function richText() {
  let text = ''
  let isInText = false
  let pronounced = 0
  return {
    begin() {
      text = ''
      isInText = false
      pronounced = 0
    },
    open(local: string) {
      if (local === 'rPh') pronounced += 1
      if (local === 't') isInText = pronounced === 0
    },
    add(found: string) {
      if (!isInText) return
      text += found
      if (text.length > tableLimits.cellLetters * 7) throw new TableError('cell too long')
    },
    close(local: string) {
      if (local === 'rPh') pronounced -= 1
      if (local === 't') isInText = false
    },
    end: () => unescaped(text),
  }
}

/** _x000D_ is a letter that XML has no other way to write. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
}
