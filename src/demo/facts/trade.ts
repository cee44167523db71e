import { countries } from './countries.ts'
import type { DemoCompany, DemoProduct } from './company.ts'
import type { Spoken } from './languages/language.ts'
import { inventedBy, textsOfProducts } from './products.ts'
import { kind, randomOf } from './random.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

type Money = { amount: string; currency: string }
type WeightUnit = 'g' | 'kg' | 't'

/** How a product is numbered and sold, as far as its company says; the rest is left out. */
export type DemoTrade = {
  partNumber: string
  trade: {
    unit: string
    minimumOrder?: { quantity: number; unit: string }
    prices?: (Money & { quantity: number })[]
    priceOnRequest?: true
    packaging?: string
    weight?: { value: number; unit: WeightUnit }
    origin?: string
    hsCode?: string
  }
  variants?: {
    axes: string[]
    rows: { values: string[]; partNumber: string; price: null; weight: null }[]
  }
}

/** So many products say how they are sold. */
const share = 1 / 3

/** Codes of units by what families count in English, with usual prices of one in US dollars. */
const soldBy: Readonly<Record<string, readonly [unit: string, low: number, high: number]>> = {
  pcs: ['pcs', 1.5, 160],
  sets: ['sets', 12, 700],
  units: ['units', 350, 48_000],
  m: ['m', 2, 45],
  sheets: ['sheets', 8, 220],
  rolls: ['rolls', 18, 360],
  cartons: ['boxes', 14, 150],
  t: ['t', 650, 3_800],
}

/** What a dollar is in money of the demo world; who has other money sells in dollars. */
const perDollar: Readonly<Record<string, number>> = { JPY: 150, EUR: 0.9, CNY: 7.1, KRW: 1_350, INR: 84, GBP: 0.8, CHF: 0.9, TWD: 32, THB: 35, MXN: 18 } // prettier-ignore
const withoutDecimals = new Set(['JPY', 'KRW'])

/** Headings of the Harmonized System by category. */
const headings: Readonly<Record<string, string>> = {
  '0001-02': '903180',
  '0001-04': '850152',
  '0002-01': '853669',
  '0002-03': '853400',
  '0003-01': '850433',
  '0003-04': '854449',
  '0004-01': '848180',
  '0004-02': '841350',
  '0004-03': '730791',
  '0004-04': '841221',
  '0004-05': '841231',
  '0004-06': '848410',
  '0004-07': '841950',
  '0005-10': '820770',
  '0006-01': '848210',
  '0006-02': '848340',
  '0006-03': '731511',
  '0006-05': '401031',
  '0006-06': '848299',
  '0006-07': '848340',
  '0006-08': '850152',
  '0006-11': '848320',
  '0007-01': '540752',
  '0011-01': '090210',
  '0012-01': '940171',
}

const packaging: Readonly<Record<Spoken, readonly string[]>> = {
  en: ['Carton with inner boxes', 'Wooden case', 'On pallets, shrink-wrapped', 'Single boxes'],
  ja: ['内箱入り段ボール箱', '木箱', 'パレット積み・シュリンク包装', '個箱入り'],
  es: [
    'Caja de cartón con cajas interiores',
    'Caja de madera',
    'En palés, retractilado',
    'Cajas individuales',
  ],
  it: [
    'Cartone con scatole interne',
    'Cassa di legno',
    'Su pallet, con film termoretraibile',
    'Scatole singole',
  ],
  de: ['Karton mit Innenschachteln', 'Holzkiste', 'Auf Paletten, geschrumpft', 'Einzelschachteln'],
  zh: ['外纸箱内小盒', '木箱', '托盘加缠绕膜', '单件盒装'],
}

/** In what products come: bearings by their play, others by how many are in a pack. */
const clearance = { name: { en: 'Radial clearance', ja: 'ラジアル内部すきま', es: 'Juego radial', it: 'Gioco radiale', de: 'Radialluft', zh: '径向游隙' }, values: ['C2', 'CN', 'C3', 'C4'] } // prettier-ignore
const packs = { name: { en: 'Pieces per pack', ja: '入数', es: 'Piezas por paquete', it: 'Pezzi per confezione', de: 'Stück je Packung', zh: '每包数量' }, values: ['1', '10', '50', '100'] } // prettier-ignore

