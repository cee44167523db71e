import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { ownerOf } from '../members.ts'
import { ofPeople, ofCompanies } from '../posts/talk.ts'
import { followedByBuyer } from '../social.ts'
import { bareWorld } from '../world.ts'
import { commentsBelow, likersOf } from './comments.ts'
import { authorsOf, cameAt, crowdOf, isCompany, mostBelow } from './crowd.ts'
import { followersOf } from './followers.ts'
import { postsOf } from './posts.ts'
import * as ofCompaniesAgain from './said-by-companies.ts'
import * as ofPeopleAgain from './said-by-people.ts'
import { speakerOf } from './speakers.ts'
import * as talked from './talk-texts.ts'

const social = { posts: 9_000, comments: 25_000, follows: 12_000 }
const world = bareWorld('2026-11-20', 300, 1_500, social)
const authors = Array.from({ length: authorsOf(world) }, (_, author) => author)
const followers = authors.map((author) => followersOf(world, author))
const posts = authors.map((author) => postsOf(world, author))
const below = authors.flatMap((author) =>
  posts[author]!.map((post, number) => ({ author, number, post, followers: followers[author]! })),
)
const comments = below.map((one) => commentsBelow(world, one))

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u
const end = Date.parse(world.today)
const twoYears = 730 * 86_400_000

test('there is exactly as much as was asked for', () => {
  const { companies, people } = followedByBuyer(world)
  expect(sum(followers.map(({ length }) => length))).toBe(social.follows - companies.length - people.length)
  expect(sum(posts.map(({ length }) => length))).toBe(social.posts)
  expect(sum(comments.map(({ length }) => length))).toBe(social.comments)
  for (const [at, { post }] of below.entries()) expect(comments[at]).toHaveLength(post.comments)
})

test('a few are very popular, most are not; most is said below few posts', () => {
  const counts = followers.map(({ length }) => length).toSorted((one, other) => other - one)
  expect(sum(counts.slice(0, counts.length / 10))).toBeGreaterThan(social.follows * 0.3)
  expect(counts[counts.length / 2]).toBeLessThan((social.follows / counts.length) * 0.8)
  expect(counts.at(-1)).toBeGreaterThan(0)
  const said = below.map(({ post }) => post.comments).toSorted((one, other) => other - one)
  expect(sum(said.slice(0, said.length / 10))).toBeGreaterThan(social.comments * 0.4)
  expect(said[0]).toBeLessThanOrEqual(mostBelow)
  // Companies written by hand are known best.
  expect(crowdOf(world).followers[0]).toBe(counts[0])
})

test('some follow many and some few, nobody themself, their owner or anybody twice', () => {
  const follows = new Map<number, number>()
  for (const [author, all] of followers.entries()) {
    expect(new Set(all).size).toBe(all.length)
    expect(all).not.toContain(author)
    const own = isCompany(world, author) ? world.companies + ownerOf(world, author) : author
    expect(all).not.toContain(own)
    for (const follower of all) follows.set(follower, (follows.get(follower) ?? 0) + 1)
  }
  const counts = [...follows.values()].toSorted((one, other) => other - one)
  expect(counts[0]).toBeGreaterThan(counts[counts.length / 2]! * 3)
})

test('nobody says anything before they came or after the day of the world, over two years', () => {
  for (const { author, post } of below) {
    expect(post.at).toBeGreaterThan(cameAt(world, author))
    expect(post.at).toBeLessThan(end)
    expect(post.at).toBeGreaterThan(end - twoYears)
  }
  for (const all of posts)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => one - other))
  expect(Math.min(...below.map(({ post }) => post.at))).toBeLessThan(end - twoYears * 0.9)
  for (const [place, { post }] of below.entries())
    for (const { at, by } of comments[place]!) {
      expect(at).toBeGreaterThan(post.at)
      expect(at).toBeLessThan(end)
      expect(speakerOf(world, by).came).toBeLessThan(post.at)
    }
})

