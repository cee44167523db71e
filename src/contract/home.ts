// What waits for whoever is signed in, as the home page lists it (P2.10, decision 67). Each call tells of one domain.
import * as z from 'zod'
import { Certificate, Id, PageKey, Picture } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { Inquiry } from './inquiries.ts'
import { limits } from './limits.ts'

/** The first few of a list, and whether there are more. */
const first = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item).max(limits.homeListMax), more: z.boolean() })

const section = '2'

export const listWaitingInquiries = endpoint({
  method: 'GET',
  path: '/business/request/waiting',
  access: 'user',
  section,
  summary:
    'The conversations that wait for the caller in all of their mailboxes, at most 5 of each kind: inquiries whose first answer is owed, those in time first, next due first; and others with something unread, latest first. None with whom a block stands.',
  ok: z.object({ due: first(Inquiry), unread: first(Inquiry) }),
})

/** A company, as something of it is listed. */
const Whose = z.object({ businessID: Id, companyName: z.string() })

export const OwnDraft = Whose.extend({
  productID: Id,
  name: z.string(),
  mainImage: Picture,
  industryID: z.string(),
  changedAt: z.iso.datetime(),
})
export type OwnDraftEntry = z.infer<typeof OwnDraft>

export const listOwnDrafts = endpoint({
  method: 'GET',
  path: '/product/my-drafts',
  access: 'user',
  section,
  summary:
    'The drafts of products that the caller may finish, last changed first, at most 5: of companies they own or administer all, of others their own.',
  ok: first(OwnDraft),
})

export const EndingCertificate = Whose.extend({
  certificateID: Id,
  name: z.string(),
  expireDate: z.iso.date(),
  status: Certificate.shape.status,
})
export type EndingCertificateEntry = z.infer<typeof EndingCertificate>

export const listEndingCertificates = endpoint({
  method: 'GET',
  path: '/business/certificate/ending',
  access: 'user',
  section,
  summary:
    'The certificates, of companies the caller owns or administers, that end within 60 days or ended in the last 60, first to end first, at most 5.',
  ok: first(EndingCertificate),
})

export const FollowedProduct = Whose.extend({
  productID: Id,
  key: PageKey,
  name: z.string(),
  mainImage: Picture,
  industryID: z.string(),
  publishedAt: z.iso.datetime(),
})
export type FollowedProductEntry = z.infer<typeof FollowedProduct>

export const FollowedCertificate = Whose.extend({
  /** Of the company. */
  companyKey: PageKey,
  certificateID: Id,
  name: z.string(),
  issuer: z.string().nullable(),
})
export type FollowedCertificateEntry = z.infer<typeof FollowedCertificate>

export const listFollowedNews = endpoint({
  method: 'GET',
  path: '/social/follow/news',
  access: 'user',
  section,
  summary:
    'What companies published in the last 30 days that the caller, or a company they belong to, follows: products and certificates, newest first, at most 5 each; of the 100 companies followed last.',
  ok: z.object({
    products: first(FollowedProduct),
    certificates: first(FollowedCertificate),
    /** Whether they follow any company at all. */
    follows: z.boolean(),
  }),
})
