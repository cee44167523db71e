// The page of a conversation that somebody has just begun with a company, before its owner.
import { inject, onTestFinished } from 'vitest'
import type { Browser } from 'playwright-core'
import { makeCompany } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import { scriptsRun, visitorWith, type Visit } from './visitor.ts'

/** The owner of a company, on the page of a conversation that somebody has just begun. */
export async function anOpenConversation(browser: Browser, visit: Visit) {
  const owner = await visitorWith(browser, { expected: [400], ...visit })
  const { userID } = await signedInAs(owner, '/profile/')
  const company = await makeCompany({
    companyName: 'Hagiwara Spindles',
    members: [{ userID, role: 'owner' }],
  })
  onTestFinished(company.remove)
  const buyer = await visitorWith(browser)
  await signedInAs(buyer, '/profile/', { firstName: 'Mara', lastName: 'Lindqvist' })
  const headers = { origin: inject('site'), 'sec-fetch-site': 'same-origin' }
  const refreshed = await buyer.context.request.post('/session/refresh', { headers })
  const { data } = (await refreshed.json()) as { data: { token: string } }
  const answer = await buyer.context.request.post('/api/business/request', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { to: company.businessID, subject: 'Spindle bearings', message: 'Twelve matched sets a quarter.' },
  })
  const { requestID } = ((await answer.json()) as { data: { requestID: string } }).data
  await owner.page.goto(`/business/${company.businessID}/requests/${requestID}`)
  if (visit.script !== false) await scriptsRun(owner.page)
  return owner.page
}
