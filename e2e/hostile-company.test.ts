// A company and people whose texts mean no good, on the pages of their own people: all of it is shown as it was typed, none of it runs, and nothing hangs over.
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeCompany, makePerson } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()
const wide = (count: number) => 'W'.repeat(count)
const accents = '\u0301'.repeat(8)
const tagged = `<0>a</0><b>b</b><script>alert(1)</script>"'&amp; אבג العربية a${accents}`

const kinds = [
  ['without blanks', { name: wide(100), companyName: wide(120), line: wide(120), text: wide(200) }],
  ['with tags, from right to left', { name: tagged, companyName: tagged, line: tagged, text: tagged }],
] as const

/** Calls of the API as who is signed in. */
async function callsOf({ context }: Visitor) {
  const headers = { origin: inject('site'), 'sec-fetch-site': 'same-origin' }
  const renewed = await context.request.post('/session/refresh', { headers })
  const { data } = (await renewed.json()) as { data: { token: string } }
  return async (method: 'POST' | 'PUT', path: string, body: object) => {
    const authorization = `Bearer ${data.token}`
    const answer = await context.request.fetch(`/api${path}`, {
      method,
      headers: { authorization },
      data: body,
    })
    expect([path, answer.status()]).toEqual([path, 200])
  }
}

const cases = kinds.flatMap(([kind, texts]) =>
  pairsFor('hostile-company').map(([language, width]) => ({ kind, texts, language, width })),
)

test.each(cases)('texts $kind in $language at $width px', async ({ texts, language, width }) => {
  const { name, companyName, line, text } = texts
  const visitor = await visitorWith(launch(), { language, width })
  const { page, open } = visitor
  const person = { firstName: name, lastName: name, profession: line, companyName: line, city: line }
  const { userID } = await signedInAs(visitor, '/profile/', person)
  const colleague = await makePerson(person)
  onTestFinished(colleague.remove)
  const made = await makeCompany({
    companyName,
    city: line,
    shortDescription: text,
    members: [
      { userID, role: 'owner' },
      { userID: colleague.userID, role: 'admin' },
    ],
    products: [{ name: text }],
  })
  onTestFinished(made.remove)
  const { businessID: id, productIDs } = made
  const call = await callsOf(visitor)
  await call('POST', `/business/${id}/certificate`, {
    name: text,
    number: text,
    issuer: text,
    scope: text,
    issueDate: '2020-01-01',
    expireDate: '2040-01-01',
  })
  await call('POST', `/business/${id}/member/invite`, {
    email: `${wide(60)}@${wide(60)}.example`,
    role: 'admin',
  })
  for (const [type, resourceID] of [
    ['business', id],
    ['product', productIDs[0]],
    ['user', colleague.userID],
  ])
    await call('POST', `/favorites/${type}`, { resourceID })

  const manage = ['general', 'contact', 'certificates', 'data'].map((tab) => `/business/${id}/edit/${tab}`)
  for (const path of [
    '/my-business',
    ...manage,
    `/business/${id}/products`,
    `/business/${id}/members`,
    `/business/${id}/?editMode=1`,
    '/favorites',
    '/favorites?kind=product',
    '/favorites?kind=user',
    '/acting-as',
    `/report/business/${id}`,
    `/block/user/${colleague.userID}`,
  ]) {
    await open(path)
    expect([path, await overhang(page), await seriousFindings(page)]).toEqual([path, 0, []])
  }

  const seen = async (path: string, where: string, texts: string[]) => {
    await open(path)
    const words = await page.locator(where).first().innerText()
    for (const one of texts) expect(words).toContain(one)
  }
  await seen(`/business/${id}/edit/data`, 'main [aria-labelledby="removal"] label', [companyName])
  const whom = `${name} ${name}`.trim()
  for (const question of ['remove', 'transfer'])
    await seen(`/business/${id}/members?ask=${question}:${colleague.userID}`, 'dialog[open]', [
      whom,
      companyName,
    ])
})
