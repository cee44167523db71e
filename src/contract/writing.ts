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

/** Whether a text is nothing but kana, with what stands between words of kana; an empty one is too. */
export const isKana = (text: string): boolean =>
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー・ \u3000]*$/u.test(text)

/** Every dash of Unicode but the hyphen of keyboards, the minus sign among them. */
export const dashes = '‐‑‒–—―−'
const anyDash = new RegExp(`[${dashes}]`, 'gu')

/** Japanese keyboards give the long vowel mark for a hyphen between letters and digits. */
export const withHyphens = (text: string): string => text.replaceAll(/(?<=[0-9a-z])ー(?=[0-9a-z])/giu, '-')

/** A text with hyphens for all dashes. */
export const plainDashes = (text: string): string => withHyphens(text.replaceAll(anyDash, '-'))

/** Letters, digits and signs in their plain width, as numbers and names of standards have them; in a Japanese or Chinese text its own punctuation stays wide. */
export const narrowed = (text: string): string =>
  text
    .replaceAll(eastAsian.test(text) ? /[０-９Ａ-Ｚａ-ｚ．－＋％／＆＃]/g : /[！-｝]/g, (wide) =>
      String.fromCodePoint(wide.codePointAt(0)! - 0xfee0),
    )
    .replaceAll('\u3000', ' ')
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A number of a register or certificate as others can search and copy it: plain width, plain hyphens. */
export const plainCode = (text: string): string => plainDashes(narrowed(text))

/**
 * A number of a company as two of them are compared: capitals and digits, without blanks, dots, hyphens and slashes; everything
 * else stays, so that no form takes it. Only a to z become capitals: a long s or a dotless i is no S and no I.
 */
export const plainNumber = (typed: string): string =>
  plainCode(typed)
    .replaceAll(/[\s.\-/]/g, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

/** A text in plain width, in katakana, with plain hyphens; case stays. */
export const plainWriting = (text: string): string => plainDashes(katakanaOf(text.normalize('NFKC')))