/** How product `j` of a company is sold, told in `language`; undefined for two of three. Drawn by itself, so that all else stays as it was. */
export function tradeOf(
  world: World,
  company: Pick<DemoCompany, 'index' | 'contactInfo' | 'businessType'>,
  j: number,
  product: Pick<DemoProduct, 'categoryID' | 'industryID'>,
  language: Spoken,
): DemoTrade | undefined {
  const { index: i, contactInfo, businessType } = company
  const random = randomOf(world.seed, kind.trade, i, j)
  const { family, least } = inventedBy(world, i)[j]!
  const sold = soldBy[family.order.unit[0]]
  if (!random.chance(share) || !sold) return undefined
  const [unit, low, high] = sold
  const partNumber = numberOf(family.key, i, j)
  const said = random.unit()
  const prices = pricesFrom(random, { low, high, least, currency: currencyOf(contactInfo.countryCode) })
  const words = packaging[language]
  const packed = random.chance(0.6) ? random.pick(words.map((_, at) => at)) : undefined
  const isMade = businessType === 'MA' && random.chance(0.8)
  const weight = weightOf(textsOfProducts(world, i, 0)[j]!.specs)
  const heading = random.chance(0.7) ? headings[product.categoryID] : undefined
  const axis = product.categoryID === '0006-01' ? clearance : packs
  const variants =
    unit === 'pcs' && product.industryID !== '0015' && random.chance(0.25)
      ? {
          axes: [axis.name[language]],
          rows: random.some(axis.values, 3).map((value) => ({
            values: [value],
            partNumber: `${partNumber}-${value}`,
            price: null,
            weight: null,
          })),
        }
      : undefined
  return {
    partNumber,
    trade: {
      unit,
      minimumOrder: { quantity: least, unit },
      ...(said < 0.55 ? { prices } : said < 0.8 ? { priceOnRequest: true as const } : {}),
      ...(packed !== undefined && { packaging: words[packed]! }),
      ...(weight && { weight }),
      ...(isMade && { origin: contactInfo.countryCode }),
      ...(heading !== undefined && { hsCode: heading }),
    },
    ...(variants && { variants }),
  }
}

/** The first letters of the words of its family, and two numbers that no other product of the company has together. */
function numberOf(key: string, i: number, j: number): string {
  const letters = key.split('-').map((word) => word.charAt(0).toUpperCase())
  return `${letters.join('')}${1_000 + ((i * 37) % 9_000)}-${String(j + 1).padStart(2, '0')}`
}

const currencies = new Map(countries.map(({ code, currency }) => [code, currency]))
function currencyOf(country: string): string {
  const own = currencies.get(country) ?? 'USD'
  return own in perDollar ? own : 'USD'
}

/** From the smallest order on, and less for more. */
function pricesFrom(
  random: Random,
  { low, high, least, currency }: { low: number; high: number; least: number; currency: string },
) {
  // As many cheap things as dear ones.
  const one = low * (high / low) ** random.unit() * (perDollar[currency] ?? 1)
  const tiers = random.pick([1, 2, 3, 3])
  return [
    [1, 1],
    [5, 0.94],
    [20, 0.86],
  ]
    .slice(0, tiers)
    .map(([times, less]) => ({
      quantity: least * times!,
      amount: amountOf(one * less!, currency),
      currency,
    }))
}

/** Three digits that count, as price lists have them. */
function amountOf(value: number, currency: string): string {
  const digits = Number(value.toPrecision(3))
  return String(
    withoutDecimals.has(currency) ? Math.max(1, Math.round(digits)) : Math.round(digits * 100) / 100,
  )
}

/** As its specification has it. */
function weightOf(specs: readonly { key: string; value: string }[]) {
  const { value = '' } = specs.find(({ key }) => /^(?:mass|weight)$/i.test(key)) ?? {}
  const [, number, unit] = /^([\d.]+) (g|kg|t)$/.exec(value) ?? []
  return number === undefined ? undefined : { value: Number(number), unit: unit as WeightUnit }
}
