// What the form of an inquiry shows: to whom, about what, as whom it can be sent, and how many more today.
import { parametersOf, type Query } from '../../../contract/pages/query.ts'
import { redirect } from 'react-router'
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import type { AuthorEntry } from '../../../contract/authors.ts'
import { AppError } from '../../../contract/errors.ts'
import { inquirySubjects } from '../../../contract/inquiry-subjects.ts'
import { limits } from '../../../contract/limits.ts'
import type { Language } from '../../../contract/locale.ts'
import { idOfSlug, mailboxPath, requestPath, sendRequestPath } from '../../../contract/slugs.ts'
import { serverText, subjectText } from '../../../messages/texts.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { movedOr404 } from '../../api/moved.ts'
import type { PageOnServer } from '../../api/page.ts'
import { actingID } from '../../api/session/actor.ts'
import { statusOf } from '../../api/status.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { personName } from '../../components/person/person.ts'
import { otherOf } from './parties.ts'

/** The company that is asked, or the person who is followed up, for somebody who is signed in and is none of its people; all others are led elsewhere (P6.4). */
export async function requireAsker(page: PageOnServer, id: string | undefined) {
  const businessID = idOfSlug(id ?? '')
  if (businessID === null) throw redirect('/')
  const { search } = page.url
  const query = parametersOf(page.url)
  if (!page.session) throw redirect(logInAddress(sendRequestPath(businessID) + search, query.get('lang')))
  const mine = await page.myBusinesses()
  if (mine.some((business) => business.businessID === businessID)) throw redirect(mailboxPath(businessID))
  return { businessID, session: page.session, mine }
}

export async function requestFormData(page: PageOnServer, id: string | undefined) {
  const { businessID, session, mine } = await requireAsker(page, id)
  const query = parametersOf(page.url)
  const [profile, product, follow, again, acting] = await Promise.all([
    profileOf(page, businessID),
    productOf(page, businessID, query.get('product')),
    followOf(page, businessID, query),
    againOf(page, query),
    actingID(page),
  ])
  const from = follow ? follow.from : (again?.from ?? acting ?? '')
  const to = profile ? partyOf(profile) : follow?.other
  if (!to) return movedOr404(page, businessID, (other) => sendRequestPath(other.businessID))(notFound)
  const certificate = follow ? undefined : certificateIn(profile, query.get('certificate'))
  if (certificate) await leadToOpenWish(page, certificate.id, from)
  return {
    to,
    hasPage: profile !== undefined,
    /** Takes first inquiries of connections alone; told to who begins a conversation. */
    isForConnections: !follow && profile?.contactInfo.inquiriesFrom === 'connections',
    city: profile?.contactInfo.city ?? null,
    state: profile?.contactInfo.state ?? null,
    /** Nobody owes an answer to a follow-up of the company that was asked. */
    answers: follow?.side === 'R' ? null : (profile?.answers ?? null),
    product: product ?? follow?.product,
    /** Whose document is asked for, and whether it can be. */
    certificate,
    follow,
    /** The words of an inquiry that somebody else did not answer. */
    again: follow || certificate ? undefined : again,
    senders: [
      { id: '', name: personName(session) },
      ...mine.map((business) => ({ id: business.businessID, name: business.name })),
    ],
    subjects: certificate ? [] : subjectsFor(follow?.side, page.language),
    from,
    allowance: await allowanceOf(page, businessID, from),
    now: Date.now(),
    key: crypto.randomUUID(),
  }
}
/** As the server says it of who is not there. */
const notFound = new AppError('NotFound')

export type RequestFormData = Awaited<ReturnType<typeof requestFormData>>

/** None of a company that hides from this edition: who talks to it already goes on. */
function profileOf(page: PageOnServer, id: string) {
  return page.api
    .showBusinessProfile({ id })
    .catch((error: unknown) => (statusOf(error) === 404 ? undefined : notFoundAs404(error)))
}

const partyOf = ({ businessID, key, general, contactInfo, verified }: BusinessProfileEntry): AuthorEntry => ({
  type: 'business',
  id: businessID,
  name: general.companyName,
  picture: general.profilePhoto,
  country: contactInfo.country,
  role: general.businessType.name,
  company: null,
  city: contactInfo.city,
  verified,
  key,
  isGone: false,
})

