// Whether a name poses as this site, one of its editions, or the people who work for it (T23, decision 55).
import { wearsBadge } from '../../contract/badges.ts'
import { AppError } from '../../contract/errors.ts'
import { languages } from '../../contract/locale.ts'
import { lettersOfLook, looksOfText } from '../../platform/looks.ts'
import { allCountries } from '../reference-data/countries.ts'
import { saysVerified } from './badge-words.ts'
import { allEditions } from './editions.ts'
import { departments } from './departments.ts'

export const looksOf = (words: string) =>
  [...new Set(words.split(/[\s,]+/).map(lettersOfLook))].filter(Boolean)

/** As other scripts write the brand. */
const spelled = 'ミルライト,ミルライツ,밀라이트,米尔莱特,Миллрайт,Милрайт'

/** Who speaks for a site: nobody else is called so, and beside our brand not even in a longer name. */
const offices = looksOf(
  `${departments.join(' ')}
   support helpdesk staff admin admins administrator administrators administration moderator moderators moderation
   webmaster postmaster hostmaster sysadmin official customercare customerservice customersupport
   technicalsupport techsupport soportetecnico servicioalcliente serviciocliente supportotecnico assistenzatecnica
   soporte administrador administradora administracion moderador moderadora atencionalcliente oficial
   supporto assistenza amministratore amministrazione moderatore servizioclienti assistenzaclienti ufficiale
   サポート 運営 運営事務局 運営会社 事務局 管理者 管理人 公式 スタッフ カスタマーサポート カスタマーサービス ヘルプデスク
   お客様サポート お客様窓口 モデレーター 技術支援 技術サポート 技术支持 审核员 客服 客户服务 客服中心 官方 管理员 版主 支持团队 运营团队`,
)

/** What of a system or of people who work for one no person is called, though a company may be. */
const posts = looksOf(
  `operator operators system systems notification notifications noreply robot compliance officer abuse privacy legal
   operador operadora operadores sistema sistemas notificacion notificaciones cumplimiento
   operatore operatrice operatori notifica notifiche conformita
   serviziotecnico equipotecnico moderacion moderazione contenido contenuti 客户支持 支援 支持
   オペレーター オペレータ システム 通知 お知らせ 自動送信 コンプライアンス 操作员 系统 系统通知 通知中心 自动通知 合规`,
)

/** What such a name may have beside it without being another. */
const fillers = looksOf(
  `the a of by at for and de del della delle di da do du el la il lo los las y e a per para en in team equipo squad
   service services servicio servicios servizio servizi desk help center centre centro account accounts cuenta cuentas
   security seguridad sicurezza verification verificacion verifica billing payments payment operator operators operations
   trust safety department office global world international network online site website platform portal b2b info
   customer customers client clients cliente clientes clienti user users utenti usuarios member members news
   co ltd limited inc llc corp corporation company gmbh srl spa sl sa kk jp com net org eu uk usa emea apac asia europe
   america americas の チーム センター 窓口 担当 部 課 係 株式会社 有限会社 合同会社 ジャパン 日本版 版 アカウント セキュリティ
   お客様 本部 事業部 団 公司 有限公司 股份 团队 中心 部门 站 网 账户 安全`,
)

let known: ReturnType<typeof vocabulary> | undefined

/** Brands, the look of ours in Latin letters as it is misspelt, and all words of which nothing but a name of ours is made. */
function vocabulary() {
  const brand = allEditions('en')[0]?.brand ?? ''
  const brands = new Set(looksOf(`${brand},${spelled}`))
  const places = languages.flatMap((language) => allCountries(language).map(({ countryName }) => countryName))
  const words = new Set([...brands, ...offices, ...fillers, ...places.map(lettersOfLook)])
  words.delete('')
  return {
    brand: lettersOfLook(brand),
    brands: [...brands],
    words,
    longest: Math.max(...[...words].map((word) => word.length)),
  }
}

