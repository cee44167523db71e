// Groups of the demo world: believable, each in one language, and nobody speaks who is not in it.
import { expect, test } from 'vitest'
import { limits } from '../contract/limits.ts'
import { defaultWorld } from './facts/world.ts'
import { groupsOf } from './groups.ts'
import { idsOf } from './ids.ts'

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

test.each([60, 300])('in a world of %i companies groups have members, posts and answers', (companies) => {
  const world = {
    ...defaultWorld('2026-11-20'),
    companies,
    products: companies * 6,
    people: Math.min(100, companies),
  }
  const { groups, posts, comments } = groupsOf(world, idsOf(world))
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
  const people = new Map(groups.map(({ id, members }) => [id, new Set(members.map(({ userID }) => userID))]))
  for (const { members, purpose, rules, name } of groups) {
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
    expect(new Set(members.map(({ userID }) => userID)).size).toBe(members.length)
    expect(members.length).toBeGreaterThan(3)
    expect(purpose.length).toBeLessThanOrEqual(limits.textAreaMax)
    expect(rules.length).toBeLessThanOrEqual(limits.groupRulesMax)
    expect(name.length).toBeLessThanOrEqual(limits.groupNameMax)
  }
  for (const { timeline, writtenBy, createdAt, content } of posts) {
    expect(people.get(timeline.id)?.has(writtenBy)).toBe(true)
    expect(createdAt.getTime()).toBeLessThan(Date.parse(world.today))
    const group = groups.find(({ id }) => id === timeline.id)!
    expect(createdAt.getTime()).toBeGreaterThan(group.createdAt.getTime())
    expect(kana.test(content)).toBe(kana.test(group.purpose))
  }
  for (const { createdAt, content } of comments) {
    expect(createdAt.getTime()).toBeLessThan(Date.parse(world.today))
    expect(content.length).toBeLessThanOrEqual(limits.commentMax)
  }
})
