import { filmNames } from '@millwright/demo-art/films'
import { expect, test } from 'vitest'
import { videoSource } from '../contract/videos.ts'
import { addressOf, filmAddress, filmFileAt, pictureAt, type PictureAddress } from './addresses.ts'

const world = { seed: 7, today: '2026-11-20', companies: 60, products: 360, people: 20 }

test('every address leads back to its picture', () => {
  const pictures: PictureAddress[] = [
    { kind: 'logo', company: 0 },
    { kind: 'cover', company: 59 },
    { kind: 'product', company: 12, product: 3, view: 4 },
    { kind: 'portrait', person: 19 },
  ]
  for (const picture of pictures) expect(pictureAt(world, addressOf(7, picture))).toEqual(picture)
})

test.each([
  '/media/demo/8/0/logo.svg',
  '/media/demo/7/60/logo.svg',
  '/media/demo/7/00/logo.svg',
  '/media/demo/7/-1/logo.svg',
  '/media/demo/7/1e1/logo.svg',
  '/media/demo/7/person/20.svg',
  '/media/demo/7/0/0/0.svg',
  '/media/demo/7/0/0/5.svg',
  '/media/demo/7/0/logo.svg/',
  '/media/demo/7/0/logo.svg\n',
  '/media/demo/7/0/logo.png',
  '/media/demo/7/0/../0/logo.svg',
  '/media/demo/7/../../etc/passwd',
  '/media/demo/7/%2e%2e/logo.svg',
  '/media/demo/7/99999999999999999999/logo.svg',
  '/media/demo/٧/0/logo.svg',
  '',
])('%j is no picture', (address) => {
  expect(pictureAt(world, address)).toBeNull()
})

test('every film may stand on a page by the list of sources, with its poster, and both lead to their files', () => {
  for (const name of filmNames) {
    const url = filmAddress(7, name)
    const poster = url.replace('.webm', '.svg')
    expect(videoSource(url)).toEqual({ kind: 'file', url, poster })
    expect(filmFileAt(world, url)).toBe(`${name}.webm`)
    expect(filmFileAt(world, poster)).toBe(`${name}.svg`)
    expect(pictureAt(world, poster)).toBeNull()
  }
})

test('no poster is made up for films of others', () => {
  expect(videoSource('/media/upload/7/film.webm')).toMatchObject({ kind: 'file', poster: null })
  expect(videoSource('/media/demo/7/film/gears.mp4')).toMatchObject({ kind: 'file', poster: null })
})

test.each([
  '/media/demo/8/film/gears.webm',
  '/media/demo/07/film/gears.webm',
  '/media/demo/7/film/nothing.webm',
  '/media/demo/7/film/gears.mp4',
  '/media/demo/7/film/gears.webm/',
  '/media/demo/7/film/gears.webm\n',
  '/media/demo/7/film/../film/gears.webm',
  '/media/demo/7/film//gears.webm',
  '/media/demo/7/film/.webm',
  '/media/demo/7/FILM/gears.webm',
  '/media/demo/7/film/%67ears.webm',
  '/media/demo/7/0/film/gears.webm',
])('%j is no film', (address) => {
  expect(filmFileAt(world, address)).toBeNull()
})
