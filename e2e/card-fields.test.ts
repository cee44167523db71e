// The card's fields of the test payments in a shop made as our checkout is, under a content policy that allows exactly what the
// provider names: nothing typed reaches the shop's page or server.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FrameLocator, Page } from 'playwright-core'
import axe from 'axe-core'
import type { PaymentProvider } from '../src/platform/payments/provider.ts'
import { aStandIn, type StandInProcess } from '../src/testing/stand-in.ts'
import { visitorWith, withBrowser, type Language } from './visitor.ts'

const { launch } = withBrowser()
let standIn: StandInProcess
let provider: PaymentProvider
let shop: { url: string; heard: string[]; close(): Promise<unknown> }

beforeAll(async () => {
  standIn = await aStandIn()
  provider = standIn.provider()
  shop = await aShop()
})
afterAll(async () => {
  await shop.close()
  await standIn.close()
})

/** A server that keeps everything that it was sent. */
async function aShop() {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'card-shop.ts'), formats: ['es'], fileName: 'shop' },
    },
  })) as Rollup.RollupOutput[]
  const script = built[0]?.output[0].code ?? ''
  const heard: string[] = []
  const server = http.createServer((request, response) => void answer(request, response))

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const body = Buffer.concat(parts).toString()
    heard.push(`${request.url} ${body}`)
    if (request.url === '/shop.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    } else if (request.url === '/pay') {
      const payment = await provider.charge({
        key: randomUUID(),
        orderID: randomUUID(),
        customer: await provider.makeCustomer({
          key: randomUUID(),
          businessID: 'b',
          email: 'a@b.example',
          name: 'B',
        }),
        paymentMethod: body,
        amount: 49_900,
        currency: 'USD',
        description: 'Gold',
      })
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ ...payment, message: payment.declined?.message }))
    } else
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy() })
        .end(pageIn(request.url))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const policy = () => {
  const { script, frame, connect } = provider.browser.origins
  return [
    "default-src 'none'",
    `script-src 'self' ${script.join(' ')}`,
    `frame-src ${frame.join(' ')}`,
    `connect-src 'self' ${connect.join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const pageIn = (address = '/') => {
  const language = address.includes('ja') ? 'ja' : 'en'
  return `<!doctype html><html lang="${language}" data-locale="${language}" data-key="${provider.browser.publicKey}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Shop</title>
    <script src="${provider.browser.script}"></script></head><body><div id="root"></div><script type="module" src="/shop.js"></script></body></html>`
}

async function aBuyer(language: Language = 'en', width: 1280 | 360 = 1280) {
  const { page, faults } = await visitorWith(launch(), {
    language,
    width,
    site: shop.url,
    payments: standIn.url,
  })
  await page.goto(`/${language}`)
  const card = page.frameLocator('iframe[name=stripe-stand-in-card]')
  await card.locator('#number').waitFor()
  return { page, card, faults }
}

async function type(card: FrameLocator, number: string, expiry = '1239', cvc = '123') {
  await card.locator('#number').pressSequentially(number)
  await card.locator('#expiry').pressSequentially(expiry)
  await card.locator('#cvc').pressSequentially(cvc)
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pay' }).click()
const said = (page: Page) => () => page.locator('#said').textContent()

test('a good card pays, by keyboard alone; its number reaches neither the page nor the server of the shop', async () => {
  const { page, card } = await aBuyer()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await card.getByLabel('Card number').focus()
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1239')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await expect.poll(() => page.locator('#state').textContent()).toBe('complete')
  expect(await card.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay' }).focus()
  await page.keyboard.press('Enter')

  await expect.poll(said(page)).toBe('succeeded')
  const known = await page.content()
  expect(known.replaceAll(' ', '')).not.toContain('4242424242424242')
  expect(shop.heard.join().replaceAll(/[ +]/g, '')).not.toContain('4242424242424242')
  const origins = new Set(asked.map((address) => new URL(address).origin))
  expect([...origins].sort()).toEqual([shop.url, standIn.url].sort())
})

test('a refusal of the bank is told in its words', async () => {
  const { page, card } = await aBuyer()
  await type(card, '4000000000009995')
  await pay(page)
  await expect.poll(said(page)).toBe('failed: Your card has insufficient funds.')
})

test.for([
  ['Complete authentication', 'after asking: succeeded'],
  [
    'Fail authentication',
    'refused: We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  ],
] as const)('3-D Secure, by keyboard: %s', async ([choice, outcome]) => {
  const { page, card } = await aBuyer()
  await type(card, '4000002760003184')
  await pay(page)

  const bank = page.frameLocator('iframe[name=stripe-stand-in-bank]')
  await bank.getByRole('button', { name: choice }).focus()
  expect(await bank.getByText('$499.00').count()).toBe(1)
  await page.keyboard.press('Enter')

  await expect.poll(said(page)).toBe(outcome)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pay')
})

test('who closes the page of the bank has not paid', async () => {
  const { page, card } = await aBuyer()
  await type(card, '4000002760003184')
  await pay(page)
  await page.getByRole('button', { name: 'Close without confirming' }).click()
  await expect.poll(said(page)).toContain('refused: We are unable to authenticate')
})

test('what is wrong is said at its field and to the page; nothing is sent', async () => {
  const { page, card } = await aBuyer()
  const before = shop.heard.length
  await type(card, '4242424242424241', '1220', '12')
  await expect.poll(() => page.locator('#state').textContent()).toBe('Your card number is invalid.')
  expect(await card.locator('#number').getAttribute('aria-invalid')).toBe('true')
  expect(await card.locator('#expiry-fault').textContent()).toBe(
    "Your card's expiration year is in the past.",
  )
  await pay(page)
  await expect.poll(said(page)).toBe('refused: Your card number is invalid.')
  expect(shop.heard.slice(before).some((line) => line.startsWith('/pay'))).toBe(false)
})

test('in Japanese on a telephone: labels, a test card by its list, nothing wider than the screen', async () => {
  const { page, card } = await aBuyer('ja', 360)
  for (const label of ['カード番号', '有効期限', 'セキュリティコード'])
    expect(await card.getByLabel(label, { exact: true }).count(), label).toBe(1)
  await card.getByLabel('テスト用カード（請求は発生しません）').selectOption('4000002760003184')
  await pay(page)
  const bank = page.frameLocator('iframe[name=stripe-stand-in-bank]')
  await bank.getByRole('button', { name: '認証を完了する' }).click()
  await expect.poll(said(page)).toBe('after asking: succeeded')

  for (const frame of page.frames()) {
    const { wide, high } = await frame.evaluate(() => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      high: document.documentElement.scrollHeight - document.documentElement.clientHeight,
    }))
    expect([wide, frame === page.mainFrame() ? 0 : high], frame.url()).toEqual([0, 0])
  }
})

test('axe finds nothing in the fields and on the page of the bank', async () => {
  const { page, card } = await aBuyer()
  await type(card, '4000002760003184')
  await pay(page)
  await page.frameLocator('iframe[name=stripe-stand-in-bank]').getByRole('button').first().waitFor()
  for (const frame of page.frames().filter((one) => one.url().startsWith(standIn.url))) {
    await frame.evaluate(axe.source)
    const found = await frame.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(how: object): Promise<{ violations: { id: string }[] }> }
      }
      return (
        await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
      ).violations.map(({ id }) => id)
    })
    expect(found, frame.url()).toEqual([])
  }
})
