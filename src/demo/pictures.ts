// The pictures of the demo world, made from its facts: a drawing never contradicts the page it stands on.
import {
  drawingsVersion,
  drawPicture,
  industryKeys,
  viewsInTurn,
  type CoverKind,
  type IndustryKey,
  type View,
} from '@millwright/demo-art/pictures'
import { industry } from '../domains/reference-data/industries.ts'
import { photosOf, pictureAt, type PictureAddress } from './addresses.ts'
import { companyAt } from './facts/companies.ts'
import type { DemoProduct } from './facts/company.ts'
import { personAt } from './facts/people.ts'
import { productsOf } from './facts/products.ts'
import { hashOf } from './facts/random.ts'
import type { BusinessType, World } from './facts/world.ts'

/** Counted up when the facts behind pictures change, so that kept files of older ones are not served; drawings tell it themselves. */
const factsVersion = 2

/** The svg at an address such as /media/demo/20001/17/logo.svg, or null when the world has no such picture. */
export function demoPicture(world: World, address: string): string | null {
  const picture = pictureAt(world, address)
  if (picture === null) return null
  if (picture.kind === 'portrait') return portrait(world, picture.person)
  if (picture.kind === 'product') return productPicture(world, picture)
  return picture.kind === 'logo' ? logo(world, picture.company) : cover(world, picture.company)
}

/** Where the picture at an address may be kept, below a folder; null for an address that is none. Never more than 4,000 files a folder. */
export function pictureFile(world: World, address: string): string | null {
  const picture = pictureAt(world, address)
  if (picture === null) return null
  const folder = `demo-v${factsVersion}-${drawingsVersion()}/${world.seed}-${world.companies}-${world.products}-${world.people}${world.niches ? '-niches' : ''}`
  if (picture.kind === 'portrait')
    return `${folder}/people-${Math.floor(picture.person / 1_000)}/${picture.person}.svg`
  const place = `${folder}/${Math.floor(picture.company / 100)}/${picture.company}`
  if (picture.kind === 'product') return `${place}-${picture.product}-${picture.view}.svg`
  return `${place}-${picture.kind}.svg`
}

// What a seed is for, so that two pictures of one company do not share their chances.
const chance = { logo: 101, cover: 102, product: 103, mirror: 104, portrait: 105 }

function hueOf(industryID: string): IndustryKey {
  const code = industry(industryID, 'en')?.code ?? ''
  return industryKeys.find((key) => key === code) ?? 'BS'
}

function logo(world: World, i: number): string | null {
  const company = companyAt(world, i)
  if (!company.hasLogo) return null
  return drawPicture({
    picture: 'logo',
    seed: hashOf(world.seed, chance.logo, i),
    hue: hueOf(company.industryID),
    name: company.companyName,
    japanese: company.textLanguage === 'ja',
    founded: company.yearStablished,
  })
}

/** Where each kind of company works: makers in halls, traders in warehouses, advisers in offices. */
const coverKindsOf: Record<BusinessType, readonly CoverKind[]> = {
  MA: ['elevation', 'plan', 'exploded', 'panel', 'elevation', 'exploded'],
  EX: ['warehouse', 'elevation', 'exploded'],
  DI: ['warehouse', 'panel', 'exploded'],
  WS: ['warehouse', 'panel'],
  IM: ['warehouse', 'exploded'],
  RE: ['panel', 'warehouse'],
  CO: ['office', 'plan'],
  IN: ['office'],
  GO: ['office', 'plan'],
}

function cover(world: World, i: number): string | null {
  const company = companyAt(world, i)
  if (!company.hasCover) return null
  const seed = hashOf(world.seed, chance.cover, i)
  const kinds = coverKindsOf[company.businessType]
  const kind = kinds[seed % kinds.length] as CoverKind
  return drawPicture({ picture: 'cover', kind, seed, hue: hueOf(company.industryID) })
}

function productPicture(
  world: World,
  { company, product: p, view }: Extract<PictureAddress, { kind: 'product' }>,
): string | null {
  const products = productsOf(world, company)
  const product = products[p]
  if (!product?.picture || view > photosOf(product)) return null
  const { family, params, part, note } = product.picture
  return drawPicture({
    picture: 'product',
    family,
    params,
    seed: hashOf(world.seed, chance.product, company, p),
    hue: hueOf(product.industryID),
    mirror: hashOf(world.seed, chance.mirror, company) % 2 === 0,
    view: viewOf(products, product, company, view),
    part,
    note,
    id: `d${company.toString(36)}-${p}-${view}`,
  })
}

/**
 * How a picture of a product is drawn: products of one company that are drawn alike begin with different views, in the
 * order in which the company shows them, so that near-equal pictures do not stand side by side.
 */
export function viewOf(
  products: readonly DemoProduct[],
  product: DemoProduct,
  company: number,
  view: number,
): View {
  const family = product.picture?.family ?? ''
  const alike = products
    .filter(({ published, picture }) => published && picture?.family === family)
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  return viewsInTurn(family, company + Math.max(0, alike.indexOf(product)))[view - 1] as View
}

function portrait(world: World, k: number): string | null {
  const person = personAt(world, k)
  if (!person.hasPhoto) return null
  const seed = hashOf(world.seed, chance.portrait, k)
  // The username is the name in Latin letters, given name first.
  const initials = person.username
    .split('.')
    .map((name) => name.slice(0, 1))
    .join('')
  const hue = industryKeys[(seed >>> 3) % industryKeys.length] as IndustryKey
  return drawPicture({ picture: 'portrait', seed, initials, hue })
}
