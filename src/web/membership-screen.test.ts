// The membership page as each state of a membership shows it (P2.20, D8, D15, D16, D19), without a browser.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { MembershipEntry, QuoteEntry } from '../contract/billing.ts'
import { plans } from '../contract/plans.ts'
import type { Owned } from './screens/company-membership/Membership.tsx'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  Plural: ({ value, one, other }: { value: number; one: string; other: string }) =>
    (value === 1 ? one : other).replace('#', String(value)),
  useLingui: () => ({
    t: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
    i18n: { locale: 'en', _: (text: string) => text },
  }),
}))
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray) => texts.join(''),
  plural: () => '',
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { default: MembershipScreen } = await import('./screens/company-membership/MembershipScreen.tsx')

const businessID = '0199a1b2-0000-7000-8000-000000000009'
const orderID = '0199a1b2-0000-7000-8000-000000000001'

const quoteOf = (
  subscription: 'gold' | 'premium' | 'platinum',
  more: Partial<QuoteEntry> = {},
): QuoteEntry => {
  const { planId, price } = plans[subscription]
  return {
    planId,
    subscription,
    price,
    credit: 0,
    creditDays: 0,
    coupon: null,
    net: price,
    tax: { kind: 'consumption', country: 'JP', rate: 1_000, amount: price / 10 },
    total: price + price / 10,
    currency: 'USD',
    periodStart: '2026-11-28T00:00:00.000Z',
    periodEnd: '2027-11-28T00:00:00.000Z',
    ...more,
  }
}
const details = {
  name: 'Kochi Kilns',
  addressLine1: '1-2-3 Kita',
  addressLine2: '',
  city: 'Kochi',
  zipCode: '780-0001',
  countryCode: 'JP',
  taxNumber: '',
  reference: 'PO 77',
  email: 'books@kilns.example',
}
const onStandard: MembershipEntry = {
  businessID,
  subscription: 'standard',
  verified: false,
  period: null,
  timeZone: 'Asia/Tokyo',
  products: { used: 2, of: 7 },
  boosts: null,
  supportMinutes: { used: 0, of: 0 },
  upgrades: [quoteOf('gold'), quoteOf('premium'), quoteOf('platinum')],
  card: null,
  details: null,
  open: null,
  transfer: null,
  unlistedByPlan: 0,
}
const paidFor: MembershipEntry = {
  ...onStandard,
  subscription: 'premium',
  verified: true,
  period: {
    start: '2026-03-31T15:00:00.000Z',
    end: '2027-03-31T15:00:00.000Z',
    renews: false,
    state: 'active',
    graceUntil: null,
  },
  supportMinutes: { used: 105, of: 360 },
  upgrades: [quoteOf('platinum', { credit: 90_321, creditDays: 124, net: 274_679 })],
  card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 },
  details,
}

