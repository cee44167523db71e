// How people want to be told, and the link in each mail that ends those of its kind.
import { expect, test } from 'vitest'
import type { NotificationPreferencesEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { anInquiry, aSupplier, callsOf } from '../../testing/suppliers.ts'
import { unsubscribeToken } from './subscriptions.ts'

const database = await testDatabase()
const { db, pool } = database
const call = callsOf(database, await testApi(database))

test('a link in a mail ends mails of its kind, without a log-in, and only as we made it', async () => {
  const person = await aSession(db)
  const preferences = async () =>
    (await call<NotificationPreferencesEntry>('GET', '/notifications/preferences', person)).data
  const before = {
    'import.reported': 'mail',
    'boost.ended': 'mail',
    'inquiry.received': 'mail',
    'inquiry.replied': 'mail',
    'inquiry.ended': 'page',
    'inquiry.sent': 'mail',
    'statistics.month': 'mail',
    'connection.asked': 'daily',
    'connection.accepted': 'weekly',
    'group.accepted': 'weekly',
    'group.admitted': 'daily',
    'group.asked': 'daily',
    'group.invited': 'daily',
    'social.commented': 'daily',
    'social.answered': 'daily',
    'social.mentioned': 'daily',
    'social.liked': 'weekly',
    'social.followed': 'weekly',
    'social.posted': 'weekly',
  }
  const unasked = {
    ways: before,
    digests: { daily: true, weekly: true },
    wordsInMails: true,
    mailLanguage: 'en',
    timeZone: 'Asia/Tokyo',
    readMarks: true,
  }
  expect(await preferences()).toEqual(unasked)

  const token = unsubscribeToken(person.userID, 'inquiry.replied')
  const [named = '', sign = ''] = token.split('.')
  const foreign = Buffer.from(`${uuidv7()}.inquiry.replied`).toString('base64url')
  const forged = [
    `${foreign}.${sign}`,
    `${named}.${sign.slice(0, -2)}`,
    `${named}.${'A'.repeat(43)}`,
    `${Buffer.from(`${person.userID}.inquiry.received`).toString('base64url')}.${sign}`,
    named.padEnd(20, 'x'),
    'é'.repeat(40),
  ]
  for (const wrong of forged)
    expect(await call('POST', '/notifications/unsubscribe', undefined, { token: wrong })).toMatchObject({
      status: 404,
      name: 'NotFound',
    })
  for (const wrong of forged)
    expect(await call('POST', '/notifications/subscription', undefined, { token: wrong })).toMatchObject({
      name: 'NotFound',
    })
  expect((await preferences()).ways).toEqual(before)
  const shown = async () => (await call('POST', '/notifications/subscription', undefined, { token })).data
  const address = `${person.userID[0]}…@example.com`
  expect(await shown()).toEqual({ kind: 'inquiry.replied', address, mails: true })
  for (let twice = 0; twice < 2; twice += 1)
    expect(await call('POST', '/notifications/unsubscribe', undefined, { token })).toMatchObject({
      data: { kind: 'inquiry.replied' },
    })
  expect((await preferences()).ways).toEqual({ ...before, 'inquiry.replied': 'page' })
  expect(await shown()).toMatchObject({ mails: false })
  // Whoever ended them by mistake has them back by the same link.
  await call('POST', '/notifications/unsubscribe', undefined, { token, mails: true })
  expect((await preferences()).ways).toEqual(before)
  await call('POST', '/notifications/unsubscribe', undefined, { token })

  const changed = {
    ways: { 'inquiry.replied': 'mail', 'social.liked': 'never' },
    digests: { weekly: false },
    timeZone: 'Europe/Rome',
    wordsInMails: false,
  }
  expect((await call('PUT', '/notifications/preferences', person, changed)).data).toEqual({
    ...unasked,
    ...changed,
    ways: { ...before, 'social.liked': 'never' },
    digests: { daily: true, weekly: false },
  })
  for (const wrong of [
    { ways: { 'inquiry.received': 'never' } },
    { ways: { 'inquiry.sent': 'daily' } },
    { ways: { 'team.invited': 'never' } },
    { timeZone: 'Mars/Olympus' },
  ])
    expect((await call('PUT', '/notifications/preferences', person, wrong)).status).toBe(400)
  expect((await call('PUT', '/notifications/preferences', undefined, changed)).status).toBe(401)
})

test('mails come in the language that their reader chose, who alone changes it', async () => {
  const { businessID, people } = await aSupplier(database)
  const [buyer, stranger] = [await aSession(db), await aSession(db)]
  const path = '/notifications/preferences'
  expect((await call('PUT', path, undefined, { mailLanguage: 'ja' })).status).toBe(401)
  expect((await call('PUT', path, buyer, { mailLanguage: 'de' })).status).toBe(400)
  expect((await call('PUT', path, buyer, { mailLanguage: 'ja' })).data).toMatchObject({ mailLanguage: 'ja' })
  for (const one of [stranger, people.admin])
    expect((await call('GET', path, one)).data).toMatchObject({ mailLanguage: 'en' })
  await anInquiry(call, buyer, businessID)
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await pool.query<{ language: string }>('select language from mails where user_id = $1', [
    buyer.userID,
  ])
  expect(rows).toEqual([{ language: 'ja' }])
  // What is saved besides leaves it as it is.
  expect((await call('PUT', path, buyer, { wordsInMails: false })).data).toMatchObject({ mailLanguage: 'ja' })
})
