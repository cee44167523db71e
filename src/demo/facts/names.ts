import type { Country } from './countries.ts'
import { bodyWords, categoryWords, localWords } from './fieldWords.ts'
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
import type { BusinessType } from './world.ts'

export type NameWish = {
  index: number
  country: Country
  city: string
  cityJa: string | null
  japanese: boolean
  businessType: BusinessType
  category: string
  inNiche: boolean
}

export type CompanyName = {
  companyName: string
  /** Latin, lower case, for e-mail and website. */ domain: string
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

function fieldWord(wish: NameWish, random: Random): string {
  if (wish.businessType === 'GO' || wish.businessType === 'IN') {
    const [en, ja] = bodyWords[wish.businessType]
    return random.pick(wish.japanese ? ja : en)
  }
  // The local words of services name consultants: they do not fit packers, shippers and inspectors.
  const plain = wish.category.startsWith('0015') && wish.category !== '0015-06'
  const local =
    plain || wish.inNiche ? undefined : localWords[wish.country.names]?.[wish.category.slice(0, 4)]
  if (local && random.chance(0.75)) return random.pick(local)
  const [en, ja] = (wish.inNiche ? nicheWords[wish.category] : undefined) ??
    categoryWords[wish.category] ?? [['Industries'], ['工業']]
  const word = random.pick(wish.japanese ? ja : en)
  if (wish.japanese || wish.businessType === 'MA') return word
  return random.chance(0.5) && wish.businessType !== 'CO' ? `${word} Trading` : word
}

function japaneseName(wish: NameWish, random: Random): CompanyName {
  const [place, round] = placeOf(wish.index, japaneseHeads.length * japaneseTails.length, 311)
  const head = japaneseHeads[place % japaneseHeads.length] as readonly [string, string]
  const tail = japaneseTails[Math.floor(place / japaneseHeads.length)] as readonly [string, string]
  const word = fieldWord(wish, random)
  const second = round < japanesePatterns.length ? null : random.pick(japaneseTails)
  const third = second ? random.pick(japaneseHeads) : null
  const latin = head[1] + tail[1] + (second && third ? ` ${third[1]}${second[1]}` : '')
  const domain = domainOf(head[1] + tail[1], round === 0 ? '' : `-${round}`)
  if (!wish.japanese) {
    const pattern = romajiPatterns[round % romajiPatterns.length] as string
    if (wish.businessType === 'GO') return { companyName: `${latin} ${wish.city} ${word}`, domain }
    return { companyName: pattern.replace('{s}', latin).replace('{w}', word), domain }
  }
  const stem = head[0] + tail[0] + (second && third ? third[0] + second[0] : '')
  if (wish.businessType === 'GO')
    return { companyName: `${(wish.cityJa ?? '').replace(/市$/, '')}${stem}${word}`, domain }
  const pattern = japanesePatterns[round % japanesePatterns.length] as string
  return { companyName: pattern.replace('{s}', stem).replace('{w}', word), domain }
}

function foreignName(wish: NameWish, random: Random): CompanyName {
  const pool = namePools[wish.country.names] as NamePool
  const [place, round] = placeOf(wish.index, pool.heads.length * pool.tails.length, 97)
  const first = stemIn(pool, place)
  const late = round >= pool.patterns.length
  const stem = late
    ? `${first} ${stemIn(pool, random.int(0, pool.heads.length * pool.tails.length - 1))}`
    : first
  const domain = domainOf(stem, round === 0 ? '' : `-${round}`)
  const word = fieldWord(wish, random)
  const pattern = pool.patterns[round % pool.patterns.length] as string
  if (wish.businessType === 'GO')
    return { companyName: `${stem} ${round % 4 === 0 ? '' : `${wish.city} `}${word}`, domain }
  const legal = random.pick(legalForms[wish.country.code] ?? ['Ltd.'])
  const name = pattern.replace('{s}', stem).replace('{w}', word).replace('{city}', wish.city)
  const companyName = legal === 'PT' ? `PT ${name.replace(' {legal}', '')}` : name.replace('{legal}', legal)
  return { companyName, domain }
}
