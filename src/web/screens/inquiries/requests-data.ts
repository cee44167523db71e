// What the message center shows: the mailboxes, a page of the list, and the conversation that is open.
import { parametersOf, type Query } from '../../../contract/pages/query.ts'
import { data, redirect } from 'react-router'
import { idOfSlug } from '../../../contract/slugs.ts'
import type { InquiryEntry } from '../../../contract/inquiries.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import type { PageOnServer } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { statusOf } from '../../api/status.ts'
import { otherOf } from './parties.ts'
import { zoneOfPlace } from '../../../contract/zone-of-place.ts'
import { queryOf, wishOf } from './wish.ts'

/** Everything of one mailbox; a foreign one, a foreign conversation and none are 404 alike (D2). */
export async function requestsData(page: PageOnServer, id: string | undefined, rid: string | undefined) {
  const mailboxID = idOfSlug(id ?? '')
  const requestID = rid === undefined ? undefined : idOfSlug(rid)
  if (mailboxID === null || requestID === null) throw data(null, { status: 404 })
  const { pathname, search } = page.url
  const query = parametersOf(page.url)
  const wish = wishOf(query)
  const [mailboxes, list, thread] = await Promise.all([
    page.api.listMailboxes({}),
    page.api.listInquiries({ ubid: mailboxID, ...wish, ...cursorOf(query) }),
    requestID === undefined ? undefined : threadOf(page, mailboxID, requestID),
  ]).catch((error: unknown) => {
    if (statusOf(error) === 401) throw redirect(logInAddress(pathname + search, query.get('lang')))
    // A cursor that somebody has changed begins anew.
    if (statusOf(error) === 400 && query.has('cursor')) throw redirect(pathname + queryOf(wish))
    return notFoundAs404(error)
  })
  return { mailboxID, mailboxes, wish, list, thread, now: Date.now() }
}

function cursorOf(query: Query): { cursor?: string } {
  const cursor = query.get('cursor')
  return cursor ? { cursor: cursor.slice(0, 200) } : {}
}

async function threadOf(page: PageOnServer, mailboxID: string, rid: string) {
  const before = Number(parametersOf(page.url).get('before'))
  const isBefore = Number.isSafeInteger(before) && before > 1
  const shown = await page.api.showInquiry({ rid, bid: mailboxID, ...(isBefore && { before }) })
  const { side, answer } = shown.request
  const isOver = side === 'S' && answer.state === 'late'
  const [about, alternatives] = await Promise.all([
    aboutOf(page, mailboxID, shown.request),
    // Without them the conversation is read all the same.
    isOver ? page.api.listAlternatives({ rid, bid: mailboxID }).catch(() => undefined) : undefined,
  ])
  return { ...shown, isBefore, about, alternatives: alternatives?.companies }
}
export type ThreadData = Awaited<ReturnType<typeof threadOf>>

const companiesShown = 3

/** What is known of the other side: its public facts, who wrote, and what was asked before. */
async function aboutOf(page: PageOnServer, mailboxID: string, request: InquiryEntry) {
  const { api } = page
  const other = otherOf(request)
  const absent = () => undefined
  const [company, person, belongs, earlier] = await Promise.all([
    other.type === 'business' && !other.isGone
      ? api.showBusinessProfile({ id: other.id }).catch(absent)
      : undefined,
    request.side === 'R' && !request.sentBy.isGone
      ? api.showPublicProfile({ id: request.sentBy.id }).catch(absent)
      : undefined,
    request.side === 'R' && !request.sentBy.isGone && request.senderType === 'user'
      ? api.listBusinessesOfUser({ userID: request.sentBy.id }).catch(absent)
      : undefined,
    other.isGone
      ? undefined
      : api.listInquiries({ ubid: mailboxID, search: other.name, among: 'names' }).catch(absent),
  ])
  const contact = company?.contactInfo ?? (other.type === 'user' ? person?.profile : undefined)
  const country = other.isGone ? undefined : other.country?.code
  return {
    /** Of the other side; undefined where its place has several. */
    zone: zoneOfPlace(country, contact?.state?.stateID),
    /** A company that hides from this edition, or is kept from who reads, has no page here. */
    hasPage: !other.isGone && (other.type === 'user' || company !== undefined),
    ...(company && {
      company: {
        type: company.general.businessType.name,
        industry: company.general.industry.name,
        since: company.general.yearStablished,
        employees: company.general.totalEmployees,
        languages: company.tradeCapabilities.spokenLanguages.map(({ name }) => name),
        city: company.contactInfo.city,
        state: company.contactInfo.state,
        answers: company.answers,
      },
    }),
    ...(person && {
      person: {
        position: person.profile.jobPosition?.name ?? person.profile.profession,
        companyName: person.profile.companyName,
        city: person.profile.city,
        state: person.profile.state,
        country: person.profile.country,
        /** Companies that they are members of here: all else is what they say of themself. */
        companies: (belongs ?? []).slice(0, companiesShown).map((one) => ({
          businessID: one.businessID,
          key: one.key,
          name: one.general.companyName,
          verified: one.verified,
        })),
      },
    }),
    earlier: (earlier?.requests ?? [])
      .filter((one) => otherOf(one).id === other.id && one.requestID !== request.requestID)
      .slice(0, 5)
      .map(({ requestID, subjectText, createdAt }) => ({ requestID, subject: subjectText, createdAt })),
  }
}

export type RequestsData = Awaited<ReturnType<typeof requestsData>>
