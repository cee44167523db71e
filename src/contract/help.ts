// Need-help enquiries (P3.13 and P7.11): anybody may send one, an operator answers it.
import * as z from 'zod'
import { Email } from './accounts.ts'
import { rateLimits } from './rate-limits.ts'
import { Id } from './businesses.ts'
import { ListCode, Website } from './business-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { PhoneInput } from './profile-rules.ts'
import { plainText } from './text.ts'

/** All but two fields may stay empty (P5.12, D35). */
const line = (max: number) => plainText({ max }).default('')
const lines = (max: number) => plainText({ max, lines: true }).default('')
const code = ListCode.default('')
const phone = PhoneInput.default({ countryCode: '', phoneNumber: '' })
const people = z.int().min(0).max(10_000_000).nullable().default(null)
const product = line(limits.enquiryProductMax)

export const EnquiryFields = z.strictObject({
  firstName: line(limits.personNameMax),
  lastName: line(limits.personNameMax),
  businessName: line(limits.companyNameMax),
  /** Of a company: neither products nor users. */
  businessType: code,
  website: Website.default(''),
  /** A jobPositionID. */
  jobPosition: code,
  address: line(limits.addressMax),
  zipcode: line(limits.zipcodeMax),
  city: line(limits.profileTextMax),
  /** A stateID such as `US-FL`, and only with the country `US`. */
  usaState: code,
  country: code,
  companyPhone: PhoneInput.refine(({ phoneNumber }) => phoneNumber !== '', {
    error: 'Required',
    params: { why: 'short' },
  }),
  companyFax: phone,
  totalEmployees: people,
  salesEmployees: people,
  mobilePhone: phone,
  email: Email,
  buyProduct1: product,
  buyProduct2: product,
  buyProduct3: product,
  buyProduct4: product,
  moreInfoBuy: lines(limits.textAreaMax),
  sellProduct1: product,
  sellProduct2: product,
  sellProduct3: product,
  sellProduct4: product,
  moreInfoSell: lines(limits.textAreaMax),
})
export type Enquiry = z.output<typeof EnquiryFields>

/** What is sent: `businessID` is the company for which one of its people asks. */
export const EnquirySent = EnquiryFields.extend({ businessID: Id.optional() })

/** What an enquiry is called: the year, and six digits and letters of which none looks like another. */
export const ticketNumber = /^H-\d{2}-[0-9A-HJKMNP-TV-Z]{6}$/

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/needhelp/send',
  access: 'visitor',
  section: '7',
  creates: true,
  rateLimit: rateLimits.enquiry,
  summary:
    'Sends a need-help enquiry, for a company that the caller belongs to when one is named; a receipt goes to its address, at most one an hour and three a day.',
  knowsViewer: true,
  body: EnquirySent,
  ok: z.object({ ticket: z.string().regex(ticketNumber) }),
  errors: ['TooManyRequests', 'NotFound'],
})
