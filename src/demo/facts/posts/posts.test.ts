import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { companyAt } from '../companies.ts'
import { personAt } from '../people.ts'
import { productsOf } from '../products.ts'
import { defaultWorld } from '../world.ts'
import { postsOfCompany, postsOfPerson } from './posts.ts'
import * as texts from './texts.ts'
import { filledIn } from './topics.ts'

const world = { ...defaultWorld('2026-11-20'), companies: 300, products: 1800, people: 100 }
const companies = Array.from({ length: world.companies }, (_, i) => ({
  company: companyAt(world, i),
  posts: postsOfCompany(world, i),
}))
const people = Array.from({ length: world.people }, (_, k) => ({
  person: personAt(world, k),
  posts: postsOfPerson(world, k),
}))
const all = [...companies, ...people].flatMap(({ posts }) => posts)
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

test('hundreds of companies and some of the people have posted, up to the last days', () => {
  expect(all.length).toBeGreaterThan(world.companies)
  expect(people.filter(({ posts }) => posts.length > 0).length).toBeGreaterThan(10)
  const weekAgo = Date.parse(world.today) - 7 * 86_400_000
  expect(all.filter(({ at }) => at > weekAgo).length).toBeGreaterThan(10)
})

test('nobody posts before they are there or after the day of the world, or two texts alike', () => {
  for (const { company, posts } of companies) {
    const written = company.index < 3
    for (const { at } of posts) expect(at > Date.parse(company.createdAt) || written).toBe(true)
    // Pages of posts are called by how these begin.
    expect(new Set(posts.map(({ text }) => text.slice(0, 24))).size).toBe(posts.length)
    expect(posts.map(({ at }) => at)).toEqual(posts.map(({ at }) => at).toSorted((a, b) => a - b))
  }
  expect(Math.max(...all.map(({ at }) => at))).toBeLessThan(Date.parse(world.today))
})

test('each writes in their language, as long as a post may be, and nothing is left to fill in', () => {
  for (const { company, posts } of companies)
    for (const { text } of posts) expect(kana.test(text), text).toBe(company.textLanguage === 'ja')
  for (const { person, posts } of people)
    for (const { text } of posts) expect(kana.test(text), text).toBe(person.preferredLanguage === 'ja')
  for (const { text } of all) {
    expect(text.length).toBeLessThanOrEqual(limits.postMax)
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
  }
})

test('what is shown and shared is there, and was there by then', () => {
  for (const { company, posts } of companies) {
    const products = productsOf(world, company.index)
    const shared = posts.flatMap(({ product, at }) => (product === undefined ? [] : [{ product, at }]))
    for (const { product } of shared) expect(products[product]?.published).toBe(true)
    const invented = company.index < 3 ? [] : shared
    for (const { product, at } of invented)
      expect(products[product]!.createdAt.slice(0, 10) <= new Date(at).toISOString().slice(0, 10)).toBe(true)
    for (const { certificate, at } of posts.filter((post) => post.certificate !== undefined)) {
      const { issueDate, expireDate } = company.certificates[certificate!]!
      const day = new Date(at).toISOString().slice(0, 10)
      expect(issueDate <= day && day < expireDate).toBe(true)
    }
  }
})

test('the same world has the same posts, whoever is asked first', () => {
  expect(postsOfCompany({ ...world }, 4)).toEqual(companies[4]!.posts)
  expect(postsOfPerson({ ...world }, 9)).toEqual(people[9]!.posts)
})

test('both languages of a text ask for the same values', () => {
  const names = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const lists = Object.values(texts)
  expect(lists.length).toBeGreaterThan(8)
  for (const [en, ja] of lists.flat()) {
    const withoutCity = (text: string) => new Set([...names(text)].filter((name) => name !== 'city'))
    expect(withoutCity(ja), en).toEqual(withoutCity(en))
  }
  expect(() => filledIn('{name} in {place}', { name: 'a gear' })).toThrow('nothing for {place}')
})
