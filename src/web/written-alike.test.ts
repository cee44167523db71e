// Parts that are written by themselves: once for the same, by nothing of the page around, and none on pages of others.
import { createContext, createElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Frame } from './api/frame.ts'
import { useSite } from './components/layout/site.ts'
import { WritingAlike, WrittenAlike } from './ui/WrittenAlike.tsx'
import { writtenFor } from './written.tsx'

const frameOf = (code: string) => ({ edition: { code }, industries: [] }) as unknown as Frame
const languageOf = (locale: string) => setupI18n({ locale, messages: { [locale]: {} } })
const [frame, english] = [frameOf('jp'), languageOf('en')]

const Around = createContext('nobody')
let made = 0
const failures: unknown[] = []

function Card({ company }: { company: { name: string; likes: number } }): React.ReactNode {
  made++
  const site = useSite()
  const seen = [useContext(Around), site?.edition.code, site?.language, site?.session?.userID ?? 'visitor']
  return createElement('p', null, [company.name, company.likes, ...seen].join())
}

type Page = {
  company: { name: string; likes: number }
  frame?: Frame
  i18n?: typeof english
  isVisitors?: boolean
  forVisitors?: true
  inPlace?: boolean
  piece?: typeof Card
}

/** The page of somebody who is known around the card, as the server makes it. */
function pageOf({
  company,
  frame: of = frame,
  i18n = english,
  piece = Card,
  isVisitors = true,
  ...how
}: Page) {
  const written = writtenFor(of, i18n)
  const parts = written.parts((error) => failures.push(error))
  const card = createElement(WrittenAlike<{ company: Page['company'] }>, {
    of: piece,
    with: { company },
    ...how,
  })
  const page = createElement(
    WritingAlike,
    { value: { write: parts.write, isVisitors } },
    createElement(Around, { value: 'Mara' }, createElement('main', null, card)),
  )
  return written.document(renderToString(page), parts).toString()
}

const valves = { name: 'Valves & Co', likes: 3 }

test('it is made once for the same, and knows edition and language, but nothing and nobody around', () => {
  made = 0
  for (const _ of [1, 2, 3])
    expect(pageOf({ company: { ...valves } })).toBe(
      '<main><p>Valves &amp; Co,3,nobody,jp,en,visitor</p></main>',
    )
  expect(made).toBe(1)
})

test('whatever differs makes another: a value, the language, the edition', () => {
  expect(pageOf({ company: { ...valves, likes: 4 } })).toContain('Co,4,')
  expect(pageOf({ company: valves, i18n: languageOf('ja') })).toContain(',jp,ja,')
  expect(pageOf({ company: valves, frame: frameOf('it') })).toContain(',it,en,')
  expect(pageOf({ company: valves })).toContain('Co,3,nobody,jp,en,')
})

/** Says who is around. */
const Asking = () => createElement('p', null, useContext(Around))

test('what looks otherwise for who is signed in is drawn in its place for them', () => {
  const asked = { company: valves, piece: Asking }
  expect(pageOf({ ...asked, forVisitors: true })).toBe('<main><p>nobody</p></main>')
  expect(pageOf({ ...asked, isVisitors: false })).toBe('<main><p>nobody</p></main>')
  expect(pageOf({ ...asked, isVisitors: false, forVisitors: true })).toBe('<main><p>Mara</p></main>')
})

test('what something around changes is drawn in its place', () => {
  expect(pageOf({ company: valves, piece: Asking, inPlace: true })).toBe('<main><p>Mara</p></main>')
})

test('so is what cannot be written by itself, and that is told', () => {
  const Lost = () => {
    if (useContext(Around) === 'nobody') throw new Error('nothing is around')
    return createElement(Asking)
  }
  failures.length = 0
  expect(pageOf({ company: valves, piece: Lost })).toBe('<main><p>Mara</p></main>')
  expect(failures).toEqual([new Error('nothing is around')])
  expect(pageOf({ company: valves })).toContain('Valves')
  expect(failures).toHaveLength(1)
})
