// Names that mean no good where posts and comments bring them along: of people and companies who are mentioned, and of companies,
// products and certificates on a card.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addCertificate } from '../src/contract/certificates.ts'
import { limits } from '../src/contract/limits.ts'
import { CompanyName, PersonName, ProductName } from '../src/contract/names.ts'
import { personName } from '../src/contract/person-name.ts'
import { postPath, timelinePath } from '../src/contract/slugs.ts'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { aBusiness, type BusinessWish } from '../src/testing/businesses.ts'
import { aPerson } from '../src/testing/people.ts'
import { takenCalls, type Call, type Caller } from './callers.ts'
import { onDatabase } from './changes.ts'
import { inField, packed, readerWith, tellSeen, together, unseen } from './hostile-fields.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const wholeMs = 1_200_000
const more = 'main a[href*="cursor="]'
/** The name on a card, and whose it is. */
const card = 'article[data-post] > a > span > span:nth-of-type(n + 2)'

type Party = { type: 'user' | 'business'; id: string; name: string }

/** Companies of these wishes, until the test has ended. */
async function companies(wishes: readonly BusinessWish[]) {
  const made: Awaited<ReturnType<typeof aBusiness>>[] = []
  onTestFinished(() =>
    onDatabase(async (db) => {
      for (const { businessID } of made) await transaction(db, (tx) => removeBusiness(tx, businessID))
    }),
  )
  await onDatabase(async (db) => {
    for (const wish of wishes) made.push(await aBusiness(db, wish))
  })
  return made
}

/** People of these names, until the test has ended. */
async function people(names: readonly { firstName: string; lastName: string }[]): Promise<Party[]> {
  const made: Party[] = []
  onTestFinished(() =>
    onDatabase(async (db) => {
      for (const { id } of made) await transaction(db, (tx) => removeProfile(tx, id))
    }),
  )
  await onDatabase(async (db) => {
    for (const name of names) {
      const { userID: id } = await aPerson(db, name)
      made.push({ type: 'user', id, name: personName(name) })
    }
  })
  return made
}

const posting = (as: Caller, post: object): Call => ({
  as,
  path: '/social/posts/make-post',
  body: { content: 'Look at this.', timelineType: 'user', timelineID: as.userID, ...post },
})

/** Texts in each of which some of them are named, as many as it holds. */
function naming(parties: readonly Party[], max: number) {
  const texts: { content: string; mentions: Party[] }[] = []
  for (const party of parties) {
    const last = texts.at(-1)
    const longer = `${last?.content ?? ''}\n@${party.name}`
    if (last && [...longer].length <= max && last.mentions.length < limits.mentionsMax) {
      last.content = longer
      last.mentions.push(party)
    } else texts.push({ content: `@${party.name}`, mentions: [party] })
  }
  return texts.map(({ content, mentions }) => ({
    content,
    mentions: mentions.map(({ type, id }) => ({ type, id })),
  }))
}

test.each(pairsFor('hostile-named'))(
  'in %s at %i px: people and companies mentioned in posts and comments',
  async (language, width) => {
    const ofPeople = inField(PersonName)
    const ofCompanies = inField(CompanyName)
    const reader = await readerWith(launch(), { language, width })
    const writer = await signedIn(reader)
    const packs = together(ofPeople.more, limits.personNameMax, ' ')
    const halves = [
      ...ofPeople.alone.map((name) => ({ firstName: name, lastName: name })),
      ...packs.flatMap((firstName, at) =>
        at % 2 === 0 ? [{ firstName, lastName: packs[at + 1] ?? 'Mori' }] : [],
      ),
    ]
    const names = packed(ofCompanies, limits.companyNameMax, ' ').filter((name) => name !== '')
    const named = await companies(names.map((companyName) => ({ companyName })))
    const parties: Party[] = [
      ...(await people(halves)),
      ...named.map(({ businessID: id }, at): Party => ({ type: 'business', id, name: names[at]! })),
    ]
    const made = await takenCalls<{ postID: string }>(
      'makePost',
      naming(parties, limits.postMax).map((post) => posting(writer, post)),
    )
    const links = 'article[data-post] > p[dir="auto"] a > bdi'
    const shown = await reader.readAll(timelinePath(writer.userID), links, more)
    expect(
      unseen(
        parties.map(({ name }) => `@${name}`),
        shown,
      ),
    ).toEqual([])

    const alone = [
      ...parties.slice(0, ofPeople.alone.length),
      ...parties.slice(halves.length, halves.length + ofCompanies.alone.length),
    ]
    const { postID } = made[0]!
    const said = naming(alone, limits.commentMax)
    await takenCalls(
      'makeComment',
      said.map((comment): Call => ({
        as: writer,
        path: '/social/comments/make-comment',
        body: { resourceType: 'post', resourceID: postID, ...comment },
      })),
    )
    const inComments: string[] = []
    for (let skip = 0; skip < said.length; skip += limits.commentPageSize)
      inComments.push(
        ...(await reader.read(
          `${postPath(postID)}${skip === 0 ? '' : `?comments=${skip}`}`,
          '[data-comment] p[dir="auto"] a > bdi',
        )),
      )
    expect(
      unseen(
        alone.map(({ name }) => `@${name}`),
        inComments,
      ),
    ).toEqual([])
    tellSeen('names of people, mentioned', ofPeople, reader)
    tellSeen('names of companies, mentioned', ofCompanies, reader)
  },
  wholeMs,
)

