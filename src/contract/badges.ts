// What only a badge of ours may say in a name, in the languages of the site and a few more (D13, T23, decision 96).

/** Signs that look like a badge. */
const signs =
  /[\u2611\u2705\u2713\u2714\u237b\u{1f5f8}\u{1f5f9}\u{1fbb1}🛡🏅🎖🏆🥇🔰🆗💯🔒🔏🔐🔵🟢🔷🔹⭐🌟💎👑📛]/u
/** The letter of our badge in a shape of its own. */
const letterOfBadge = /[Ⓥⓥ🅥🆅🅅⒱]/u

/** Words for "checked" that are in no honest name of a person or company, wherever they stand. */
const checkedWords = `(?:${[
  'verified|verificad[oa]|verificat[oaie]|v[ée]rifi[ée]e?s?(?!\\p{L})|(?<!\\p{L})(?:verifiziert|geprüft)(?!\\p{L})',
  '(?:確認|認証|検証|審査|承認|認定)(?:済|ずみ)|認証企業(?!組合)',
  '已(?:核实|核實|核验|核驗|认证|認證|验证|驗證|审核|審核|确认|確認|实名)|官方(?:认证|認證)|(?:认证|認證)(?:企业|企業|商家|供应商|供應商)',
].join('|')})`
const checked = new RegExp(checkedWords, 'iu')

/** A paid plan as what somebody is. A metal in a name is no plan. */
const plan =
  '(?:gold|premium|platinum|oro|platino|ゴールド|プレミアム|プラチナ|黄金|黃金|金牌|高级|高級|白金|铂金|鉑金)'
const anyPlan = `(?:${plan}|standard|est[áa]ndar|スタンダード|标准|標準)`
const standing =
  '(?:members?|membership|suppliers?|partners?|sellers?|vendors?|accounts?|plan|status|miembro|socio|proveedor|cuenta|membres[íi]a|membro|fornitore|abbonamento|会員|メンバー|サプライヤー|パートナー|プラン|会员|會員|供应商|供應商|卖家|套餐)'
const planWords = `(?:(?:${standing}|plan)[ \\u3000]*)?${plan}(?:[ \\u3000-]*${standing})?`
/** In Japanese and Chinese a standing is one word, wherever it stands; rights to join a golf club are goods. */
const planInOneWord = new RegExp(
  `${anyPlan}(?:会員(?!権|券)|會員|会员)|(?:金牌|黄金|黃金|白金|铂金|鉑金)(?:供应商|供應商|卖家)`,
  'iu',
)
/** Behind a name of its own: one member of a plan, not a firm of gold suppliers. */
const planAtEnd = new RegExp(
  `\\p{L}[\\s,]+(?:${plan} (?:member|supplier|seller|vendor|partner)|(?:socio|miembro|proveedor|membro|fornitore) (?:gold|premium|platinum|oro|platino))\\s*$`,
  'iu',
)

/** What is a badge only by itself: in brackets, or parted from the name that it stands beside. */
const official =
  'official(?: (?:site|store|shop|account|page))?|oficial|ufficiale|公式(?:サイト|ページ|ショップ|ストア|アカウント)?|官方(?:网站|店|旗舰店|账号)?|官网'
const alone = `(?:${official}|certified|certificad[oa]|certificat[oa]|zertifiziert|certifié|confirmed|confirmad[oa]|confermat[oa]|approved|aprobad[oa]|approvat[oa]|trusted|(?:verifiziert|geprüft)e[mnrs]?|(?:実在)?確認(?:企業)?|本人確認|認証|認定|審査|公認|承認|优选|认证|認證|核实|核實|实名(?:认证)?)`
const open = '[([{<【〔［（「『〈《]'
const close = '[)\\]}>】〕］）」』〉》]'
const parting = '(?:[|¦•·:/~★☆*]|\\s[-‐‑‒–—―]|[—―])'
const ofChecked = `${checkedWords}み?(?:企業|企业|会社|公司|[ \\u3000](?:supplier|seller|company|product))?`
const parted = [planWords, alone, ofChecked].flatMap((words) => [
  new RegExp(`${open}\\s*(?:${words})\\s*${close}`, 'iu'),
  new RegExp(`${parting}\\s*(?:${words})\\s*$`, 'iu'),
])
const byItself = [
  ...parted,
  new RegExp(`^\\s*${alone}\\s*[|¦•·:/★☆*]`, 'iu'),
  new RegExp(`^\\s*${alone}\\s*$`, 'iu'),
  // These two stand before or behind a name without more than a blank.
  /^\s*(?:公式|官方)[\s★☆]|\s(?:公式|官方)\s*$/u,
]

/** Whether a name says that somebody was checked, or wears another badge of ours. */
export function wearsBadge(name: string): boolean {
  const plain = name.normalize('NFKC')
  return (
    signs.test(plain) ||
    letterOfBadge.test(name) ||
    checked.test(plain) ||
    planInOneWord.test(plain) ||
    planAtEnd.test(plain) ||
    byItself.some((words) => words.test(plain))
  )
}

/** Whether the name of a thing has a badge beside it; a thing may be checked, certified and of gold by what it is called. */
export function hasBadgeBeside(name: string): boolean {
  const plain = name.normalize('NFKC')
  return letterOfBadge.test(name) || parted.some((words) => words.test(plain))
}
