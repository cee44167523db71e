// Invoices as pictures: what the tax office of a buyer's country wants to read on them, drawn as their owner opens them.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { InvoiceSaid } from '../src/domains/billing/invoice-papers/contents.ts'
import { invoicePaper } from '../src/domains/billing/invoice-papers/paper.ts'
import { saidOf } from '../src/domains/billing/invoices.ts'
import { aBuyer, anItalianBuyer, anOrderToInvoice, type OrderWish } from '../src/testing/invoices.ts'

export type PaperShot = {
  name: string
  number: string
  order: OrderWish
  localTax?: NonNullable<InvoiceSaid['localTax']>
}

/** A qualified invoice of Japan with an upgrade's credit, and one within the EU whose buyer accounts for the tax. */
export const paperShots: PaperShot[] = [
  {
    name: 'invoice-japan-ja',
    number: 'JP-2026-000123',
    order: {
      language: 'ja',
      plan: 'platinum',
      price: 365_000,
      credit: 60_821,
      credit_days: 120,
      buyer: {
        ...aBuyer,
        name: '北沢ベアリング製作所株式会社',
        addressLine1: '本町4-5-6',
        city: '大阪府大阪市中央区',
      },
    },
    localTax: { currency: 'JPY', amount: 46_622, rate: '153.27', day: '2026-11-27', source: '見本銀行のTTM' },
  },
  {
    name: 'invoice-reverse-charge-it',
    number: 'EU-2026-000041',
    order: { language: 'it', edition: 'it', buyer: { ...anItalianBuyer, reference: '' } },
  },
]

const issuedAt = new Date('2026-11-28T03:00:00Z')
/** Points of a PDF's page to pixels: small letters stay readable. */
const scale = 1.5

/** The first page of an invoice as a picture of few colours. */
export async function pictureOf({ order, number, localTax }: PaperShot): Promise<Buffer> {
  const invoice: InvoiceSaid = {
    ...saidOf(anOrderToInvoice(order), issuedAt),
    kind: 'invoice',
    number,
    payment: null,
    paidBy: 'card',
    ...(localTax && { localTax }),
  }
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await invoicePaper(invoice, order.language ?? 'en'))
  const { width, height, data } = await document.getPage(0).render({ scale, render: 'bitmap' })
  document.destroy()
  library.destroy()
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .webp({ quality: 50, effort: 6 })
    .toBuffer()
}
