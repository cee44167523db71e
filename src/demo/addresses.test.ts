import { expect, test } from 'vitest'
import { addressOf, pictureAt, type PictureAddress } from './addresses.ts'

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
