// A person with unmistakable secrets: what they hide is in no byte that a visitor gets, in page, data, call, list or failure (P2.20, P3.3 and P7.3).
import { beforeAll, expect, inject, test } from 'vitest'
import { languages } from '../src/contract/locale.ts'
import { profilePath } from '../src/contract/slugs.ts'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { follow } from '../src/domains/follows/following.ts'
import { changeProfile, removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { react } from '../src/domains/reactions/liking.ts'
import { nameOf } from '../src/domains/reference-data/lists.ts'
import { transaction } from '../src/platform/db.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { aPerson } from '../src/testing/people.ts'
import { answerTo, everythingSaid, type About, type Said } from './asking.ts'
import { onDatabase } from './changes.ts'
import { people } from './directory.ts'

const site = inject('site')
const read = ['en', 'ja', 'es'] as const
const position = 'research-manager'

/** Shown to nobody, whatever a person allows. */
const always = ['canary-7f3a9', 'quackenbosh-mail.example', '5550987', 'non-binary']
/** In every form in which pages and data write a day. */
const birthDate = [
  '1961-07-23',
  ...languages.flatMap((language) =>
    (['full', 'long', 'medium', 'short'] as const).map((dateStyle) =>
      new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date('1961-07-23')),
    ),
  ),
]
const profession = ['Heliotrope tuner', 'eliotrope']
const positions = [
  position,
  ...new Set(languages.map((code) => nameOf('jobPositions', position, code) ?? '')),
]
/** Each alone would find a person of whom the search knew it. */
const hiddenWords = ['Heliotrope tuner', 'heliotropes', ...positions]
const secretWords = ['canary-7f3a9', 'canary', '5550987654', '1961-07-23', 'quackenbosh-mail.example']

let about: About

beforeAll(async () => {
  const companyName = 'Quackenbosh Springs'
  const productName = 'Quackenbosh leaf spring'
  const { userID, businessID, productIDs } = await onDatabase(async (db) => {
    const { userID } = await aPerson(db, {
      firstName: 'Zephyrine',
      lastName: 'Quackenbosh',
      companyName,
      email: 'canary-7f3a9@quackenbosh-mail.example',
      mobilePhone: { countryCode: '+81', phoneNumber: '5550987654' },
      gender: 'non-binary',
      birthDate: '1961-07-23',
      profession: 'Heliotrope tuner',
      jobPositionID: position,
      businessType: 'MA',
      industryID: '0006',
      briefPresentation: 'Small lots and spare parts.',
    })
    const made = await aBusiness(db, {
      companyName,
      members: [{ userID, role: 'owner' }],
      products: [{ name: productName }],
    })
    const actor = { type: 'user', id: userID } as const
    await react(db, actor, { type: 'product', id: made.productIDs[0]! })
    await react(db, actor, { type: 'business', id: made.businessID })
    await follow(db, actor, { type: 'business', id: made.businessID })
    await follow(db, { type: 'business', id: made.businessID }, actor)
    return { userID, ...made }
  })
  about = { userID, businessID, productID: productIDs[0]!, word: 'Quackenbosh', companyName, productName }
  return () =>
    onDatabase((db) =>
      transaction(db, async (tx) => {
        await removeBusiness(tx, businessID)
        await removeProfile(tx, userID)
      }),
    )
})

/** Together with their name, so that nobody else of that word comes before them. */
const isFoundBy = async (word: string) => {
  const { profiles } = await people(site, { textQuery: `${about.word} ${word}`, size: 50, exactly: true })
  return profiles.some(({ userID }) => userID === about.userID)
}
const pageSays = async (words: readonly string[]) => {
  const { text } = await answerTo(site, { address: profilePath(about.userID) }, 'en')
  return words.some((word) => text.includes(word))
}

/** Lets the person show or hide, and waits until their page and the search know it. */
async function show(showBirthDate: boolean, showProfession: boolean): Promise<void> {
  const change = { showBirthDate, showProfession }
  await onDatabase((db) => transaction(db, (tx) => changeProfile(tx, about.userID, change)))
  const timeout = 15_000
  await expect.poll(() => pageSays(birthDate), { timeout }).toBe(showBirthDate)
  await expect.poll(() => pageSays(profession), { timeout }).toBe(showProfession)
  await expect.poll(() => isFoundBy(''), { timeout }).toBe(true)
  await expect.poll(() => isFoundBy('Heliotrope tuner'), { timeout }).toBe(showProfession)
}

/** Which of the words are said, and where. */
const whereSaid = (said: readonly Said[], words: readonly string[]) =>
  words.flatMap((word) => said.filter(({ text }) => text.includes(word)).map(({ ask }) => `${word}: ${ask}`))
/** Lists of codes to choose from hold them all. */
const withoutLists = (said: readonly Said[]) => said.filter(({ ask }) => !ask.includes('/api/ref-data/'))
/** Other people may have the same position. */
const ofThePerson = (said: readonly Said[]) =>
  withoutLists(said).filter(({ ask }) => ask.includes(about.userID) || ask.includes(about.word))

test('what the person shows is said in every language, their secrets are not: the test would find them', async () => {
  await show(true, true)
  const said = withoutLists(await everythingSaid(site, about, read))
  for (const language of read) {
    const inLanguage = said.filter(({ ask }) => ask.startsWith(language))
    expect(whereSaid(inLanguage, birthDate).length).toBeGreaterThan(5)
    expect(whereSaid(inLanguage, profession).length).toBeGreaterThan(10)
    expect(whereSaid(ofThePerson(inLanguage), positions).length).toBeGreaterThan(5)
  }
  expect(whereSaid(said, always)).toEqual([])
  for (const word of hiddenWords) expect([word, await isFoundBy(word)]).toEqual([word, true])
  for (const word of secretWords) expect([word, await isFoundBy(word)]).toEqual([word, false])
}, 120_000)

test('what the person hides is in no byte, and none of its words finds them', async () => {
  await show(false, false)
  const said = withoutLists(await everythingSaid(site, about, read))
  expect(whereSaid(said, ['Small lots and spare parts.']).length).toBeGreaterThan(10)
  expect(whereSaid(said, [...always, ...birthDate, ...profession])).toEqual([])
  expect(whereSaid(ofThePerson(said), positions)).toEqual([])
  for (const word of [...hiddenWords, ...secretWords])
    expect([word, await isFoundBy(word)]).toEqual([word, false])
  const names = hiddenWords.map(
    (word) => `/search-result?business=UR&exactly=1&search=${encodeURIComponent(word)}`,
  )
  for (const address of names)
    for (const language of read)
      expect((await answerTo(site, { address }, language)).text).not.toContain(about.userID)
}, 120_000)

test('each may be hidden alone', async () => {
  await show(true, false)
  const withDate = await everythingSaid(site, about, ['ja'])
  expect(whereSaid(withoutLists(withDate), profession)).toEqual([])
  expect(whereSaid(ofThePerson(withDate), positions)).toEqual([])
  await show(false, true)
  expect(whereSaid(await everythingSaid(site, about, ['ja']), birthDate)).toEqual([])
}, 120_000)
