// Archives that lie about what is in them.
import { crc32, deflateRawSync } from 'node:zlib'
import type { TableReason } from '../table.ts'
import { inlined, workbookBytes } from '../corpus/workbook-bytes.ts'
import { zipBytes, type LaidPart } from '../corpus/zip-bytes.ts'

export type Hostile = {
  name: string
  bytes: () => Buffer
  /** Why it must be refused; 'harmless' is read, and without anything said it may be either. */
  ends?: TableReason | 'harmless'
}

const sheet = { name: 'A', xml: `<sheetData><row r="1">${inlined('A1', 'a')}</row></sheetData>` }
const csv: LaidPart = { name: 'prices.csv', content: 'a,b\n1,2\n' }
const plain = () => workbookBytes({ sheets: [sheet] })
const zip = (name: string, ends: Hostile['ends'], ...parts: LaidPart[]): Hostile => ({
  name,
  bytes: () => zipBytes([csv, ...parts]),
  ...(ends && { ends }),
})

/** A part of this size that is zeros or blanks, without ever being whole in memory: packed blocks are repeated. */
export function bomb(size: number, letter = 0x20): LaidPart['packed'] {
  const block = Buffer.alloc(1024 * 1024, letter)
  const packed = deflateRawSync(block, { finishFlush: 2 })
  const count = Math.ceil(size / block.length)
  const end = Buffer.from([0x03, 0x00])
  return {
    bytes: Buffer.concat([...Array.from({ length: count }, () => packed), end]),
    size: count * block.length,
    sum: 0,
  }
}

const badPaths = [
  '../x.jpg',
  '/etc/passwd',
  'C:\\x.jpg',
  '..\\x.jpg',
  'a/../../b.jpg',
  './a.jpg',
  'a\0b.jpg',
  'a\nb.jpg',
  '',
  'x'.repeat(3_000),
]

/** Sizes, places and numbers of parts in the list that are not those of the parts. */
function patched(change: (bytes: Buffer, end: number) => void): () => Buffer {
  return () => {
    const bytes = Buffer.from(plain())
    change(bytes, bytes.length - 22)
    return bytes
  }
}

/** An end that says, in numbers of 64 bits, that the list has so many parts. */
function manyTold(count: bigint): Buffer {
  const bytes = zipBytes([csv])
  const listAt = bytes.readUInt32LE(bytes.length - 6)
  const far = Buffer.alloc(56 + 20)
  far.writeUInt32LE(0x06064b50, 0)
  far.writeBigUInt64LE(44n, 4)
  far.writeBigUInt64LE(count, 24)
  far.writeBigUInt64LE(count, 32)
  far.writeBigUInt64LE(1_000n, 40)
  far.writeBigUInt64LE(BigInt(listAt), 48)
  far.writeUInt32LE(0x07064b50, 56)
  far.writeBigUInt64LE(BigInt(bytes.length - 22), 64)
  far.writeUInt32LE(1, 72)
  const end = Buffer.from(bytes.subarray(-22))
  end.fill(0xff, 8, 20)
  return Buffer.concat([bytes.subarray(0, -22), far, end])
}

