// What the home page of whoever is signed in says: the calls, asked at once, and what is shown of their answers.
import type { CallOutput } from '../../../../contract/endpoint.ts'
import type * as calls from '../../../../contract/home.ts'
import type { InquiryEntry } from '../../../../contract/inquiries.ts'
import { businessPath, productPath, requestPath } from '../../../../contract/slugs.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { statusOf } from '../../../api/status.ts'
import { managePath } from '../../../components/manage/tabs.ts'
import { formatDay } from '../../../components/text/formats.ts'
import { langAttribute } from '../../../components/text/text-language.ts'
import { bannerOf } from './banner-data.ts'
import { agoText } from '../../../components/text/ago.ts'

export type Waiting = NonNullable<Awaited<ReturnType<typeof waitingFor>>>

/** Undefined for visitors, and for whoever's session has ended meanwhile. */
export async function waitingFor({ api, session, language }: PageOnServer) {
  if (!session) return undefined
  try {
    const [inquiries, drafts, certificates, news, businesses] = await Promise.all([
      api.listWaitingInquiries({}),
      api.listOwnDrafts({}),
      api.listEndingCertificates({}),
      api.listFollowedNews({}),
      api.listMyBusinesses({}),
    ])
    const now = Date.now()
    const lineOf = (request: InquiryEntry) => conversationLine(request, language, now)
    return {
      firstName: session.firstName,
      due: { lines: inquiries.due.items.map(lineOf), all: allRequests(inquiries.due, 'toAnswer') },
      unread: { lines: inquiries.unread.items.map(lineOf), all: allRequests(inquiries.unread, 'unread') },
      drafts: {
        lines: drafts.items.map((draft) => draftLine(draft, language, now)),
        all: drafts.more
          ? allOf(drafts.items, (id) => `${managePath(id, 'products')}?state=draft`)
          : undefined,
      },
      certificates: {
        lines: certificates.items.map((one) => certificateLine(one, language)),
        all: certificates.more
          ? allOf(certificates.items, (id) => managePath(id, 'certificates'))
          : undefined,
      },
      news: newsOf(news, language, now),
      banner: bannerOf(businesses),
      isNew: businesses.length === 0,
    }
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    return undefined
  }
}

/** A conversation, and for which mailbox it waits. */
function conversationLine(request: InquiryEntry, language: string, now: number) {
  const { side, from, to, answer, lastAt } = request
  const [own, other] = side === 'R' ? [to, from] : [from, to]
  const isLate = answer.state === 'late'
  return {
    to: requestPath(own.id, request.requestID),
    party: { type: other.type, id: other.id, name: other.name, picture: other.picture, isGone: other.isGone },
    lang: langAttribute(other.name, other.country?.code ?? '', language),
    subject: request.subjectText,
    /** The company that the person writes for; nothing for their own mailbox. */
    ownName: own.type === 'business' ? own.name : undefined,
    ownLang: langAttribute(own.name, own.country?.code ?? '', language),
    unread: request.unread,
    due: { at: answer.dueAt, now, text: agoText(answer.dueAt, now, language), isLate },
    last: { at: lastAt, text: agoText(lastAt, now, language) },
  }
}
export type ConversationLine = ReturnType<typeof conversationLine>

/** A product that somebody has begun. */
function draftLine(draft: calls.OwnDraftEntry, language: string, now: number) {
  const { businessID, productID, name, companyName, mainImage, industryID, changedAt } = draft
  return {
    to: `${managePath(businessID, 'products')}/${productID}`,
    name,
    lang: langAttribute(name, '', language),
    companyName,
    companyLang: langAttribute(companyName, '', language),
    picture: { url: mainImage?.url, industryID },
    changed: { at: changedAt, text: agoText(changedAt, now, language) },
  }
}
export type DraftLine = ReturnType<typeof draftLine>

function certificateLine(one: calls.EndingCertificateEntry, language: string) {
  const { businessID, name, companyName, expireDate, status } = one
  return {
    to: managePath(businessID, 'certificates'),
    name,
    companyName,
    companyLang: langAttribute(companyName, '', language),
    end: { day: expireDate, text: formatDay(expireDate, language), isOver: status === 'expired' },
  }
}
export type CertificateLine = ReturnType<typeof certificateLine>

function newsOf(news: CallOutput<typeof calls.listFollowedNews>, language: string, now: number) {
  return {
    follows: news.follows,
    products: news.products.items.map((product) => ({
      to: productPath(product),
      name: product.name,
      lang: langAttribute(product.name, '', language),
      companyName: product.companyName,
      companyLang: langAttribute(product.companyName, '', language),
      picture: { url: product.mainImage?.url, industryID: product.industryID },
      published: { at: product.publishedAt, text: agoText(product.publishedAt, now, language) },
    })),
    certificates: news.certificates.items.map((one) => ({
      to: businessPath({ key: one.companyKey }),
      name: one.name,
      companyName: one.companyName,
      companyLang: langAttribute(one.companyName, '', language),
      issuer: one.issuer ?? undefined,
    })),
  }
}
export type News = ReturnType<typeof newsOf>

/** Where all are that a list begins; undefined when it shows them all. */
const allRequests = ({ more }: { more: boolean }, show: 'toAnswer' | 'unread') =>
  more ? `/my-messages?show=${show}` : undefined

/** Of one company its own list; of several the way to each. */
function allOf(items: readonly { businessID: string }[], pathOf: (businessID: string) => string): string {
  const ids = new Set(items.map(({ businessID }) => businessID))
  return ids.size === 1 ? pathOf(items[0]!.businessID) : '/my-business'
}
