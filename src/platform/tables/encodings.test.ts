import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inEncoding, utf16be, utf16le, type OldEncoding } from './corpus/laying.ts'
import { chinese, english, heads, italian, japanese, spanish, taiwanese } from './corpus/products.ts'
import { encodingOfFile } from './encodings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'encodings-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function toldOf(bytes: Buffer) {
  const file = path.join(folder, 'text')
  await writeFile(file, bytes)
  return encodingOfFile(file, undefined)
}

const plain = (text: string) => text.replaceAll('−', '-')
const lines = (rows: readonly (readonly string[])[]) => rows.map((row) => plain(row.join(',')))
const halfWidth = ['ﾋﾝﾊﾞﾝ', 'ﾍﾞｱﾘﾝｸﾞ,480', 'ﾎﾞﾙﾄ M6,35', 'ｽﾌﾟﾘﾝｸﾞ,20']
const writings: readonly [OldEncoding, readonly string[]][] = [
  ['shift_jis', [heads.ja.join(), ...lines(japanese)]],
  ['shift_jis', halfWidth],
  ['euc-jp', [heads.ja.join(), ...lines(japanese).map((line) => line.replaceAll('㎜', 'mm'))]],
  ['gb18030', [heads.zh.join(), ...lines(chinese)]],
  ['big5', [heads.tw.join(), ...lines(taiwanese)]],
  ['windows-1252', lines(spanish)],
  ['windows-1252', lines(italian).filter((line) => /[^\0-\x7f]/.test(line))],
]

describe('an encoding is told', () => {
  test.each(writings)('%s, by each two lines alone', async (encoding, texts) => {
    for (let at = 0; at + 1 < texts.length; at++) {
      const told = await toldOf(inEncoding(`${texts[at]}\r\n${texts[at + 1]}\r\n`, encoding))
      expect([told.encoding, ...told.others], texts[at]).toContain(encoding)
      expect(told.encoding, texts[at]).toBe(encoding)
    }
  })

  test('by marks, and without them', async () => {
    const text = lines(english).join('\r\n')
    expect((await toldOf(Buffer.from(`\u{feff}${text}`))).encoding).toBe('utf-8')
    expect((await toldOf(utf16le(`\u{feff}${text}`))).encoding).toBe('utf-16le')
    expect((await toldOf(utf16be(text))).encoding).toBe('utf-16be')
    expect((await toldOf(inEncoding('品番,数量\n', 'iso-2022-jp'))).encoding).toBe('iso-2022-jp')
  })

  test('by letters that come after half a megabyte of others', async () => {
    const ascii = Buffer.from('A-100,Bearing,480\n'.repeat(30_000))
    expect(
      (await toldOf(Buffer.concat([ascii, inEncoding('A-101,深溝玉軸受,480\n', 'shift_jis')]))).encoding,
    ).toBe('shift_jis')
    expect(
      (await toldOf(Buffer.concat([ascii, inEncoding('A-101,Cojinete rígido,480\n', 'windows-1252')])))
        .encoding,
    ).toBe('windows-1252')
  })

  test('and others are named where little tells them apart', async () => {
    const told = await toldOf(inEncoding('Código', 'windows-1252'))
    expect([told.encoding, ...told.others]).toContain('windows-1252')
    expect(told.others).not.toEqual([])
  })
})

test('a text with one broken letter is read with a sign in its place', async () => {
  const text = Buffer.from(lines(japanese).join('\n').repeat(20))
  text[text.indexOf('軸') + 2] = 0x20
  expect(await toldOf(text)).toEqual({ encoding: 'utf-8', others: [], isDamaged: true })
})

test('two encodings in one file are refused', async () => {
  const half = lines(japanese).join('\n').repeat(9)
  const mixed = Buffer.concat([Buffer.from(half), inEncoding(half, 'shift_jis')])
  await expect(toldOf(mixed)).rejects.toMatchObject({ name: 'TableError', reason: 'unknown encoding' })
})
