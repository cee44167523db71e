// One text as keyboards for Japanese and other ones give it: wide or narrow, hiragana or katakana, with one dash or another.

/** With the marks of repetition, ゝ and ゞ; each stands 0x60 before its katakana. */
const hiragana = /[\u3041-\u3096\u309d\u309e]/gu

/** Every letter of hiragana, in one text. */
export const allHiragana = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0x3040 + at))
  .join('')
  .match(hiragana)!
  .join('')

/** Kana are one alphabet written in two ways: べありんぐ is ベアリング. */
export const katakanaOf = (text: string): string =>
  text.replace(hiragana, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60))

/** Every dash of Unicode but the hyphen of keyboards, the minus sign among them. */
export const dashes = '‐‑‒–—―−'
const anyDash = new RegExp(`[${dashes}]`, 'gu')

/** Japanese keyboards give the long vowel mark for a hyphen between letters and digits. */
export const withHyphens = (text: string): string => text.replaceAll(/(?<=[0-9a-z])ー(?=[0-9a-z])/giu, '-')

/** A text with hyphens for all dashes. */
export const plainDashes = (text: string): string => withHyphens(text.replaceAll(anyDash, '-'))

/** A text in plain width, in katakana, with plain hyphens; case stays. */
export const plainWriting = (text: string): string => plainDashes(katakanaOf(text.normalize('NFKC')))
