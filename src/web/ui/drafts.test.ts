import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  draftKey,
  dropDraft,
  dropDrafts,
  keepDraftsOf,
  lastingName,
  noteDrafts,
  readDraft,
  removeDraft,
  writeDraft,
  type Draft,
} from './drafts.ts'

const [one, other] = ['019a2b3c-0000-7000-8000-000000000001', '019a2b3c-0000-7000-8000-000000000002']
const typed = (owner: string, name: string): Draft | null => readDraft(draftKey(owner, name))
const type = (owner: string, name: string) => writeDraft(draftKey(owner, name), { companyName: owner })

/** Node has none of its own without a file. */
const shared: Record<string, string> = Object.create({
  getItem: (key: string) => shared[key] ?? null,
  setItem(key: string, value: string) {
    shared[key] = value
  },
  removeItem(key: string) {
    delete shared[key]
  },
})
const clearShared = () => {
  for (const key of Object.keys(shared)) delete shared[key]
}
vi.stubGlobal('localStorage', shared)
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  sessionStorage.clear()
  clearShared()
  sessionStorage.setItem('another-key', 'stays')
  for (const owner of [one, other])
    for (const name of ['new-business', 'business:b:general']) type(owner, name)
})

test('what one person typed is not what another finds', () => {
  expect(typed(one, 'new-business')).toEqual({ companyName: one })
  expect(typed(other, 'new-business')).toEqual({ companyName: other })
  expect(typed('', 'new-business')).toBeNull()
})

test('whoever logs in keeps their own alone', () => {
  keepDraftsOf(one)
  expect(typed(one, 'business:b:general')).not.toBeNull()
  expect(typed(other, 'business:b:general')).toBeNull()
  expect(typed(other, 'new-business')).toBeNull()
})

test('what was typed before the log-in goes on as theirs, but for what they have typed themselves', () => {
  writeDraft(draftKey('', 'enquiry'), { city: 'Osaka' })
  writeDraft(draftKey('', 'new-business'), { companyName: 'nobody' })
  keepDraftsOf(one)
  expect(typed(one, 'enquiry')).toEqual({ city: 'Osaka' })
  expect(typed(one, 'new-business')).toEqual({ companyName: one })
  expect(typed('', 'enquiry')).toBeNull()
})

test('a form that has arrived is forgotten by its whole name, all of them at log-out, and nothing else', () => {
  dropDraft('general')
  dropDraft('new-business')
  expect(typed(one, 'new-business')).toBeNull()
  expect(typed(one, 'business:b:general')).not.toBeNull()
  dropDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['another-key'])
})

test('what is no draft is none', () => {
  sessionStorage.setItem(draftKey(one, 'new-business'), '{')
  expect(typed(one, 'new-business')).toBeNull()
})

test('what somebody writes to somebody outlives its tab, for them alone, until it is sent or they log out', () => {
  const letter = `${lastingName}request b`
  const closeTab = () => sessionStorage.clear()
  type('', letter)
  closeTab()
  expect(typed('', letter)).toBeNull()
  type(one, letter)
  closeTab()
  expect(typed(one, letter)).toEqual({ companyName: one })
  expect(typed(one, 'new-business')).toBeNull()
  keepDraftsOf(other)
  expect(typed(one, letter)).toBeNull()
  for (const forget of [() => dropDraft(letter), dropDrafts, () => removeDraft(draftKey(one, letter))]) {
    type(one, letter)
    closeTab()
    forget()
    expect(typed(one, letter)).toBeNull()
  }
})

test('what was thrown away can be brought back, and nothing else', () => {
  const gone = noteDrafts()
  expect(gone()).toBeUndefined()
  removeDraft(draftKey(one, 'new-business'))
  writeDraft(draftKey(one, 'business:b:general'), { companyName: 'changed' })
  gone()!()
  expect(typed(one, 'new-business')).toEqual({ companyName: one })
  expect(typed(one, 'business:b:general')).toEqual({ companyName: 'changed' })
})