test('answers answer what was said before them, at the top, and some are of whoever posted', () => {
  const astray = comments.flatMap((all) =>
    all.filter(({ parent }, place) => parent !== null && (parent >= place || all[parent]!.parent !== null)),
  )
  expect(astray).toEqual([])
  const answers = comments.flatMap((all, place) =>
    all.filter(({ parent }) => parent !== null).map(({ by }) => by === below[place]!.author),
  )
  expect(answers.length).toBeGreaterThan(social.comments * 0.2)
  expect(new Set(answers)).toEqual(new Set([true, false]))
})

test('each writes in their language, nothing is left to fill in, and hardly two texts are the same', () => {
  const texts = below.map(({ author, post }) => [author, post.text] as const)
  const answers = comments.flat().map(({ by, text }) => [by, text] as const)
  for (const [by, text] of [...texts, ...answers]) {
    expect(kana.test(text), text).toBe(speakerOf(world, by).isJapanese)
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
  }
  for (const [, text] of texts) expect(text.length).toBeLessThanOrEqual(limits.postMax)
  for (const [, text] of answers) expect(text.length).toBeLessThanOrEqual(limits.commentMax)
  expect(new Set(texts.map(([, text]) => text)).size).toBeGreaterThan(social.posts * 0.8)
  // Below a post mostly its language is spoken.
  const same = below.flatMap(({ author }, place) =>
    comments[place]!.map(({ by }) => speakerOf(world, by).isJapanese === speakerOf(world, author).isJapanese),
  )
  expect(same.filter(Boolean).length).toBeGreaterThan(same.length * 0.8)
})

test('nobody likes a post twice, or before they came', () => {
  for (const one of below) {
    const likers = likersOf(world, one)
    expect(new Set(likers.map(({ by }) => by)).size).toBe(likers.length)
    for (const { by, at } of likers) {
      expect(speakerOf(world, by).came).toBeLessThan(at)
      expect(at).toBeLessThan(end)
    }
  }
})

test('the same world says the same, whoever is asked first', () => {
  const again = { ...world }
  expect(followersOf(again, 41)).toEqual(followers[41])
  expect(postsOf(again, 320)).toEqual(posts[320])
  const place = below.findIndex(({ post }) => post.comments > 5)
  expect(commentsBelow(again, below[place]!)).toEqual(comments[place])
})

test('without a number of follows everybody has the followers they were invented with, and somebody still answers', () => {
  const quiet = bareWorld(world.today, 60, 300, { posts: 400, comments: 900, follows: null })
  const all = Array.from({ length: authorsOf(quiet) }, (_, author) => followersOf(quiet, author))
  expect(sum(all.map(({ length }) => length))).toBeLessThan(200)
  const said = all.flatMap((some, author) =>
    postsOf(quiet, author).flatMap((post, number) =>
      commentsBelow(quiet, { author, number, post, followers: some }),
    ),
  )
  expect(said).toHaveLength(900)
})

test('more is refused than there is room for', () => {
  expect(() =>
    crowdOf(bareWorld(world.today, 60, 300, { posts: 1_000_000, comments: 0, follows: null })),
  ).toThrow('There is room for')
})

test('both languages of a text ask for the same values', () => {
  const names = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const said = [...ofCompanies, ...ofPeople, ...talked.belowCompanies, ...talked.belowPeople]
  const pairs = [
    ...Object.values(ofCompaniesAgain).flat(),
    ...Object.values(ofPeopleAgain).flat(),
    ...[talked.agreed, talked.alsoAsked, talked.additions].flat(),
    ...said.flatMap(({ said: text, answered }) => (answered ? [text, answered] : [text])),
  ]
  expect(pairs.length).toBeGreaterThan(60)
  for (const [en, ja] of pairs) expect(names(ja), en).toEqual(names(en))
})
