// What papers say beside names and numbers, in English; the other languages stand in src/messages/<language>/invoices.json.
import type { TaxEntry } from '../../../contract/billing-money.ts'
import type { InvoiceEntry } from '../../../contract/invoices.ts'
import type { ServerText } from '../../../messages/texts.ts'

type Kind = InvoiceEntry['kind']

/** Where Japanese consumption tax is taken, the names that its law has for them. */
export const titles: Record<Kind, ServerText> = {
  invoice: /*i18n*/ { id: 'invoice.title', message: 'Invoice' },
  'credit-note': /*i18n*/ { id: 'invoice.title.creditNote', message: 'Credit note' },
  'pro-forma': /*i18n*/ { id: 'invoice.title.proForma', message: 'Pro-forma invoice' },
}
export const qualifiedTitles: Record<Exclude<Kind, 'pro-forma'>, ServerText> = {
  invoice: /*i18n*/ { id: 'invoice.title.qualified', message: 'Qualified invoice (Japan)' },
  'credit-note': /*i18n*/ {
    id: 'invoice.title.qualifiedReturn',
    message: 'Qualified credit note (Japan)',
  },
}

export const heads = {
  number: /*i18n*/ { id: 'invoice.number', message: 'Number' },
  issuedOn: /*i18n*/ { id: 'invoice.issuedOn', message: 'Date of issue' },
  credits: /*i18n*/ { id: 'invoice.credits', message: 'Credits invoice' },
  reference: /*i18n*/ { id: 'invoice.reference', message: 'Payment reference' },
  buyerReference: /*i18n*/ { id: 'invoice.buyerReference', message: 'Your reference' },
  period: /*i18n*/ { id: 'invoice.period', message: 'Period' },
  paidBy: /*i18n*/ { id: 'invoice.paidBy', message: 'Paid by' },
  payUntil: /*i18n*/ { id: 'invoice.payUntil', message: 'To be paid by' },
  billedTo: /*i18n*/ { id: 'invoice.billedTo', message: 'Billed to' },
  seller: /*i18n*/ { id: 'invoice.seller', message: 'Seller' },
  description: /*i18n*/ { id: 'invoice.description', message: 'Description' },
  amount: /*i18n*/ { id: 'invoice.amount', message: 'Amount (US dollars)' },
  net: /*i18n*/ { id: 'invoice.net', message: 'Net amount' },
  total: /*i18n*/ { id: 'invoice.total', message: 'Total' },
  totalCredited: /*i18n*/ { id: 'invoice.totalCredited', message: 'Total credited' },
  totalDue: /*i18n*/ { id: 'invoice.totalDue', message: 'Total to be paid' },
  bank: /*i18n*/ { id: 'invoice.bank', message: 'Bank transfer to' },
  holder: /*i18n*/ { id: 'invoice.bank.holder', message: 'Account holder' },
  bankName: /*i18n*/ { id: 'invoice.bank.name', message: 'Bank' },
  account: /*i18n*/ { id: 'invoice.bank.account', message: 'Account' },
  code: /*i18n*/ { id: 'invoice.bank.code', message: 'Bank code (SWIFT)' },
} satisfies Record<string, ServerText>

export const ways: Record<NonNullable<InvoiceEntry['paidBy']>, ServerText> = {
  card: /*i18n*/ { id: 'invoice.way.card', message: 'Card' },
  transfer: /*i18n*/ { id: 'invoice.way.transfer', message: 'Bank transfer' },
}

export const taxNumbers: Record<'JP' | 'vat' | 'other', ServerText> = {
  JP: /*i18n*/ { id: 'invoice.taxNumber.jp', message: 'Registration number: {number}' },
  vat: /*i18n*/ { id: 'invoice.taxNumber.vat', message: 'VAT number: {number}' },
  other: /*i18n*/ { id: 'invoice.taxNumber.other', message: 'Tax number: {number}' },
}

