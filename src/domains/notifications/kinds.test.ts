// What every kind brings: an address that is a page, and the same one under the bell and in its mail.
import { expect, test } from 'vitest'
import {
  allKinds,
  choiceOf,
  chosenKinds,
  isChosenNotice,
  notificationKinds,
} from '../../contract/notification-kinds.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { inquirySubjects } from '../../contract/inquiry-subjects.ts'
import { kinds, mailRules } from './kinds.ts'

const [resourceID, mailboxID, businessID] = [uuidv7(), uuidv7(), uuidv7()]
const company = { businessID, key: `Toyama-Tubes-${businessID}`, name: 'Toyama Tubes' }
const noted = { resourceID, mailboxID, title: '', company }

test.each(allKinds)('%s leads to a page, also of a company that is gone', (kind) => {
  for (const one of [noted, { ...noted, company: null }])
    expect(kinds[kind].pathOf(one)).toMatch(
      /^\/(?:appeals|business|connections|groups|my-business|notifications|post)(?:\/[\w-]+)*\/?(?:\?[\w=&-]+)?(?:#comments)?$/,
    )
})

test('who opens what has no memory of its own has read it, and only what has one is counted there', () => {
  for (const kind of allKinds) {
    const { readBy, countedBy } = notificationKinds[kind]
    expect(kinds[kind].noteRead !== undefined).toBe(readBy === 'thing')
    expect([countedBy, readBy]).not.toEqual(['thing', 'opening'])
  }
})

test('a mail about one thing leads where its notification leads, one about several to where they are', () => {
  expect(Object.keys(mailRules).toSorted()).toEqual(allKinds.filter(isChosenNotice).toSorted())
  const due = {
    userID: uuidv7(),
    actorType: 'user',
    actorID: uuidv7(),
    isBundle: false,
    step: 1,
    at: new Date(),
  } as const
  for (const kind of allKinds.filter(isChosenNotice)) {
    const notice = (id: string) => ({ ...due, id: uuidv7(), kind, resourceID: id, mailboxID, title: '' })
    const { pathOf } = mailRules[kind]
    expect(pathOf(mailboxID, [notice(resourceID)])).toBe(kinds[kind].pathOf(noted))
    expect(pathOf(mailboxID, [notice(resourceID), notice(uuidv7())])).toBe(
      kind.startsWith('inquiry.') ? `/business/${mailboxID}/requests` : '/notifications',
    )
  }
})

test('of what is counted as the thing that it tells of nobody chooses never to be told; what holds unasked can be chosen', () => {
  for (const kind of chosenKinds) {
    const { ways, usual } = choiceOf(kind)
    expect(ways).toContain(usual)
    const isThing = isChosenNotice(kind) && notificationKinds[kind].readBy === 'thing'
    expect(ways.includes('never')).toBe(!isThing)
  }
})

test('titles are told in the language of the reader, names of deleted companies as they were', () => {
  const [subject] = inquirySubjects
  const { titleOf } = kinds['inquiry.received']
  expect(titleOf(subject.message, 'en')).toBe(subject.message)
  expect(titleOf(subject.message, 'ja')).not.toBe(subject.message)
  expect(titleOf('軸受', 'en')).toBe('軸受')
  expect(kinds['team.deleted'].companyNameOf?.('Toyama Tubes')).toBe('Toyama Tubes')
  expect(kinds['team.deleted'].companyNameOf?.('')).toBeNull()
})
