// What no name of a person or a company holds, the same verdict on both sides: signs of a check, and ways to reach somebody.
// Names stand in mails and on cards that we answer for (T23, decision 55).
import { limits } from './limits.ts'
import { plainText } from './text.ts'

/** Signs and words that only a badge of ours may say beside a name (D13, T23). */
const badges =
  /[\u2611\u2705\u2713\u2714\u237b\u{1f5f8}\u{1f5f9}\u{1fbb1}🛡🏅🎖🏆🥇🔰🆗💯🔒🔏🔐🔵🟢🔷🔹⭐🌟💎👑📛]|verified|verificad[oa]|verificat[oa]|認証済|検証済|已认证|已認證|已验证|已驗證/iu

/** The letter of our badge in a shape of its own. */
const letterOfBadge = /[Ⓥⓥ🅥🆅🅅⒱]/u

/** A paid plan as what somebody is: in brackets, or at the end behind a separator. A metal in a name is no plan. */
const plan =
  '(?:gold|premium|platinum|oro|platino|ゴールド|プレミアム|プラチナ|黄金|黃金|金牌|高级|高級|白金|铂金|鉑金)'
const standing =
  '(?:members?|membership|suppliers?|partners?|sellers?|vendors?|accounts?|plan|status|miembro|socio|proveedor|cuenta|membro|fornitore|会員|メンバー|サプライヤー|パートナー|プラン|会员|會員|供应商|供應商|卖家|套餐)'
const planWords = `(?:(?:${standing}|plan)[ \\u3000]*)?${plan}(?:[ \\u3000-]*${standing})?`
const plans = [
  new RegExp(`[([{<【〔［（「『〈《]\\s*${planWords}\\s*[)\\]}>】〕］）」』〉》]`, 'iu'),
  new RegExp(`(?:[|¦•·:/~★☆*]|\\s[-‐‑‒–—―]|[—―])\\s*${planWords}\\s*$`, 'iu'),
]
const wearsBadge = (name: string): boolean => {
  const plain = name.normalize('NFKC')
  return badges.test(plain) || letterOfBadge.test(name) || plans.some((words) => words.test(plain))
}

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
