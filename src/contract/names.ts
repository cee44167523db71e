// What no name of a person or a company holds, the same verdict on both sides: signs of a check, and ways to reach somebody.
// Names stand in mails and on cards that we answer for (T23, decisions 55 and 96).
import { hasBadgeBeside, wearsBadge } from './badges.ts'
import { limits } from './limits.ts'
import { plainText } from './text.ts'
import { narrowed } from './writing.ts'

/** Endings that mail programs make links of, beside those of countries. */
const endings =
  'com|net|org|info|biz|io|ai|app|dev|xyz|top|shop|store|online|site|website|link|click|live|club|vip|icu|page|cloud|tech|pro|mobi|name|work|space|asia|example'
/** In a name these stand before a dot without being a host: Co.KG, Inc.Tokyo, St.Gallen. */
const noHosts =
  'co|inc|ltd|corp|llc|gmbh|mfg|bros|st|dr|mr|mrs|ms|no|jr|sr|pty|sdn|sp|int|ind|s\\.a|s\\.p\\.a'
const dot = '[.\\u3002\\uff0e\\uff61\\u2024]'
const addresses = [
  /(?<![\p{L}\p{N}])h(?:tt|xx)ps?(?![\p{L}\p{N}])/iu,
  // Spelt out, for people to put together: no company ends so that has a dot in its name by right.
  /[\p{L}\p{N}]\s*[([{<]\s*(?:dot|punto|ドット|点)\s*[)\]}>]\s*[\p{L}\p{N}]/iu,
  /[\p{L}\p{N}]\s+(?:dot|punto)\s+(?:com|net|org|info|biz|io|xyz|example|jp|cn)(?![\p{L}\p{N}])/iu,
  /:\/\/|\bwww\d?[.\u3002\uff0e]/iu,
  // An address of the web, or of mail.
  new RegExp(`[\\p{L}\\p{N}-]${dot}(?:${endings})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}.])(?!(?:${noHosts})${dot})[\\p{L}\\p{N}-]{2,}${dot}[a-z]{2}(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  // The short ones that everybody knows.
  /(?<![\p{L}\p{N}.])(?:t|x)[.\u3002\uff0e](?:me|co)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}._+-]@[\p{L}\p{N}-]+[.\u3002\uff0e]/u,
]
/** So many digits with nothing but what parts them in a telephone number. */
const telephone = /(?:\p{Nd}[\s().+‐‑‒–—−ー/-]*){7}/u

const isReachable = (name: string): boolean =>
  telephone.test(name) || addresses.some((address) => address.test(name))

/** Of the web, in the name of a thing, where numbers and dots of parts stand too. */
const webAddresses = [
  /(?<![\p{L}\p{N}])h(?:tt|xx)ps?:|:\/\/|(?<![\p{L}\p{N}])www\d?\.\p{L}/iu,
  /\p{L}[\p{L}\p{N}-]*\.(?:com|net|org|info|biz|xyz|shop|online|site|example)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]@[\p{L}\p{N}-]+\.\p{L}{2}/u,
]

/** One line that names somebody, of at most `max` code points, and of `min`; issues say `why` (short, long, hidden, badge, address). */
export const ownName = ({ min = 0, max }: { min?: number; max: number }) =>
  plainText({ min, max })
    .refine((name) => !wearsBadge(name), {
      error: 'Says that it is verified',
      params: { why: 'badge' },
    })
    .refine((name) => !isReachable(name.normalize('NFKC')), {
      error: 'Holds an address or a telephone number',
      params: { why: 'address' },
    })

export const CompanyName = ownName({ min: 1, max: limits.companyNameMax })
/** A first or a last name. */
export const PersonName = ownName({ min: 1, max: limits.personNameMax })

/** A product is called what it is: no badge stands beside its name, and no address in it. */
export const productWords = ({ min = 0 }: { min?: number } = {}) =>
  plainText({ min, max: limits.productNameMax })
    .refine((name) => !hasBadgeBeside(name), { error: 'Wears a badge', params: { why: 'badge' } })
    .refine((name) => !webAddresses.some((address) => address.test(name.normalize('NFKC'))), {
      error: 'Holds an address',
      params: { why: 'address' },
    })
export const ProductName = productWords({ min: 1 })

/** What names a certificate, or whoever issued it: a document is called as it is, but says nothing that only our badge may say. */
export const certificateWords = ({ min = 0 } = {}) =>
  plainText({ min, max: limits.certificateTextMax })
    .overwrite(narrowed)
    .refine((name) => !wearsBadge(name), { error: 'Says that it is verified', params: { why: 'badge' } })
