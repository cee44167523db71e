// A person and a company whose names look like an element of a translated text: every page that names them shows them as they are.
import { expect, inject, onTestFinished, test } from 'vitest'
import { likeElements } from '../src/testing/like-elements.ts'
import { makeCompany } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import { everywhere, visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()

async function callsOf({ context }: Visitor) {
  const headers = { origin: inject('site'), 'sec-fetch-site': 'same-origin' }
  const renewed = await context.request.post('/session/refresh', { headers })
  const { data } = (await renewed.json()) as { data: { token: string } }
  return async (path: string, body: object) => {
    const answer = await context.request.post(`/api${path}`, {
      headers: { authorization: `Bearer ${data.token}` },
      data: body,
    })
    expect([path, answer.status()]).toEqual([path, 200])
    return ((await answer.json()) as { data: { requestID: string } }).data
  }
}

/** One that React would take for a property of every object, and one that closes what nobody opened; all with SCREENS=all. */
const some = likeElements.filter((name) => everywhere || ['<constructor/>', '</0>'].includes(name))

test.each(some.slice(0, 8))(
  '%s as the name of everybody in a conversation',
  async (name) => {
    const buyer = await visitorWith(launch(), { script: false })
    const person = { firstName: name, lastName: name, profession: name, companyName: name, city: name }
    const { userID } = await signedInAs(buyer, '/profile/', person)
    const supplier = await visitorWith(launch())
    const { userID: owner } = await signedInAs(supplier, '/profile/', person)
    const company = { companyName: name, city: name, shortDescription: name, products: [{ name }] }
    const sold = await makeCompany({ ...company, members: [{ userID: owner, role: 'owner' }] })
    onTestFinished(sold.remove)
    const bought = await makeCompany({ ...company, members: [{ userID, role: 'owner' }] })
    onTestFinished(bought.remove)
    const [asBuyer, asSupplier] = [await callsOf(buyer), await callsOf(supplier)]
    const inquiry = { to: sold.businessID, subject: name, productID: sold.productIDs[0] }
    const one = await asBuyer('/business/request', { ...inquiry, message: `${name} for me` })
    const two = await asBuyer('/business/request', {
      ...inquiry,
      from: bought.businessID,
      message: `${name} for us`,
    })
    await asSupplier(`/business/request/${one.requestID}/end-request?bid=${sold.businessID}`, {})
    await asSupplier(`/business/${sold.businessID}/member/invite`, { userID, role: 'admin' })

    const mailbox = `/business/${sold.businessID}/requests`
    const pages: [Visitor, string][] = [
      ...[mailbox, `${mailbox}/${one.requestID}`, `${mailbox}/${two.requestID}`].map(
        (path): [Visitor, string] => [supplier, path],
      ),
      [supplier, `${mailbox}/${two.requestID}?ask=end`],
      [supplier, `${mailbox}/${two.requestID}?ask=report`],
      [supplier, `/business/${userID}/send-request?follow=${one.requestID}&from=${sold.businessID}`],
      [supplier, '/notifications'],
      [supplier, '/acting-as'],
      [supplier, `/business/${sold.businessID}/members`],
      [supplier, `/business/${sold.businessID}/members?ask=remove:${owner}`],
      [buyer, `/business/${bought.businessID}/requests/${two.requestID}`],
      [buyer, `/business/${userID}/requests/${one.requestID}`],
      [buyer, `/business/${sold.businessID}/send-request`],
      [buyer, `/business/${sold.businessID}/join`],
      [buyer, `/report/business/${sold.businessID}`],
      [buyer, `/block/user/${owner}`],
      [buyer, '/notifications'],
      [buyer, '/my-business'],
    ]
    for (const [{ page, open }, path] of pages) {
      const status = (await open(path))?.status()
      expect([path, status]).toEqual([path, 200])
      expect([path, await page.locator('body').innerText()]).toEqual([path, expect.stringContaining(name)])
    }
  },
  240_000,
)