/** The page in words, and in markup where a test asks for addresses. */
function pageOf(membership: Partial<MembershipEntry> | undefined, more: Partial<Owned> = {}) {
  const business = {
    businessID,
    role: membership ? 'owner' : 'admin',
    subscription: 'gold',
    verified: false,
    completeness: 60,
    counts: { products: 0, certificates: 0, members: 2 },
    companyName: 'Kochi Kilns',
    industryID: '',
  }
  const owned = membership && {
    membership: { ...onStandard, ...membership },
    preset: details,
    provider: { publicKey: 'pk_test_1', script: null },
    isTest: false,
    invoices: { items: [], nextCursor: null, isFirst: true },
    ledger: undefined,
    chosen: undefined,
    countries: [{ value: 'JP', name: 'Japan' }],
    initial: details,
    orderKey: 'key',
    opened: null,
    isAsked: false,
    ...more,
  }
  const props = { loaderData: { business, owned }, actionData: undefined } as unknown as Parameters<
    typeof MembershipScreen
  >[0]
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(MembershipScreen, props) }])
  const html = renderToStaticMarkup(createElement(Page))
  const text = html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ')
  return { html, text, section: (id: string) => sectionIn(html, id) }
}
const sectionIn = (html: string, id: string) =>
  (new RegExp(`<section[^>]* id="${id}".*?</section>`, 'su').exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
const upgradesIn = (html: string) => [...html.matchAll(/\?plan=(\w+)#upgrade/gu)].map(([, plan]) => plan)

test('who does not own the company reads that owners alone see its membership (D8)', () => {
  const { html, text } = pageOf(undefined)
  expect(text).toContain('Only owners of the company see and change its membership.')
  expect(html).not.toMatch(/<form|US\$/u)
})

test('on Standard: what is used, no end, no renewal, and every plan above with its price, tax and total', () => {
  const { html, text, section } = pageOf({})
  expect(section('plan')).toMatch(/Standard.*Not Verified.*no end date/u)
  expect(section('uses')).toMatch(/Products shown.*2\s+of\s+7.*Support time.*Not included/u)
  expect(text).not.toMatch(/Boosts|Renewal/u)
  expect(upgradesIn(html)).toEqual(['gold', 'premium', 'platinum'])
  expect(section('upgrade')).toMatch(
    /US\$1,850\.00.*Consumption tax.*US\$185\.00.*To pay now.*US\$2,035\.00/u,
  )
})

test('boosts stand there when the call tells of them', () => {
  expect(pageOf({ boosts: { used: 1, of: 3 } }).section('uses')).toMatch(/Boosts this month.*1\s+of\s+3/u)
})

test('an upgrade in the year tells the credit of its unused days to the cent', () => {
  const { html, section } = pageOf(paidFor)
  expect(upgradesIn(html)).toEqual(['platinum'])
  expect(section('upgrade')).toMatch(
    /Less credit for 124 unused days.*US\$903\.21.*Before tax.*US\$2,746\.79/u,
  )
})

test('the highest plan says so and offers nothing', () => {
  const { html, section } = pageOf({ ...paidFor, subscription: 'platinum', upgrades: [] })
  expect(section('upgrade')).toContain('You already have the best membership in our network!')
  expect(upgradesIn(html)).toEqual([])
})

test('days are those of the calendar of the company, support time is hours and minutes', () => {
  const { html, section } = pageOf(paidFor)
  expect(section('plan')).toMatch(/Premium.*Verified.*1 Apr 2026.*1 Apr 2027.*not renewed by itself/u)
  expect(section('uses')).toContain('1 h 45 min of 6 h used, 4 h 15 min left')
  expect(html).toContain(`/contact-us/form?business=${businessID}`)
})

test('the ledger of support time stands there when it is asked for', () => {
  const entry = { entryID: orderID, minutes: 45, what: 'Photos', on: '2026-10-02', by: 'Ana' }
  expect(pageOf(paidFor, { ledger: [entry] }).section('uses')).toMatch(/2 Oct 2026.*Photos.*Ana.*45 min/u)
  expect(pageOf(paidFor, { ledger: [] }).section('uses')).toContain('No support time has been used')
})

test('the renewal is switched on with a card, and off after a question', () => {
  const { html: off } = pageOf(paidFor)
  expect(off).toContain('value="resume"')
  const { html: without } = pageOf({ ...paidFor, card: null })
  expect(without).toContain('add a card first')
  expect(without).not.toContain('value="resume"')
  const renewing = { ...paidFor, period: { ...paidFor.period!, renews: true } }
  const { html: on } = pageOf(renewing)
  expect(on).toContain('?ask=cancel#question')
  expect(on).not.toMatch(/value="(?:cancel|resume)"/u)
  const { html: asked, text } = pageOf(renewing, { isAsked: true } as Partial<Owned>)
  expect(asked).toContain('value="cancel"')
  expect(text).toContain('Everything you paid for stays until 1 Apr 2027')
})

test('in the grace it says until when, and that another card pays', () => {
  const graceUntil = '2027-04-14T15:00:00.000Z'
  const grace = { ...paidFor.period!, renews: true, state: 'grace' as const, graceUntil }
  const { text } = pageOf({ ...paidFor, period: grace })
  expect(text).toMatch(/The renewal of 1 Apr 2027 could not be paid.*until 15 Apr 2027/u)
})

test('products beyond the limit are told, and lead to where one chooses', () => {
  const many = { ...paidFor, unlistedByPlan: 9, products: { used: 55, of: 50 } }
  const endingIn = (days: number) => ({
    ...paidFor.period!,
    end: new Date(Date.now() + days * 86_400_000).toISOString(),
  })
  expect(pageOf({ ...many, period: endingIn(60) }).text).not.toContain('no room in the plan after this one')
  const { html, text } = pageOf({ ...many, period: endingIn(20) })
  expect(text).toMatch(/9 published products have no room in the plan after this one/u)
  expect(text).toContain('More are published than the plan has room for.')
  expect(html).toContain(`/business/${businessID}/products`)
})

test('a running payment or transfer takes the place of other plans', () => {
  const open = { orderID, subscription: 'gold' as const, status: 'pending' as const, nextAction: null }
  const running = pageOf({ open }, { chosen: { quote: quoteOf('gold') } } as Partial<Owned>)
  expect(upgradesIn(running.html)).toEqual([])
  expect(running.section('open')).toContain('you are charged once at most')

  const bank = { holder: 'Millwright KK', bank: 'Kiso Bank', account: '123 4567', code: 'KISOJPJT' }
  const transfer = {
    orderID,
    subscription: 'gold' as const,
    amount: 203_500,
    currency: 'USD' as const,
    reference: 'MW-7QK2',
    payableUntil: '2026-12-28T00:00:00.000Z',
    invoiceId: orderID,
    bank,
  }
  const waiting = pageOf({ transfer })
  expect(upgradesIn(waiting.html)).toEqual([])
  const said = waiting.section('transfer')
  for (const part of ['US$2,035.00', 'MW-7QK2', '28 Dec 2026', ...Object.values(bank)])
    expect(said).toContain(part)
  expect(waiting.html).toContain(`/business/${businessID}/membership/invoice/${orderID}.pdf`)
  expect(waiting.html).toContain('value="withdraw"')
})

test('the checkout asks first to whom the invoice goes, then how it is paid; without scripts by transfer alone', () => {
  const chosen = { quote: quoteOf('gold'), coupon: undefined, couponProblem: undefined }
  const before = pageOf({}, { chosen }).html
  expect(before).toContain('name="taxNumber"')
  expect(before).not.toContain('value="transfer"')
  const { html, section } = pageOf({ details }, { chosen, isTest: true })
  expect(section('upgrade')).toMatch(/Upgrade to Gold.*Kochi Kilns.*PO 77.*books@kilns\.example/u)
  expect(section('upgrade')).toContain('Paying by card needs scripts (JavaScript)')
  expect(section('upgrade')).toContain('Test payments: no money moves.')
  expect(html).toContain('value="transfer"')
  expect(html).not.toContain('name="taxNumber"')
  expect(pageOf({ details }, { chosen }).text).not.toContain('Test payments')
})

test('invoices: date, number, kind, signed amount, state, paper; older ones by a link', () => {
  const invoice = { currency: 'USD' as const, issuedAt: '2026-03-31T15:30:00.000Z', total: 291_500 }
  const items = [
    {
      ...invoice,
      invoiceId: orderID,
      number: 'JP-2026-000007',
      kind: 'invoice' as const,
      status: 'paid' as const,
    },
    {
      ...invoice,
      invoiceId: businessID,
      number: 'JP-2026-C00001',
      kind: 'credit-note' as const,
      status: 'paid' as const,
    },
  ]
  const { html, section } = pageOf(paidFor, { invoices: { items, nextCursor: 'a b', isFirst: true } })
  expect(section('invoices')).toMatch(/1 Apr 2026.*JP-2026-000007.*Invoice.*US\$2,915\.00.*Paid/u)
  expect(section('invoices')).toMatch(/Credit note.*-US\$2,915\.00/u)
  expect(html).toContain(`/business/${businessID}/membership/invoice/${orderID}.pdf`)
  expect(html).toContain('?cursor=a+b#invoices')
  expect(pageOf({}).section('invoices')).toContain('There are no invoices yet.')
})

test('the card is known by its brand, last digits and expiry', () => {
  expect(pageOf(paidFor).section('card')).toContain('Visa ending in 4242, expires 04/2031')
})
