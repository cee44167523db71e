import { expect, test } from 'vitest'
import { aLine, aPage, aPdf } from '../../testing/documents.ts'
import { isPassivePdf } from './passive.ts'

const pdf = (objects: Record<number, string>) => aPdf({ objects: { ...aPage(), ...objects }, streams: aLine })

test.each<[string, Record<number, string>]>([
  ['a thread', { 9: String.raw`<< /S /Thread /F (\\evil\x.pdf) >>` }],
  ['a file at an address', { 9: '<< /F << /FS /URL /F (https://a.example/) >> >>' }],
  ['a page', { 9: '<< /Ref << /F (other.pdf) /Page 0 >> >>' }],
  ['a picture', { 9: '<< /OPI << /2.0 << /F 8 0 R >> >> >>', 8: '(other.tif)' }],
])('%s of another file is refused', async (_, objects) => {
  expect(await isPassivePdf(pdf(objects))).toBe(false)
})

test.each<[string, Record<number, string>]>([
  ['a note', { 9: '<< /Subtype /Link /F 4 >>' }],
  ['a font', { 9: '<< /Font << /F 8 0 R >> >>', 8: '<< /Type /Font >>' }],
])('%s may use the same letter', async (_, objects) => {
  expect(await isPassivePdf(pdf(objects))).toBe(true)
})