export const archives: readonly Hostile[] = [
  {
    name: 'bomb of one sheet',
    ends: 'unpacks to too much',
    bytes: () =>
      workbookBytes({ sheets: [sheet], more: [{ name: 'xl/big.xml', content: '', packed: bomb(600e6)! }] }),
  },
  {
    name: 'bomb of many parts',
    ends: 'unpacks to too much',
    bytes: () =>
      workbookBytes({
        sheets: [sheet],
        more: Array.from({ length: 60 }, (_, at) => ({
          name: `xl/${at}.xml`,
          content: '',
          packed: bomb(8e6)!,
        })),
      }),
  },
  {
    name: 'bomb that tells a small size',
    ends: 'broken file',
    bytes: () => zipBytes([{ name: 'a.csv', content: '', packed: { ...bomb(200e6)!, size: 1_000 } }]),
  },
  {
    name: 'bomb beside a table',
    ends: 'unpacks to too much',
    bytes: () => zipBytes([csv, { name: 'a.jpg', content: '', packed: bomb(500e6)! }]),
  },
  {
    name: 'table in an archive that is too large',
    ends: 'too large',
    bytes: () =>
      zipBytes([{ name: 'a.csv', content: Buffer.from('a,b,c\n'.repeat(9_000_000)), stored: true }]),
  },
  {
    name: 'two parts in the same place',
    ends: 'broken file',
    bytes: () => zipBytes([csv, { name: 'b.jpg', content: 'x'.repeat(99), lie: { offset: 0 } }]),
  },
  {
    name: 'two hundred parts in the same place',
    ends: 'broken file',
    bytes: () =>
      zipBytes([
        { name: 'a.bin', content: '', packed: bomb(7e6)! },
        ...Array.from({ length: 200 }, (_, at) => ({
          name: `${at}.csv`,
          content: 'a',
          lie: { offset: 0, packed: 6_000, size: 7_000_000 },
        })),
      ]),
  },
  ...badPaths.map((path) =>
    zip(`path ${JSON.stringify(path.slice(0, 20))}`, 'unsafe path', { name: path, content: 'x' }),
  ),
  zip('link to another place', 'unsafe path', {
    name: 'a.jpg',
    content: '/etc/passwd',
    attributes: 0o120777 * 65_536,
  }),
  zip('one name twice', 'broken file', { name: 'PRICES.csv', content: 'x' }),
  zip('names that differ before the part', undefined, {
    name: 'b.jpg',
    content: 'x',
    lie: { name: Buffer.from('c.jpg') },
  }),
  {
    name: 'table with another name before it',
    ends: 'broken file',
    bytes: () => zipBytes([{ ...csv, lie: { name: Buffer.from('secret.csv') } }]),
  },
  { name: 'encrypted part', ends: 'encrypted', bytes: () => zipBytes([{ ...csv, flags: 1 }]) },
  { name: 'strongly encrypted part', bytes: () => zipBytes([{ ...csv, flags: 0x41 }]) },
  ...[1, 9, 12, 14, 93, 99].map((method): Hostile => ({
    name: `packed by method ${method}`,
    ends: 'broken file',
    bytes: () => zipBytes([{ ...csv, method }]),
  })),
  {
    name: 'wrong sum',
    ends: 'broken file',
    bytes: () => zipBytes([{ ...csv, lie: { sum: crc32('other') } }]),
  },
  { name: 'larger than told', ends: 'broken file', bytes: () => zipBytes([{ ...csv, lie: { size: 4 } }]) },
  {
    name: 'smaller than told',
    ends: 'broken file',
    bytes: () => zipBytes([{ ...csv, lie: { size: 40_000 } }]),
  },
  {
    name: 'packed part beyond the end',
    ends: 'broken file',
    bytes: () => zipBytes([{ ...csv, lie: { packed: 0x7fffffff } }]),
  },
  {
    name: 'part far behind the end',
    ends: 'broken file',
    bytes: () => zipBytes([{ ...csv, lie: { offset: 0xfffffff0 } }]),
  },
  {
    name: 'stored part of two sizes',
    ends: 'broken file',
    bytes: () => zipBytes([{ ...csv, stored: true, lie: { size: 3 } }]),
  },
  {
    name: 'more parts told than there are',
    ends: 'broken file',
    bytes: patched((bytes, end) => bytes.writeUInt16LE(60_000, end + 10)),
  },
  { name: 'no parts told', bytes: patched((bytes, end) => bytes.writeUInt16LE(0, end + 10)) },
  {
    name: 'list behind the end',
    ends: 'broken file',
    bytes: patched((bytes, end) => bytes.writeUInt32LE(0x7ffffff0, end + 16)),
  },
  {
    name: 'list in the middle of a part',
    ends: 'broken file',
    bytes: patched((bytes, end) => bytes.writeUInt32LE(11, end + 16)),
  },
  {
    name: 'one of several disks',
    ends: 'broken file',
    bytes: patched((bytes, end) => bytes.writeUInt16LE(3, end + 4)),
  },
  { name: 'two million million parts', ends: 'too many parts', bytes: () => manyTold(2n ** 41n) },
  { name: 'parts without number', bytes: () => manyTold(2n ** 63n) },
  { name: 'something behind the end', bytes: () => Buffer.concat([plain(), Buffer.alloc(70_000, 1)]) },
  {
    name: 'something before the beginning',
    bytes: () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(99, 1), plain()]),
  },
  {
    name: 'an end within the remark',
    bytes: () => zipBytes([csv], zipBytes([csv]).toString('latin1').slice(-22)),
  },
  { name: 'only an end', ends: 'no table', bytes: () => zipBytes([]) },
  {
    name: 'archive in an archive',
    ends: 'no table',
    bytes: () => zipBytes([{ name: 'inner.zip', content: zipBytes([csv]) }]),
  },
  {
    name: 'archive that is named a table',
    ends: 'unknown format',
    bytes: () => zipBytes([{ name: 'inner.csv', content: zipBytes([csv]) }]),
  },
  {
    name: 'several tables',
    ends: 'several tables',
    bytes: () => zipBytes([csv, { name: 'b/other.xlsx', content: plain() }]),
  },
  { name: 'only pictures', ends: 'no table', bytes: () => zipBytes([{ name: 'a.jpg', content: 'x' }]) },
  {
    name: 'a thousand folders',
    ends: 'harmless',
    bytes: () =>
      zipBytes([
        csv,
        ...Array.from({ length: 1_000 }, (_, at) => ({ name: `${at}/`, content: '', stored: true })),
      ]),
  },
  {
    name: 'long names without end',
    bytes: () =>
      zipBytes([
        csv,
        ...Array.from({ length: 900 }, (_, at) => ({ name: `${at}${'y'.repeat(60_000)}`, content: '' })),
      ]),
  },
  {
    name: 'names in no encoding',
    bytes: () => zipBytes([csv, { name: Buffer.from([0xff, 0xfe, 0x80, 0x81]), content: '' }]),
  },
  {
    name: 'sixty thousand pictures',
    ends: 'harmless',
    bytes: () =>
      zipBytes([
        csv,
        ...Array.from({ length: 60_000 }, (_, at) => ({
          name: `pictures/${at}.jpg`,
          content: 'x',
          stored: true,
        })),
      ]),
  },
]
