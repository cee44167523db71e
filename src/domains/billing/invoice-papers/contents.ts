// What a paper says, in words of one language: everything from the invoice itself, so that it says the same for good.
import { vatPrefixOf } from '../../../contract/company-numbers/vat-numbers.ts'
import { addressLines, addressOrder } from '../../../contract/postal-address.ts'
import { priceText } from '../../../contract/plans.ts'
import type { InvoiceEntry } from '../../../contract/invoices.ts'
import { serverText, type ServerText } from '../../../messages/texts.ts'
import { countryName } from '../../reference-data/countries.ts'
import * as words from './words.ts'

/** An invoice but for its status, which no paper says. */
export type InvoiceSaid = Omit<InvoiceEntry, 'status'>
/** A label and what stands beside it. */
export type Fact = { label: string; value: string }
export type PaperLine = { text: string; note: string; amount: string }
export type PaperContents = {
  title: string
  seller: { name: string; lines: string[] }
  buyer: { head: string; name: string; lines: string[] }
  facts: Fact[]
  lineHeads: { description: string; amount: string }
  lines: PaperLine[]
  sums: Fact[]
  total: Fact
  /** Sentences below the sums. */
  notes: string[]
  bank: { head: string; facts: Fact[] } | undefined
  /** What a page is called at its foot. */
  footer: string
  pageOf: (page: number, pages: number) => string
}

export function contentsOf(invoice: InvoiceSaid, language: string): PaperContents {
  const say = (text: ServerText, values: Record<string, string> = {}) => serverText(text, language, values)
  // Chinese fonts make a true minus as wide as a letter.
  const money = (cents: number) => priceText(cents, language).replace('-', language === 'zh' ? '-' : '−')
  const day = dayWriter(language)
  const { kind, tax, seller, buyer, periodDays, payment, number } = invoice
  const fact = (label: ServerText, value: string | null | undefined): Fact[] =>
    value ? [{ label: say(label), value }] : []
  const sentence = words.sentenceOf(tax)
  return {
    title: say(titleOf(invoice)),
    seller: { name: seller.legalName, lines: [...seller.address, ...taxNumberOf(seller, say)] },
    buyer: {
      head: say(words.heads.billedTo),
      name: say(words.buyerName, { name: buyer.name }),
      lines: [...addressOf(buyer, language), ...taxNumberOf(buyer, say)].filter((line) => line !== ''),
    },
    facts: [
      ...fact(words.heads.number, number),
      ...fact(words.heads.issuedOn, day(invoice.issuedOn)),
      ...fact(words.heads.credits, invoice.credits),
      ...fact(words.heads.reference, invoice.reference),
      ...fact(words.heads.buyerReference, buyer.reference),
      ...fact(
        words.heads.period,
        periodDays && `${say(words.periodFrom, { day: day(periodDays.first) })}\n${day(periodDays.last)}`,
      ),
      ...fact(words.heads.payUntil, payment && day(payment.until)),
      ...fact(words.heads.paidBy, invoice.paidBy && say(words.ways[invoice.paidBy])),
    ],
    lineHeads: { description: say(words.heads.description), amount: say(words.heads.amount) },
    lines: invoice.lines.map((line) => ({
      text: say(words.lineTexts[line.kind], {
        plan: say(words.planNames[line.subscription] ?? { id: '', message: line.subscription }),
        code: line.code ?? '',
      }),
      note: line.days === null ? '' : say(words.unusedDays, { days: String(line.days) }),
      amount: money(line.amount),
    })),
    sums: [
      ...fact(words.heads.net, money(invoice.net)),
      { label: taxLabel(invoice, language), value: money(tax.amount) },
    ],
    total: { label: say(totalHead[kind]), value: money(invoice.total) },
    notes: [
      ...(tax.kind === 'consumption'
        ? [
            say(words.perRate, {
              rate: rateText(tax.rate, language),
              net: money(invoice.net),
              tax: money(tax.amount),
            }),
          ]
        : []),
      ...(invoice.localTax ? [localTaxText(invoice.localTax, { say, day, language })] : []),
      ...(sentence ? [say(sentence.text, sentence.values)] : []),
      ...(kind === 'pro-forma' ? [say(words.notATaxInvoice, { reference: invoice.reference })] : []),
      ...(kind === 'credit-note' ? [say(words.returned)] : []),
    ],
    bank: payment
      ? {
          head: say(words.heads.bank),
          facts: [
            ...fact(words.heads.holder, payment.bank.holder),
            ...fact(words.heads.bankName, payment.bank.bank),
            ...fact(words.heads.account, payment.bank.account),
            ...fact(words.heads.code, payment.bank.code),
            ...fact(words.heads.reference, invoice.reference),
          ],
        }
      : undefined,
    footer: [seller.legalName, number ?? invoice.reference].join('  ·  '),
    pageOf: (page, pages) => say(words.pageOf, { page: String(page), pages: String(pages) }),
  }
}

const totalHead = {
  invoice: words.heads.total,
  'credit-note': words.heads.totalCredited,
  'pro-forma': words.heads.totalDue,
} satisfies Record<InvoiceEntry['kind'], ServerText>

function titleOf({ kind, tax }: InvoiceSaid): ServerText {
  return kind !== 'pro-forma' && tax.kind === 'consumption' ? words.qualifiedTitles[kind] : words.titles[kind]
}

type Say = (text: ServerText, values?: Record<string, string>) => string

/** As the country calls it; nothing for whoever has none. */
function taxNumberOf(
  { countryCode, taxNumber }: { countryCode: string; taxNumber: string | null },
  say: Say,
): string[] {
  if (!taxNumber) return []
  const kind = countryCode === 'JP' ? 'JP' : vatPrefixOf(countryCode) === undefined ? 'other' : 'vat'
  return [say(words.taxNumbers[kind], { number: taxNumber })]
}

/** As it was typed, in the order of its country; inside Japan and China without the country. */
function addressOf(buyer: InvoiceSaid['buyer'], language: string): string[] {
  const { addressLine1, addressLine2, city, zipCode, countryCode } = buyer
  const address = {
    street: [addressLine1, addressLine2],
    city,
    zipcode: zipCode,
    state: null,
    country: { code: countryCode, countryName: null },
  }
  const order = addressOrder(address, language)
  const country = { code: countryCode, countryName: countryName(countryCode, language) ?? countryCode }
  return addressLines(order === 'latin' ? { ...address, country } : address, order)
}

function taxLabel({ tax }: InvoiceSaid, language: string): string {
  const rate = rateText(tax.rate, language)
  if (tax.kind === 'consumption') return serverText(words.taxNames.consumption, language, { rate })
  if (tax.kind !== 'vat') return serverText(words.taxNames.none, language)
  const country = countryName(tax.country ?? '', language) ?? tax.country ?? ''
  return serverText(words.taxNames.vat, language, { rate, country })
}

function localTaxText(
  { currency, amount, rate, day: on, source }: NonNullable<InvoiceSaid['localTax']>,
  { say, day, language }: { say: Say; day: (day: string) => string; language: string },
): string {
  const written = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, ...options }).format(value)
  return say(words.localTax, {
    currency: new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency,
    amount: written(currency === 'JPY' ? amount : amount / 100),
    rate: written(Number(rate), { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
    day: day(on),
    source,
  })
}

const rateText = (rate: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)

function dayWriter(language: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