export const lineTexts: Record<InvoiceEntry['lines'][number]['kind'], ServerText> = {
  plan: /*i18n*/ { id: 'invoice.line.plan', message: '{plan}, one year' },
  credit: /*i18n*/ { id: 'invoice.line.credit', message: 'Credit for unused days of the plan before' },
  coupon: /*i18n*/ { id: 'invoice.line.coupon', message: 'Coupon {code}' },
  refund: /*i18n*/ { id: 'invoice.line.refund', message: 'Refund: {plan}' },
}
/** To a company; Japanese adds a word of respect. */
export const buyerName: ServerText = /*i18n*/ { id: 'invoice.buyerName', message: '{name}' }
export const periodFrom: ServerText = /*i18n*/ { id: 'invoice.period.from', message: '{day} –' }
export const unusedDays: ServerText = /*i18n*/ { id: 'invoice.line.days', message: 'Unused days: {days}' }

export const planNames: Readonly<Record<string, ServerText>> = {
  gold: /*i18n*/ { id: 'invoice.plan.gold', message: 'Gold membership' },
  premium: /*i18n*/ { id: 'invoice.plan.premium', message: 'Premium membership' },
  platinum: /*i18n*/ { id: 'invoice.plan.platinum', message: 'Platinum membership' },
}

export const taxNames = {
  consumption: /*i18n*/ { id: 'invoice.tax.consumption', message: 'Consumption tax {rate}' },
  vat: /*i18n*/ { id: 'invoice.tax.vat', message: 'VAT {rate} ({country})' },
  none: /*i18n*/ { id: 'invoice.tax.none', message: 'Tax' },
} satisfies Record<string, ServerText>

export const perRate: ServerText = /*i18n*/ {
  id: 'invoice.tax.perRate',
  message: 'Taxed at {rate}: net {net}, consumption tax {tax}',
}

export const localTax: ServerText = /*i18n*/ {
  id: 'invoice.tax.local',
  message: 'Tax in {currency}: {amount} (one US dollar = {rate} on {day}, {source})',
}

/** The sentence that says why no tax is taken; by where the seller is, for a buyer elsewhere. */
const outsideJapan: ServerText = /*i18n*/ {
  id: 'invoice.tax.outsideJapan',
  message:
    'No consumption tax is charged: the service is supplied to a customer outside Japan (Consumption Tax Act, article {article}).',
}
const outsideUnion: ServerText = /*i18n*/ {
  id: 'invoice.tax.outsideUnion',
  message:
    'Not subject to VAT: the place of supply lies outside the territory of the European Union (Directive {law}/EC, article {article}).',
}
const reverseCharge: ServerText = /*i18n*/ {
  id: 'invoice.tax.reverse',
  message:
    'Reverse charge: VAT is to be accounted for by the customer (Directive {law}/EC, article {article}).',
}
const noTax: ServerText = /*i18n*/ {
  id: 'invoice.tax.noTax',
  message: 'No tax is charged: the seller is in the United States, where none is due on this membership.',
}

/** Its two numbers; after them each language has its own letters. */
const directive = '2006/112'

/** The sentence that an invoice with this tax has to say, and what is put into it; undefined where tax is taken. */
export function sentenceOf({
  kind,
  country,
}: TaxEntry): { text: ServerText; values: Record<string, string> } | undefined {
  if (kind === 'reverse') return { text: reverseCharge, values: { law: directive, article: '196' } }
  if (kind === 'none') return { text: noTax, values: {} }
  if (kind !== 'outside') return undefined
  return country === 'JP'
    ? { text: outsideJapan, values: { article: '7' } }
    : { text: outsideUnion, values: { law: directive, article: '44' } }
}

export const pageOf: ServerText = /*i18n*/ { id: 'invoice.page', message: 'Page {page} of {pages}' }
export const notATaxInvoice: ServerText = /*i18n*/ {
  id: 'invoice.proForma.note',
  message:
    'This is not an invoice for tax purposes. The invoice is issued when your payment has arrived; please give the reference {reference} with the transfer.',
}
export const returned: ServerText = /*i18n*/ {
  id: 'invoice.creditNote.note',
  message: 'This amount is returned in the way in which the invoice was paid.',
}