/** The product that comes along as a fact, when it is one of that company. */
async function productOf(page: PageOnServer, businessID: string, id: string | null) {
  const productID = id === null ? null : idOfSlug(id)
  if (productID === null) return undefined
  const product = await page.api.showProduct({ productID }).catch(() => undefined)
  if (product?.businessID !== businessID) return undefined
  return { productID, name: product.name, picture: product.mainImage?.url ?? null }
}

/** The certificate that an address names, as it stands on the company's page. */
export function certificateIn(
  profile: Pick<BusinessProfileEntry, 'certificates'> | undefined,
  id: string | null,
) {
  const certificateID = id === null ? null : idOfSlug(id)
  if (certificateID === null || !profile) return undefined
  const found = profile.certificates.find((one) => one.id === certificateID)
  if (!found) return { id: certificateID, name: '', state: 'gone' as const }
  const state = found.status === 'expired' ? ('expired' as const) : ('there' as const)
  return { id: certificateID, name: found.name, state }
}

/** Who has asked already goes on in that conversation. */
async function leadToOpenWish(page: PageOnServer, certificateID: string, from: string): Promise<void> {
  const { requestID } = await page.api
    .findDocumentWish({ certificateID, ...(from !== '' && { from }) })
    .catch(() => ({ requestID: null }))
  if (requestID === null) return
  const language = parametersOf(page.url).get('lang')
  const query = language === null ? '' : `?lang=${language}`
  throw redirect(requestPath(from || page.session!.userID, requestID) + query)
}

/** The closed conversation that this one follows (D24); its sides stay who they are. */
async function followOf(page: PageOnServer, businessID: string, query: Query) {
  const rid = idOfSlug(query.get('follow') ?? '')
  const bid = idOfSlug(query.get('from') ?? '')
  if (rid === null || bid === null) return undefined
  const shown = await page.api.showInquiry({ rid, bid }).catch(() => undefined)
  if (!shown) return undefined
  const other = otherOf(shown.request)
  if (other.id !== businessID || !shown.mayFollowUp) return undefined
  const { side, subject } = shown.request
  return {
    other,
    requestID: rid,
    side,
    // The company that was asked answers what was asked: the sentence itself says what the buyer looks for.
    subject: side === 'R' ? answering(subject, page.language) : takenUp(subject, page.language),
    product: shown.request.product && {
      productID: shown.request.product.productID,
      name: shown.request.product.name,
      picture: shown.request.product.picture?.url ?? null,
    },
    from: bid === page.session?.userID ? '' : bid,
  }
}

/** What the mailbox asked somebody else, to be asked once more. */
async function againOf(page: PageOnServer, query: Query) {
  const rid = idOfSlug(query.get('again') ?? '')
  const bid = idOfSlug(query.get('from') ?? '')
  if (rid === null || bid === null) return undefined
  const shown = await page.api.showInquiry({ rid, bid, after: 0 }).catch(() => undefined)
  const first = shown?.messages[0]
  if (!shown || !first || shown.request.side !== 'S' || first.from !== 'S') return undefined
  return {
    subject: takenUp(shown.request.subject, page.language),
    message: first.content,
    from: bid === page.session?.userID ? '' : bid,
  }
}

/** What may be chosen: the list is a buyer's (P9.13), the company that was asked (side R) types its subject. */
export const subjectsFor = (side: 'S' | 'R' | undefined, language: Language) =>
  side === 'R'
    ? []
    : inquirySubjects.map((text) => ({ value: text.message, name: serverText(text, language) }))

/** A subject as who asked takes it up again: one of the list is chosen, any other typed in words of their language. */
const takenUp = (subject: string, language: Language): string =>
  inquirySubjects.some(({ message }) => message === subject)
    ? subject
    : [...subjectText(subject, language)].slice(0, limits.subjectMax).join('')

/** A subject as the other side takes it up again, as text. */
export function answering(subject: string, language: Language): string {
  if (/^re:/i.test(subject)) return subject
  return [...`Re: ${subjectText(subject, language)}`].slice(0, limits.subjectMax).join('')
}

async function allowanceOf(page: PageOnServer, to: string, from: string) {
  const input = { to, ...(from !== '' && { businessID: from }) }
  return page.api.showInquiryAllowance(input).catch(() => undefined)
}
