// What a company writes about: each topic takes what it needs from the company's facts, or has nothing to say.
import type { DemoCompany, DemoProduct } from '../company.ts'
import { dateAfter } from '../ids.ts'
import type { Random } from '../random.ts'
import * as texts from './texts.ts'
import type { Pair } from './texts.ts'

export type Matter = {
  company: DemoCompany
  products: readonly DemoProduct[]
  random: Random
  /** The day on which it is written. */
  day: string
}
/** `picture` and `product` are places among the products, `certificate` among the certificates. */
export type Said = { text: string; product?: number; certificate?: number; shares?: true }
export type Topic = (matter: Matter) => Said | undefined
type Values = Readonly<Record<string, string | number>>

const sideOf = ({ textLanguage }: Pick<DemoCompany, 'textLanguage'>): 0 | 1 => (textLanguage === 'ja' ? 1 : 0)

/** The text with these values in it; a name that has none is a fault of the text. */
export function filledIn(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing for {${name}}`)
    return String(value)
  })
}

const days = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  ja: new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'UTC' }),
}
const countries = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ja: new Intl.DisplayNames('ja', { type: 'region' }),
}

export const dayText = (day: string, language: 'en' | 'ja') => days[language].format(new Date(day))

function say({ company, random, day }: Matter, pairs: readonly Pair[], values: Values): string {
  const { textLanguage, contactInfo, tradeCapabilities } = company
  const inDays = (days: number) => dayText(dateAfter(day, days), textLanguage)
  const common = {
    city: contactInfo.city,
    until: inDays(random.int(20, 45)),
    lead: tradeCapabilities.averageLeadTime,
  }
  return filledIn(random.pick(pairs)[sideOf(company)], { ...common, ...values })
}

/** A product that was there by that day, and may be shown. */
function productFor({ products, random, day }: Matter, fits: (product: DemoProduct) => boolean = () => true) {
  const possible = products.flatMap((product, at) =>
    product.published && product.createdAt.slice(0, 10) <= day && fits(product) ? [at] : [],
  )
  return possible.length === 0 ? undefined : random.pick(possible)
}

function aboutProduct(pairs: readonly Pair[], fits?: (product: DemoProduct) => boolean): Topic {
  return (matter) => {
    const at = productFor(matter, fits)
    const product = at === undefined ? undefined : matter.products[at]
    if (at === undefined || !product) return undefined
    const isJapanese = matter.company.textLanguage === 'ja'
    const facts = product.specs
      .slice(0, 3)
      .map(({ key, value }) => `${key}${isJapanese ? '：' : ': '}${value}`)
    const { name, leadTime: lead, minimumOrder: order } = product
    const text = say(matter, pairs, { name, lead, order, facts: facts.join('\n'), ...standOf(matter) })
    return { text, product: at, ...(matter.random.chance(0.4) && { shares: true as const }) }
  }
}

/** A fair some weeks after the day, and where they stand there. */
function standOf({ company, random, day }: Matter): Values {
  const hall = `${random.pick(['A', 'B', 'C', 'D'])}-${random.int(3, 48)}`
  return {
    fair: random.pick(texts.fairs)[sideOf(company)],
    stand: hall,
    day: dayText(dateAfter(day, random.int(9, 40)), company.textLanguage),
  }
}

const aboutCertificate: Topic = (matter) => {
  const { company, random, day } = matter
  const valid = company.certificates.flatMap(({ issueDate, expireDate }, at) =>
    issueDate <= day && expireDate > day ? [at] : [],
  )
  if (valid.length === 0) return undefined
  const at = random.pick(valid)
  const { name: cert, issuer, expireDate } = company.certificates[at]!
  const until = dayText(expireDate, company.textLanguage)
  return { text: say(matter, texts.certificate, { cert, issuer, until }), certificate: at, shares: true }
}

const aboutWorks: Topic = (matter) => {
  const { company, random } = matter
  if (!company.factory) return undefined
  const steps = company.factory.manufacturingFacilities.split(/, |、/)
  const step = random.pick(steps)
  // Japanese has no capitals, and abbreviations keep theirs.
  const spoken = /^[A-Z][a-z]/.test(step) ? step[0]!.toLowerCase() + step.slice(1) : step
  const lead = company.tradeCapabilities.averageLeadTime
  return { text: say(matter, texts.works, { step: spoken, longer: lead + random.int(6, 14) }) }
}

const aboutMarket: Topic = (matter) => {
  const { company, random } = matter
  const { markets } = company.tradeCapabilities
  const abroad = markets.filter((code) => code !== company.contactInfo.countryCode)
  if (abroad.length === 0) return undefined
  const name = countries[company.textLanguage].of(random.pick(abroad))!
  const market = /^(?:United|Netherlands|Philippines|Czech Republic)/.test(name) ? `the ${name}` : name
  return { text: say(matter, texts.market, { market }) }
}

/** Around the middle of August and at the end of the year. */
const aboutClosing: Topic = (matter) => {
  const { company, day } = matter
  const year = Number(day.slice(0, 4))
  const [from, to] = /-0[78]-/.test(day)
    ? [`${year}-08-11`, `${year}-08-16`]
    : [`${year}-12-29`, `${year + 1}-01-05`]
  const shown = (date: string) => dayText(date, company.textLanguage)
  if (dateAfter(day, 5) > from || dateAfter(day, 45) < from) return undefined
  return {
    text: say(matter, texts.closed, { from: shown(from), to: shown(to), last: shown(dateAfter(from, -5)) }),
  }
}

const aboutHabits: Topic = (matter) =>
  matter.company.index < 60 ? { text: say(matter, texts.habits, {}) } : undefined

const aboutNew = aboutProduct(texts.newProduct)
const aboutFair = aboutProduct(texts.fair)
const aboutStock = aboutProduct(texts.inStock, ({ stock }) => stock)

/** What makers, traders and advisers write about; more often what stands there more often. */
export const topics: Readonly<Record<'maker' | 'trader' | 'adviser', readonly Topic[]>> = {
  maker: [
    aboutNew,
    aboutNew,
    aboutWorks,
    aboutWorks,
    aboutCertificate,
    aboutStock,
    aboutMarket,
    aboutFair,
    aboutClosing,
    aboutHabits,
  ],
  trader: [
    aboutProduct(texts.arrival),
    aboutStock,
    aboutStock,
    aboutCertificate,
    aboutMarket,
    aboutFair,
    aboutClosing,
  ],
  adviser: [aboutProduct(texts.advice)],
}
