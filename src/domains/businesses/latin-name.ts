// What a Japanese company's name is in Latin letters, as far as its reading in kana says it.
import { fromKana } from 'hepburn'
import { isKana, plainWriting } from '../../contract/writing.ts'

/** Legal forms as they are read. */
const readForms = /(?:カブシキ|ユウゲン|ゴウドウ|ゴウシ|ゴウメイ)ガイシャ/gu
/** As such companies call themselves in English. */
const forms: readonly (readonly [form: RegExp, english: string])[] = [
  [/株式会社|㈱|[(（]株[)）]/u, 'Co., Ltd.'],
  [/有限会社|㈲|[(（]有[)）]/u, 'Ltd.'],
  [/合同会社/u, 'LLC'],
]
/** Long vowels stand without a mark, as in passports: Tokyo, Kyushu. */
const marks: Readonly<Record<string, string>> = { Ā: 'A', Ī: 'I', Ū: 'U', Ē: 'E', Ō: 'O' }

/**
 * A name in Hepburn, each word with a capital, made of its reading in kana and nothing else; with the legal form that `name`
 * has. Null for a reading that holds anything but kana.
 */
export function latinName(name: string, reading: string | null): string | null {
  const kana = plainWriting(reading ?? '')
  if (!isKana(kana)) return null
  const words = kana
    .replaceAll(readForms, ' ')
    .split(/[\s・]+/u)
    .map(inLatin)
    .filter((word) => word !== '')
  if (words.length === 0 || words.some((word) => !/^[A-Za-z]+$/.test(word))) return null
  const form = forms.find(([sign]) => sign.test(name))
  return [...words, ...(form ? [form[1]] : [])].join(' ')
}

function inLatin(word: string): string {
  const letters = fromKana(word)
    .replaceAll(/[ĀĪŪĒŌ]/g, (long) => marks[long] ?? long)
    .replaceAll(/OU|OO/g, 'O')
    // Elsewhere two words may meet: 軸受 is jiku-uke.
    .replaceAll(/(?<=Y|J|SH|CH)UU/g, 'U')
    .replaceAll("'", '')
  return letters.slice(0, 1) + letters.slice(1).toLowerCase()
}
