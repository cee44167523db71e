// Numbers in texts: a limit is put in by its name, so that a text never tells another number than the program keeps.

/**
 * What may be written out, and why: none of it is a limit. Whoever needs another number puts it in by a name (`limits` on a
 * page; `{nameOfTheLimit}` in a text of the server), or adds the words around it here with their reason.
 */
const writtenOut: readonly [words: string, why: string][] = [
  ['B2B', 'a word'],
  ['ISO 9001', 'the name of a standard'],
  ['Incoterms 2020', 'the name of a set of terms'],
  ['インコタームズ2020', 'the same in Japanese'],
  ['1970-10-24', 'an example of a day'],
  ['+ 1 12345678', 'an example of a telephone number'],
  ['1968', 'an example of a year'],
  ['6204', 'an example of a keyword, a bearing'],
  ['20 mm', 'an example of a value'],
  ['1-2-3', 'an example of a house number in Japan'],
  ['530-0001', 'an example of a postal code'],
  ['6桁', 'Japanese writes digits where English says "six digits": the codes of RFC 6238'],
  ['4桁', 'the same, of a year'],
  ['横4：縦1', 'the shape of a cover, "four times as wide as high"'],
  ['4:1', 'the same in Chinese'],
  ['5つの', 'of a picture, "five industries"'],
  ['3行', 'the height of a card, "the first three lines"'],
  ['4行', 'the height of a card, "the first four"'],
  ['2列', 'of a spreadsheet, "two columns"'],
]

/** The numbers that stand in a text by themselves. None and one are words; tags and placeholders are the library's. */
export function digitsIn(text: string): string[] {
  const words = writtenOut.reduce((left, [known]) => left.replaceAll(known, ' '), text)
  const plain = words.replaceAll(/<\/?\d+\/?>/g, '').replaceAll(/\{\s*\w+\s*(?=[,}])/g, '{')
  return (plain.match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []).filter((number) => !/^[01][.,]*$/.test(number))
}
