import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { isPassivePdf } from '../../../platform/pdf/passive.ts'
import { aBuyer, anItalianBuyer, anOrderToInvoice, type OrderWish } from '../../../testing/invoices.ts'
import { saidOf } from '../invoices.ts'
import type { InvoiceSaid } from './contents.ts'
import { drawnPaper } from './drawing.ts'
import { invoicePaper } from './paper.ts'

const library = await PDFiumLibrary.init()

/** The text of each page without its blanks and line breaks, which are where the page has room. */
async function textsOf(paper: Buffer): Promise<string[]> {
  const document = await library.loadDocument(paper)
  const texts = Array.from(document.pages(), (page) => page.getText().replaceAll(/\s+/g, ''))
  document.destroy()
  return texts
}
const textOf = async (invoice: InvoiceSaid, language = 'en') =>
  (await textsOf(await invoicePaper(invoice, language))).join('')

const at = new Date('2026-11-28T03:00:00Z')
function anInvoice(wish: OrderWish = {}, changed: Partial<InvoiceSaid> = {}): InvoiceSaid {
  const said = saidOf(anOrderToInvoice(wish), at)
  return { ...said, kind: 'invoice', number: 'JP-2026-000123', payment: null, paidBy: 'card', ...changed }
}
const upgrade = { plan: 'platinum', price: 365_000, credit: 100_000, credit_days: 120 }
const saved = { coupon: 'SPRING-26', coupon_off: 26_500 }
const japaneseBuyer = { ...aBuyer, city: '大阪府大阪市中央区', addressLine1: '本町4-5-6' }
const chineseBuyer = { ...aBuyer, name: '宁波东门轴承业务有限公司', city: '宁波' }

test.each(languages)(
  'in %s the same invoice makes the same small file, with its letters inside',
  async (language) => {
    const buyer = language === 'zh' ? chineseBuyer : { ...aBuyer, name: '北沢ベアリング製作所株式会社' }
    const invoice = anInvoice({ ...upgrade, ...saved, language, buyer })
    const paper = await invoicePaper(invoice, language)
    expect(paper.equals(await invoicePaper(structuredClone(invoice), language))).toBe(true)
    expect(paper.length).toBeLessThan(language === 'zh' ? 200_000 : 150_000)
    expect(await isPassivePdf(paper)).toBe(true)
    const [text = '', ...more] = await textsOf(paper)
    expect(more).toEqual([])
    for (const said of ['JP-2026-000123', 'T9999901000123', 'SPRING-26', 'PO-7731', buyer.name, '120'])
      expect(text).toContain(said)
    for (const amount of ['3,650.00', '1,000.00', '265.00', '2,385.00', '238.50', '2,623.50'])
      expect(text.replaceAll(/[.,]/g, '')).toContain(amount.replaceAll(/[.,]/g, ''))
    expect(text).not.toMatch(/[{}]|undefined|null/)
  },
)

test('a Japanese invoice has what the law asks for: names, registration number, day, rate, tax for the rate', async () => {
  const localTax = {
    currency: 'JPY' as const,
    amount: 28_355,
    rate: '153.27',
    day: '2026-11-27',
    source: '見本銀行のTTM',
  }
  const buyer = { ...aBuyer, taxNumber: 'T7000012050002' }
  const invoice = anInvoice({ language: 'ja', buyer }, { localTax })
  const text = await textOf(invoice, 'ja')
  for (const said of [
    '適格請求書',
    'ミルライト・ジャパン株式会社',
    '登録番号：T9999901000123',
    '2026年11月28日',
    '10%対象：税抜金額US$1,850.00、消費税額US$185.00',
    '日本円建ての税額：￥28,355（1米ドル＝￥153.27、2026年11月27日、見本銀行のTTM）',
    'KitazawaBearingWorksK.K.御中',
    'ゴールド会員（1年間）',
    '登録番号：T7000012050002',
  ])
    expect(text).toContain(said)
})