const shares = (writer: Caller, resourceType: string, ids: readonly string[]) =>
  takenCalls(
    'makePost',
    ids.map((resourceID) => posting(writer, { shared: { resourceType, resourceID } })),
  )

test(
  'companies on cards',
  async () => {
    const taken = inField(CompanyName)
    const names = packed(taken, limits.companyNameMax, ' ')
    const reader = await readerWith(launch(), { width: 360 })
    const writer = await signedIn(reader)
    const made = await companies(names.map((companyName) => ({ companyName })))
    await shares(
      writer,
      'business',
      made.map(({ businessID }) => businessID),
    )
    expect(unseen(names, await reader.readAll(timelinePath(writer.userID), card, more))).toEqual([])
    tellSeen('names of companies, shared', taken, reader)
  },
  wholeMs,
)

/** As one company has at most. */
const ofOne = 100
const hundreds = <Text>(texts: readonly Text[]): Text[][] =>
  Array.from({ length: Math.ceil(texts.length / ofOne) }, (_, at) =>
    texts.slice(at * ofOne, (at + 1) * ofOne),
  )

test(
  'products on cards, and whose they are',
  async () => {
    const taken = inField(ProductName)
    const owners = inField(CompanyName).alone
    const names = packed(taken, limits.productNameMax, ' ')
    const reader = await readerWith(launch(), {})
    const writer = await signedIn(reader)
    const made = await companies(
      hundreds(names).map((some, at) => ({
        companyName: owners[at % owners.length]!,
        products: some.map((name) => ({ name })),
      })),
    )
    await shares(
      writer,
      'product',
      made.flatMap(({ productIDs }) => productIDs),
    )
    const whose = owners.slice(0, made.length)
    expect(
      unseen([...names, ...whose], await reader.readAll(timelinePath(writer.userID), card, more)),
    ).toEqual([])
    tellSeen('names of products, shared', taken, reader)
  },
  wholeMs,
)

test(
  'certificates on cards, and whose they are',
  async () => {
    const taken = inField(addCertificate.body.shape.name)
    const owners = inField(CompanyName).alone
    const names = packed(taken, limits.certificateTextMax, ' ')
    const reader = await readerWith(launch(), {})
    const writer = await signedIn(reader)
    const made = await companies(
      hundreds(names).map((some, at) => ({
        companyName: owners[at % owners.length]!,
        certificates: some.map((name) => ({ name })),
      })),
    )
    const ids = await onDatabase(async (db) => {
      const { rows } = await sql<{ id: string }>`
      select id from certificates where business_id = any(${made.map(({ businessID }) => businessID)}::uuid[])`.execute(
        db,
      )
      return rows.map(({ id }) => id)
    })
    expect(ids.length).toBe(names.length)
    await shares(writer, 'certificate', ids)
    const whose = owners.slice(0, made.length)
    expect(
      unseen([...names, ...whose], await reader.readAll(timelinePath(writer.userID), card, more)),
    ).toEqual([])
    tellSeen('names of certificates, shared', taken, reader)
  },
  wholeMs,
)
