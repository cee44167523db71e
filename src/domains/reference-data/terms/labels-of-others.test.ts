// Labels that were written by somebody who had not seen the terms, and judged by what they were said to mean.
import { expect, test } from 'vitest'
import { isLanguage } from '../../../contract/locale.ts'
import blindLabels from './blind-labels.json' with { type: 'json' }
import freshLabels from './fresh-labels.json' with { type: 'json' }
import { matchTerm } from './matching.ts'
import { termOf } from './terms.ts'

/**
 * `term` is what a label means, `terms` where either would be right; `ask` says that it may mean several things. With none of
 * them it means nothing general: 'none'.
 */
type Judged = {
  label: string
  language: string
  meaning: string
  term?: string
  terms?: string[]
  ask?: boolean
}
const blind: readonly Judged[] = blindLabels
const fresh: readonly Judged[] = freshLabels

const matchOf = ({ label, language }: Judged) => matchTerm(label, isLanguage(language) ? { language } : {})
const rightOf = ({ term, terms }: Judged): readonly string[] => terms ?? (term === undefined ? [] : [term])
const firstOf = (one: Judged) => {
  const match = matchOf(one)
  return match.kind === 'sure' ? match.term.id : match.kind === 'ask' ? match.candidates[0]!.id : 'none'
}
const told = (one: Judged) => `${one.language} ${one.label} → ${matchOf(one).kind}: ${firstOf(one)}`
const isSure = (one: Judged) => matchOf(one).kind === 'sure'
const isRight = (one: Judged) =>
  rightOf(one).length > 0 ? rightOf(one).includes(firstOf(one)) : !isSure(one)

test('every label of a stranger is judged, by terms that exist', () => {
  const all = [...blind, ...fresh]

  expect(blind.length).toBe(500)
  expect(fresh.length).toBe(150)
  expect(blind.filter(({ meaning }) => meaning === 'none').length).toBe(25)
  expect(all.filter((one) => rightOf(one).length === 0 && !one.ask && one.meaning !== 'none')).toEqual([])
  expect(all.filter((one) => rightOf(one).length > 0 && (one.ask || one.meaning === 'none'))).toEqual([])
  expect(all.flatMap(rightOf).filter((id) => !termOf(id))).toEqual([])
})

test('no label of a stranger is silently taken for another fact', () => {
  const wrong = [...blind, ...fresh].filter((one) => isSure(one) && !rightOf(one).includes(firstOf(one)))

  expect(wrong.map(told)).toEqual([])
})

test('at least 97 of a hundred labels of a stranger are sure, have the right term first, or are left alone', () => {
  const missed = blind.filter((one) => !isRight(one))

  expect(missed.length, missed.map(told).join('; ')).toBeLessThanOrEqual(blind.length * 0.03)
})

test('more than half of the labels of a stranger are sure', () => {
  expect(blind.filter(isSure).length).toBeGreaterThanOrEqual(blind.length * 0.55)
})