test('where no tax is taken the paper says why', async () => {
  const european = { edition: 'es', buyer: anItalianBuyer }
  const reverse = await textOf(anInvoice(european))
  expect(reverse).toContain('2006/112/EC')
  expect(await textOf(anInvoice({ ...european, language: 'it' }), 'it')).toContain('2006/112/CE')
  expect(reverse).toContain('Reversecharge:VATistobeaccountedforbythecustomer')
  expect(reverse).toContain('VATnumber:ESB00314153')
  expect(reverse).toContain('VATnumber:IT00743110157')
  expect(await textOf(anInvoice(european), 'es')).toContain('Inversióndelsujetopasivo')
  expect(await textOf(anInvoice({ edition: 'us' }))).toContain('Notaxischarged')
  const abroad = { ...aBuyer, countryCode: 'US' }
  expect(await textOf(anInvoice({ buyer: abroad }))).toContain('Noconsumptiontaxischarged')
  expect(await textOf(anInvoice({ edition: 'it', buyer: abroad }))).toContain('NotsubjecttoVAT')
  const untaxed = await textOf(anInvoice({ edition: 'it', buyer: { ...anItalianBuyer, taxNumber: '' } }))
  expect(untaxed).toContain('VAT22%(Italy)')
})

test('a pro-forma invoice says that it is none, and how it is paid; a credit note which invoice it takes back', async () => {
  const bank = {
    holder: 'Millwright Japan K.K.',
    bank: 'Mihon Bank',
    account: '0000142',
    code: 'MIHNJPJ0XXX',
  }
  const proForma = await textOf(
    anInvoice(
      { reference: 'MW-4471' },
      { kind: 'pro-forma', number: null, paidBy: null, payment: { bank, until: '2026-12-12' } },
    ),
  )
  for (const said of ['Pro-formainvoice', 'MW-4471', 'MIHNJPJ0XXX', '12December2026', 'notaninvoice'])
    expect(proForma).toContain(said)
  const note = await textOf(
    anInvoice({}, { kind: 'credit-note', number: 'JP-C-2026-000007', credits: 'JP-2026-000119' }),
  )
  for (const said of ['Qualifiedcreditnote', 'JP-C-2026-000007', 'JP-2026-000119', 'Totalcredited'])
    expect(note).toContain(said)
})

test('the longest names and addresses stand there whole, on as many pages as they need', async () => {
  const long = (words: string, length: number) =>
    words.repeat(Math.ceil(length / words.length)).slice(0, length)
  const buyer = {
    ...aBuyer,
    name: long('Donaudampfschifffahrtsgesellschaft', 120),
    addressLine1: long('Industriestraße 144, Gebäude 7, ', 300),
    addressLine2: long('北沢工業団地第三区画', 300),
    city: long('ÉcoleŁódź', 120),
    reference: long('X', 60),
  }
  const texts = await textsOf(await invoicePaper(anInvoice({ ...upgrade, ...saved, buyer }), 'en'))
  const text = texts.join('')
  for (const said of [buyer.name, buyer.addressLine1, buyer.addressLine2, buyer.city, buyer.reference])
    expect(text).toContain(said.replaceAll(/\s+/g, ''))
  for (const [at, page] of texts.entries()) expect(page).toContain(`Page${at + 1}of${texts.length}`)
})

test('drawn in a thread of its own it is the same', async () => {
  const invoice = anInvoice()
  expect((await drawnPaper(invoice, 'en')).equals(await invoicePaper(invoice, 'en'))).toBe(true)
})

test('an address in Japanese is written as in Japan; any other of Japan, and any for other readers, from the street on', async () => {
  const written = '〒541-0053大阪府大阪市中央区本町4-5-6'
  expect(await textOf(anInvoice({ language: 'ja', buyer: japaneseBuyer }), 'ja')).toContain(written)
  const foreign = await textOf(anInvoice({ language: 'ja' }), 'ja')
  expect(foreign).toContain('4-5-6HonmachiOsaka541-0053日本')
  const told = await textOf(anInvoice({ buyer: japaneseBuyer }), 'en')
  expect(told).toContain('本町4-5-6大阪府大阪市中央区541-0053Japan')
})
