import type { Country } from './countries.ts'
import { bodyWords, categoryWords, localWords } from './fieldWords.ts'
import { type Spoken, type Written } from './languages/language.ts'
import { tongues } from './languages/tongues.ts'
import * as chinese from './languages/zh/names.ts'
import { nicheWords } from './niches/words.ts'
import {
  japaneseHeads,
  japanesePatterns,
  japaneseTails,
  legalForms,
  namePools,
  romajiPatterns,
} from './namePools.ts'
import type { NamePool } from './namePools.ts'
import type { Random } from './random.ts'
import { nameReading } from './readings.ts'
import type { BusinessType } from './world.ts'

export type NameWish = {
  index: number
  country: Country
  city: string
  cityJa: string | null
  /** In which it is wanted; the same generator then makes the same name in each. */
  language: Spoken
  businessType: BusinessType
  category: string
  inNiche: boolean
}

export type CompanyName = {
  companyName: string
  /** Latin, lower case, for e-mail and website. */ domain: string
  /** How a Japanese name is read. */ reading?: string
}

const stride = 7919

/** Stem number `index` of `size`, and how often the stems have been used up before; a walk without repeats. */
function placeOf(index: number, size: number, offset: number): [place: number, round: number] {
  return [(index * stride + offset) % size, Math.floor(index / size)]
}

const joined = (head: string, tail: string) =>
  (tail.startsWith('_') ? head + tail : head + tail).replaceAll('_', ' ')

function stemIn(pool: NamePool, place: number): string {
  const head = pool.heads[place % pool.heads.length] as string
  const tail = pool.tails[Math.floor(place / pool.heads.length) % pool.tails.length] as string
  return joined(head, tail)
}

function domainOf(stem: string, extra: string): string {
  const plain = stem
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('Ł', 'L')
  return `${plain}${extra}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** A company name nobody bears twice while the region's stems times patterns last; later rounds join two stems. */
export function companyNameOf(wish: NameWish, random: Random): CompanyName {
  return wish.country.code === 'JP' ? japaneseName(wish, random) : foreignName(wish, random)
}

type Word = { word: string; isLocal: boolean }

function fieldWord(wish: NameWish, random: Random): Word {
  const isJapanese = wish.language === 'ja'
  if (wish.businessType === 'GO' || wish.businessType === 'IN') {
    const [en, ja] = bodyWords[wish.businessType]
    return { word: random.pick(isJapanese ? ja : en), isLocal: false }
  }
  // The local words of services name consultants: they do not fit packers, shippers and inspectors.
  const plain = wish.category.startsWith('0015') && wish.category !== '0015-06'
  const local =
    plain || wish.inNiche ? undefined : localWords[wish.country.names]?.[wish.category.slice(0, 4)]
  if (local && random.chance(0.75)) return { word: random.pick(local), isLocal: true }
  const [en, ja] = (wish.inNiche ? nicheWords[wish.category] : undefined) ??
    categoryWords[wish.category] ?? [['Industries'], ['工業']]
  const word = random.pick(isJapanese ? ja : en)
  if (isJapanese || wish.businessType === 'MA') return { word, isLocal: false }
  const trades = random.chance(0.5) && wish.businessType !== 'CO'
  return { word: trades ? `${word} Trading` : word, isLocal: false }
}

/** The word in the language of the name. */
function wordIn(language: Written, { word, isLocal }: Word, wish: NameWish): string {
  const { GO, IN, industries } = tongues[language].nameWords
  const isBody = wish.businessType === 'GO' || wish.businessType === 'IN'
  if (isLocal && !isBody) return word
  const ofField = industries.get(wish.category) ?? industries.get(wish.category.slice(0, 4))
  const list = isBody ? (wish.businessType === 'GO' ? GO : IN) : ofField
  return list?.[wish.index % list.length] ?? word
}

function japaneseName(wish: NameWish, random: Random): CompanyName {
  const [place, round] = placeOf(wish.index, japaneseHeads.length * japaneseTails.length, 311)
  const head = japaneseHeads[place % japaneseHeads.length] as readonly [string, string]
  const tail = japaneseTails[Math.floor(place / japaneseHeads.length)] as readonly [string, string]
  const second = round < japanesePatterns.length ? null : random.pick(japaneseTails)
  const third = second ? random.pick(japaneseHeads) : null
  const { word } = fieldWord(wish, random)
  const latin = head[1] + tail[1] + (second && third ? ` ${third[1]}${second[1]}` : '')
  const domain = domainOf(head[1] + tail[1], round === 0 ? '' : `-${round}`)
  if (wish.language !== 'ja') {
    const pattern = romajiPatterns[round % romajiPatterns.length] as string
    if (wish.businessType === 'GO') return { companyName: `${latin} ${wish.city} ${word}`, domain }
    return { companyName: pattern.replace('{s}', latin).replace('{w}', word), domain }
  }
  const stem = head[0] + tail[0] + (second && third ? third[0] + second[0] : '')
  if (wish.businessType === 'GO')
    return { companyName: `${(wish.cityJa ?? '').replace(/市$/, '')}${stem}${word}`, domain }
  const pattern = japanesePatterns[round % japanesePatterns.length] as string
  const companyName = pattern.replace('{s}', stem).replace('{w}', word)
  return { companyName, domain, reading: nameReading(latin, word) }
}

function foreignName(wish: NameWish, random: Random): CompanyName {
  const { language } = wish
  const pool = namePools[wish.country.names] as NamePool
  const size = pool.heads.length * pool.tails.length
  const [place, round] = placeOf(wish.index, size, 97)
  const places = round >= pool.patterns.length ? [place, random.int(0, size - 1)] : [place]
  const stem = places.map((one) => stemIn(pool, one)).join(' ')
  const domain = domainOf(stem, round === 0 ? '' : `-${round}`)
  const found = fieldWord(wish, random)
  const word = language === 'en' || language === 'ja' ? found.word : wordIn(language, found, wish)
  if (language === 'zh') return { companyName: chineseName(wish, places, round, word), domain }
  const pattern = pool.patterns[round % pool.patterns.length] as string
  if (wish.businessType === 'GO') {
    const city = round % 4 === 0 ? '' : `${wish.city} `
    if (language === 'en') return { companyName: `${stem} ${city}${word}`, domain }
    return { companyName: `${word} ${stem} ${city}`.trim(), domain }
  }
  const legal = random.pick(legalForms[wish.country.code] ?? ['Ltd.'])
  const name = pattern.replace('{s}', stem).replace('{w}', word).replace('{city}', wish.city)
  const companyName = legal === 'PT' ? `PT ${name.replace(' {legal}', '')}` : name.replace('{legal}', legal)
  return { companyName, domain }
}

function chineseName(wish: NameWish, places: readonly number[], round: number, word: string): string {
  const { heads, tails, patterns, cities } = chinese
  const stem = places
    .map((place) => `${heads[place % heads.length]}${tails[Math.floor(place / heads.length) % tails.length]}`)
    .join('')
  const city = cities.get(wish.city) ?? ''
  if (wish.businessType === 'GO') return `${city}${stem}${word}`
  const pattern = patterns[round % patterns.length] as string
  return pattern.replace('{s}', stem).replace('{city}', city).replace('{w}', word)
}