/** Whether somebody who reads the name takes it for ours: our brand first, be it with a slip, an office of ours, or both with nothing that is their own. */
export function posesAsUs(name: string): boolean {
  known ??= vocabulary()
  const { brands, words, longest } = known
  const look = lookWithBrand(name)
  const within = brands.some((brand) => look.includes(brand))
  if (brands.some((brand) => look.startsWith(brand) || look.startsWith(`${article}${brand}`))) return true
  const office = offices.some((word) => look.includes(word))
  if (within && office) return true
  return (within || office) && isMadeOf(look, words, longest)
}
/** Whether what somebody says they do makes them one of our people: our brand beside an office, not the trade that is called so. */
export function worksForUs(profession: string): boolean {
  known ??= vocabulary()
  const { brand, brands, words, longest } = known
  const look = lookWithBrand(profession)
  if (look === brand || !brands.some((one) => look.includes(one))) return false
  return offices.some((word) => look.includes(word)) || isMadeOf(look, words, longest)
}

/** Whether a text names our brand, and one of these looks beside it; `*` in a look is the brand itself. */
export function namesUsBeside(text: string, looks: readonly string[]): boolean {
  const { brands } = (known ??= vocabulary())
  const look = lookWithBrand(text)
  return brands.some(
    (brand) => look.includes(brand) && looks.some((word) => look.includes(word.replace('*', brand))),
  )
}

/** A name as it looks, with our brand where it is written with a slip. */
function lookWithBrand(name: string): string {
  const { brand } = (known ??= vocabulary())
  return looksOfText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (isOneSlipFrom(asRead(word), asRead(brand)) ? brand : word))
    .join('')
}

const article = lettersOfLook('the')

/** A look with one letter where it has two for one: so that a slip of a letter is one. */
const asRead = (look: string): string => look.replaceAll('vv', 'w').replaceAll('rn', 'm')

/** Whether a person's name, or what it says in brackets or behind a stroke, is that of our people or our machines. */
function posesAsStaff(name: string): boolean {
  known ??= vocabulary()
  const words = new Set([...known.words, ...posts])
  const pieces = [name, ...name.split(/[()（）[\]【】「」{}|/／:：;,、・]|\s[-–—]\s/u)]
  return pieces.some((piece) => {
    const look = lettersOfLook(piece)
    if (look === '') return false
    if (piece !== name && posesAsUs(piece)) return true
    return posts.some((word) => look.includes(word)) && isMadeOf(look, words, known!.longest)
  })
}

/** Whether a word is another but for one letter that is missing, doubled, added or changed, or two that changed places. */
function isOneSlipFrom(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === other[from]) from += 1
  const [rest, wanted] = [word.slice(from), other.slice(from)]
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.length > 1 && isSwapped)
  )
}

/** Whether a look is nothing but such words, written together; digits count as none. */
function isMadeOf(look: string, words: ReadonlySet<string>, longest: number): boolean {
  const ends = new Set([0])
  for (let at = 0; at < look.length; at += 1) {
    if (!ends.has(at)) continue
    if (/\p{N}/u.test(look[at] ?? '')) ends.add(at + 1)
    for (let length = 1; length <= longest && at + length <= look.length; length += 1)
      if (words.has(look.slice(at, at + length))) ends.add(at + length)
  }
  return ends.has(look.length)
}

/** Throws NameReserved, naming the fields, when one of these names, or all of them together in either order, poses as ours or as checked by us. */
export function requireOwnName(names: Readonly<Record<string, string>>): void {
  const together = Object.values(names)
  const all = [together, together.toReversed()].flatMap((parts) => [parts.join(' '), parts.join('')])
  const isPerson = 'firstName' in names || 'lastName' in names
  const poses = (name: string) => posesAsUs(name) || saysVerified(name) || wearsBadge(name)
  const posing = all.some((name) => poses(name) || (isPerson && posesAsStaff(name)))
    ? Object.keys(names)
    : Object.keys(names).filter((field) => poses(names[field] ?? ''))
  if (posing.length > 0)
    throw new AppError('NameReserved', {
      fields: Object.fromEntries(posing.map((field) => [field, 'Poses as the site or its people'])),
    })
}
