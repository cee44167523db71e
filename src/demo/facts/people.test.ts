import { describe, expect, test } from 'vitest'
import { companyAt } from './companies.ts'
import { firstOwnedBy, membershipsOf, ownerOf } from './members.ts'
import { personAt } from './people.ts'
import { productsOf } from './products.ts'
import { followsOf, likesOf } from './social.ts'
import { defaultWorld } from './world.ts'

const world = defaultWorld('2026-11-20')
const indexes = Array.from({ length: world.companies }, (_, i) => i)

describe('people', () => {
  test('each company has one owner, and people own several', () => {
    const owners = new Map<number, number>()
    for (const i of indexes) {
      const members = membershipsOf(world, i)
      const owner = members.filter((member) => member.role === 'owner')
      expect(owner).toHaveLength(1)
      expect(new Set(members.map(({ person }) => person)).size).toBe(members.length)
      for (const { person } of members) expect(person >= 0 && person < world.people).toBe(true)
      for (const { person } of owner) owners.set(person, (owners.get(person) ?? 0) + 1)
    }
    expect(Math.max(...owners.values())).toBeGreaterThanOrEqual(3)
  })

  test('owners live where their company is', () => {
    for (const i of indexes.slice(0, 300)) {
      const owner = membershipsOf(world, i).find(({ role }) => role === 'owner')?.person ?? 0
      expect(personAt(world, owner).countryCode).toBe(companyAt(world, i).contactInfo.countryCode)
    }
  })

  test('have e-mail addresses of their own and short presentations', () => {
    const people = Array.from({ length: world.people }, (_, k) => personAt(world, k))
    expect(new Set(people.map(({ email }) => email)).size).toBe(world.people)
    for (const { briefPresentation } of people) {
      expect(briefPresentation.length).toBeLessThanOrEqual(512)
      expect(briefPresentation).not.toMatch(/[{}]/)
    }
  })

  test('who hides the profession does not name it in the presentation', () => {
    const people = Array.from({ length: world.people }, (_, k) => personAt(world, k))
    const names = ({ profession, briefPresentation }: (typeof people)[number]) =>
      briefPresentation.includes(profession.en) || briefPresentation.includes(profession.ja)
    const hiding = people.filter((person) => !person.showProfession)
    expect(hiding.length).toBeGreaterThan(20)
    expect(hiding.filter(names)).toEqual([])
    expect(people.filter(names).length).toBeGreaterThan(100)
  })

  test('each has a first company of their own, when there are companies enough', () => {
    for (const few of [world, { ...world, companies: 30, people: 21 }, { ...world, companies: 5, people: 9 }])
      for (let k = 0; k < few.people; k += 1) {
        const owned = Array.from({ length: few.companies }, (_, i) => i).filter((i) => ownerOf(few, i) === k)
        const first = firstOwnedBy(few, k)
        expect(first === undefined ? owned.length === 0 : owned.includes(first)).toBe(true)
      }
  })

  test('like and follow unevenly, nobody twice', () => {
    const counts = indexes.map((i) => likesOf(world, i).company.length)
    expect(Math.max(...counts)).toBeGreaterThan(40)
    expect(Math.max(...counts)).toBeLessThanOrEqual(60)
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(200)
    for (const i of indexes.slice(0, 200)) {
      const likes = likesOf(world, i)
      expect(likes.products).toHaveLength(productsOf(world, i).length)
      for (const list of [likes.company, ...likes.products, followsOf(world, i)]) {
        expect(new Set(list.map(({ person }) => person)).size).toBe(list.length)
      }
    }
  })
})
