// Whether a name poses as this site, one of its editions, or the people who work for it (T23, decision 55).
import { AppError } from '../../contract/errors.ts'
import { languages } from '../../contract/locale.ts'
import { lettersOfLook } from '../../platform/looks.ts'
import { allCountries } from '../reference-data/countries.ts'
import { allEditions } from './editions.ts'

const looksOf = (words: string) => [...new Set(words.split(/[\s,]+/).map(lettersOfLook))].filter(Boolean)

/** As other scripts write the brand. */
const spelled = 'ミルライト,ミルライツ,밀라이트,米尔莱特,Миллрайт,Милрайт'

/** Who speaks for a site: nobody else is called so, and beside our brand not even in a longer name. */
const offices = looksOf(
  `support helpdesk staff admin admins administrator administrators administration moderator moderators moderation
   webmaster postmaster hostmaster sysadmin official customercare customerservice customersupport
   soporte administrador administradora administracion moderador moderadora atencionalcliente oficial
   supporto assistenza amministratore amministrazione moderatore servizioclienti assistenzaclienti ufficiale
   サポート 運営 運営事務局 運営会社 事務局 管理者 管理人 公式 スタッフ カスタマーサポート カスタマーサービス ヘルプデスク
   お客様サポート お客様窓口 モデレーター 客服 客户服务 客服中心 官方 管理员 版主 支持团队 运营团队`,
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

/** Brands, and all words of which nothing but a name of ours is made. */
function vocabulary() {
  const brands = new Set(looksOf(`${allEditions('en')[0]?.brand ?? ''},${spelled}`))
  const places = languages.flatMap((language) => allCountries(language).map(({ countryName }) => countryName))
  const words = new Set([...brands, ...offices, ...fillers, ...places.map(lettersOfLook)])
  words.delete('')
  return { brands: [...brands], words, longest: Math.max(...[...words].map((word) => word.length)) }
}

/** Whether somebody who reads the name takes it for ours: our brand first, an office of ours, or both with nothing that is their own. */
export function posesAsUs(name: string): boolean {
  known ??= vocabulary()
  const { brands, words, longest } = known
  const look = lettersOfLook(name)
  const within = brands.some((brand) => look.includes(brand))
  if (brands.some((brand) => look.startsWith(brand) || look.startsWith(`${article}${brand}`))) return true
  const office = offices.some((word) => look.includes(word))
  if (within && office) return true
  return (within || office) && isMadeOf(look, words, longest)
}
const article = lettersOfLook('the')

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

/** Throws NameReserved, naming the fields, when one of these names, or all of them together in either order, poses as ours. */
export function requireOwnName(names: Readonly<Record<string, string>>): void {
  const together = Object.values(names)
  const all = [together.join(' '), together.toReversed().join(' ')]
  const posing = all.some(posesAsUs)
    ? Object.keys(names)
    : Object.keys(names).filter((field) => posesAsUs(names[field] ?? ''))
  if (posing.length > 0)
    throw new AppError('NameReserved', {
      fields: Object.fromEntries(posing.map((field) => [field, 'Poses as the site or its people'])),
    })
}
