// Addresses of pictures and films: what a row says, and what a request asks for.
import { filmNames, filmsFolder, type FilmName } from '@millwright/demo-art/films'
import type { World } from './facts/world.ts'

export type PictureAddress =
  | { kind: 'logo' | 'cover'; company: number }
  | { kind: 'product'; company: number; product: number; view: number }
  | { kind: 'portrait'; person: number }

const viewsMax = 4

/** How many photos a product has: as many as were invented, but no more than there are ways to draw it. */
export function photosOf(product: { photoCount: number }): number {
  return Math.min(product.photoCount, viewsMax)
}

const number = '(0|[1-9]\\d{0,8})'
const ofCompany = new RegExp(`^/media/demo/${number}/${number}/(logo|cover)\\.svg$`)
const ofProduct = new RegExp(`^/media/demo/${number}/${number}/${number}/([1-${viewsMax}])\\.svg$`)
const ofFilm = new RegExp(`^/media/demo/${number}/film/((?:${filmNames.join('|')})\\.(?:webm|svg))$`)
const ofPerson = new RegExp(`^/media/demo/${number}/person/${number}\\.svg$`)

/** The address of a picture of the world with this seed. */
export function addressOf(seed: number, picture: PictureAddress): string {
  const base = `/media/demo/${seed}`
  if (picture.kind === 'portrait') return `${base}/person/${picture.person}.svg`
  if (picture.kind === 'product') return `${base}/${picture.company}/${picture.product}/${picture.view}.svg`
  return `${base}/${picture.company}/${picture.kind}.svg`
}

/** What an address names, or null when it is not exactly an address inside this world. */
export function pictureAt(world: World, address: string): PictureAddress | null {
  const [, seed, ...parts] =
    ofCompany.exec(address) ?? ofProduct.exec(address) ?? ofPerson.exec(address) ?? []
  if (seed === undefined || Number(seed) !== world.seed) return null
  if (address.includes('/person/')) {
    const person = Number(parts[0])
    return person < world.people ? { kind: 'portrait', person } : null
  }
  const company = Number(parts[0])
  if (company >= world.companies) return null
  if (parts.length === 2) return { kind: parts[1] as 'logo' | 'cover', company }
  return { kind: 'product', company, product: Number(parts[1]), view: Number(parts[2]) }
}

/** The address of a film in the world with this seed; its poster has the same one, ending in .svg. */
export function filmAddress(seed: number, name: FilmName): string {
  return `/media/demo/${seed}/film/${name}.webm`
}

/** Where the files of films lie. */
export const filmsAt = filmsFolder

/** The file below `filmsAt` that an address names, film or poster; null when it is not exactly one inside this world. */
export function filmFileAt(world: World, address: string): string | null {
  const [, seed, file] = ofFilm.exec(address) ?? []
  return file !== undefined && Number(seed) === world.seed ? file : null
}
