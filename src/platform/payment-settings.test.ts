import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { openPayments, paymentsInBrowser } from './payments/open.ts'

const database = { DATABASE_URL: 'postgres://me:hush@127.0.0.1:5432/millwright' }
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWD',
  STRIPE_PUBLIC_KEY: 'pk_test_TYooMQauvdED',
  STRIPE_WEBHOOK_SECRET: 'whsec_f8e4fc3c2bdb',
}
const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_4eC39HqLyjWD', STRIPE_PUBLIC_KEY: 'pk_live_TYooMQauvdED' }
const production = {
  ...database,
  MODE: 'production',
  PUBLIC_ORIGINS: 'jp=https://millwright.jp',
  SMTP_URL: 'smtp://mail.example:587',
  FILES_URL: 'https://files.example',
  SECRET: 'f3a91c07be5d284690ac7e1fd352b86e',
  TRUST_PROXY: 'loopback',
}
const standIn = 'http://127.0.0.1:4242'

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

test('without keys nothing can be paid, with all three it can', () => {
  expect(openPayments(readConfig(database))).toBeUndefined()
  expect(paymentsInBrowser(readConfig(database))).toBeUndefined()
  const config = readConfig({ ...database, ...keys })
  expect(openPayments(config)?.browser).toMatchObject({
    publicKey: keys.STRIPE_PUBLIC_KEY,
    script: 'https://js.stripe.com/endive/stripe.js',
    isTest: true,
  })
  expect(paymentsInBrowser(config)).toEqual(openPayments(config)?.browser)
})

test.each(Object.keys(keys))('all three keys or none: without %s', (name) => {
  const { [name]: _left, ...others } = { ...keys } as Record<string, string>
  expect(problemsOf({ ...database, ...others })).toEqual([expect.stringContaining(`${name} is missing`)])
})

test.each([
  ['STRIPE_SECRET_KEY', 'pk_test_TYooMQauvdED'],
  ['STRIPE_PUBLIC_KEY', 'sk_test_4eC39HqLyjWD'],
  ['STRIPE_WEBHOOK_SECRET', 'f8e4fc3c2bdb'],
  ['PAYMENTS_URL', 'ftp://127.0.0.1'],
])('%s of another form is told without repeating it', (name, value) => {
  const problems = problemsOf({ ...database, ...keys, [name]: value })
  expect(problems).toEqual([expect.stringContaining(`${name}: its value is not allowed. Allowed: `)])
  expect(problems.join()).not.toContain(value)
})

test('keys are of one kind, and live ones go to Stripe alone', () => {
  const mixed = { ...database, ...keys, STRIPE_PUBLIC_KEY: live.STRIPE_PUBLIC_KEY }
  expect(problemsOf(mixed)).toEqual([expect.stringContaining('STRIPE_PUBLIC_KEY: its value is not allowed')])
  expect(problemsOf({ ...database, ...live, PAYMENTS_URL: standIn })).toEqual([
    expect.stringContaining('PAYMENTS_URL: its value is not allowed'),
  ])
  expect(problemsOf({ ...database, PAYMENTS_URL: standIn })).toEqual([
    expect.stringContaining('STRIPE_PUBLIC_KEY is missing'),
  ])
})

test('production takes live keys or none, and no stand-in', () => {
  expect(problemsOf(production)).toEqual([])
  expect(problemsOf({ ...production, ...live })).toEqual([])
  const problems = problemsOf({ ...production, ...keys, PAYMENTS_URL: standIn })
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLIC_KEY',
    'PAYMENTS_URL',
  ])
  expect(problems.join()).not.toContain('4eC39HqLyjWD')
})

test('pages alone know the public key and where the script is, and no secret', () => {
  const config = readConfig({
    ROLES: 'web',
    API_URL: 'http://127.0.0.1:3001',
    STRIPE_PUBLIC_KEY: keys.STRIPE_PUBLIC_KEY,
    PAYMENTS_URL: `${standIn}/`,
  })
  expect(openPayments(config)).toBeUndefined()
  expect(paymentsInBrowser(config)).toEqual({
    publicKey: keys.STRIPE_PUBLIC_KEY,
    isTest: true,
    script: `${standIn}/v3/`,
    origins: { script: [standIn], frame: [standIn], connect: [standIn] },
  })
})
