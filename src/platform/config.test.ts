import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { isGuessable } from './production-checks.ts'

const database = { DATABASE_URL: 'postgres://me:hush@127.0.0.1:5432/millwright' }
const production = {
  ...database,
  MODE: 'production',
  PUBLIC_ORIGINS: 'jp=https://millwright.jp, it=https://it.millwright.example:8443/',
  SMTP_URL: 'smtp://mail.example:587',
  FILES_URL: 'https://files.example',
  SECRET: randomBytes(16).toString('hex'),
  TRUST_PROXY: '10.0.0.0/8, ::1',
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

test('a database is enough; what is empty counts as not given', () => {
  const config = readConfig({ ...database, PORT: '', SECRET: '' })
  const [MODE, PORT, EDITION, ROLES] = ['demo', 3000, 'jp', ['web', 'api', 'accounts', 'worker']]
  expect(config).toMatchObject({ MODE, PORT, EDITION, ROLES })
  expect(config.SECRET).toBeUndefined()
})

test.each([
  ['PORT', '0', 'PORT: "0" is not allowed. Allowed: a whole number from 1 to 65535.'],
  ['PORT', 'http', 'PORT: "http" is not allowed. Allowed: a whole number from 1 to 65535.'],
  ['MODE', 'test', 'MODE: "test" is not allowed. Allowed: demo, development or production.'],
  [
    'ROLES',
    'web,kitchen',
    'ROLES: "web,kitchen" is not allowed. Allowed: one or more of web, api, accounts, worker',
  ],
  [
    'EDITION',
    'Japan',
    'EDITION: "Japan" is not allowed. Allowed: the two letters of an edition, such as jp.',
  ],
  ['DATABASE_POOL', '1', 'DATABASE_POOL: "1" is not allowed. Allowed: a whole number from 2 to 200.'],
  [
    'DATABASE_REPLICA_URLS',
    'postgres://one:5432/millwright,two',
    'DATABASE_REPLICA_URLS: its value is not allowed. Allowed: up to eight addresses',
  ],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY: "true" is not allowed. Allowed: addresses or networks of proxies'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY: "10.0.0.0/33" is not allowed.'],
  ['TRUST_PROXY', 'loopback, 1', 'TRUST_PROXY: "loopback, 1" is not allowed.'],
  ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY: "0.0.0.0/0" is not allowed.'],
  ['TRUST_PROXY', '::/0', 'TRUST_PROXY: "::/0" is not allowed.'],
  ['TRUST_PROXY', '10.0.0.1/0', 'TRUST_PROXY: "10.0.0.1/0" is not allowed.'],
  ['TRUST_PROXY', '::ffff:0.0.0.0/96', 'TRUST_PROXY: "::ffff:0.0.0.0/96" is not allowed.'],
  ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1', 'TRUST_PROXY: "0.0.0.0/1,128.0.0.0/1" is not allowed.'],
  ['TRUST_PROXY', '0:0:0:0:0:ffff:0:0/97', 'TRUST_PROXY: "0:0:0:0:0:ffff:0:0/97" is not allowed.'],
  ['TRUST_PROXY', '2000::/3', 'TRUST_PROXY: "2000::/3" is not allowed.'],
  ['TRUST_PROXY', '::/80', 'TRUST_PROXY: "::/80" is not allowed.'],
  ['METRICS', 'everywhere', 'METRICS: "everywhere" is not allowed. Allowed: no, local'],
  ['PUBLIC_ORIGINS', 'https://millwright.jp', 'Allowed: editions with their origins, such as jp=https://'],
  ['PUBLIC_ORIGINS', 'jp=ftp://millwright.jp', 'Allowed: editions with their origins'],
  ['DRAIN_SECONDS', '90', 'DRAIN_SECONDS: "90" is not allowed. Allowed: a whole number from 0 to 60.'],
  ['DEMO', 'maybe', 'DEMO: "maybe" is not allowed. Allowed: yes or no.'],
])('%s=%s is told with what is allowed', (name, value, line) => {
  expect(problemsOf({ ...database, [name]: value })).toEqual([expect.stringContaining(line)])
})

test('what may hold a secret is not repeated', () => {
  const problems = problemsOf({ DATABASE_URL: 'mysql://me:hush@host/name', SECRET: 'too short' })
  expect(problems).toHaveLength(2)
  expect(problems.join()).not.toMatch(/hush|too short/)
})

test('editions are put at the origins given, without anything behind the origin', () => {
  expect(readConfig(production).PUBLIC_ORIGINS).toEqual({
    jp: 'https://millwright.jp',
    it: 'https://it.millwright.example:8443',
  })
})

test('production names everything that is missing at once', () => {
  expect(problemsOf(production)).toEqual([])
  const named = problemsOf({ MODE: 'production' }).map((line) => line.split(' ')[0])
  expect(named).toEqual(['DATABASE_URL', 'PUBLIC_ORIGINS', 'SMTP_URL', 'FILES_URL', 'SECRET', 'TRUST_PROXY'])
})

test.each([
  '10.0.0.0/8, ::1',
  'loopback,uniquelocal',
  '104.16.0.0/13,2400:cb00::/32',
  '::ffff:10.0.0.1',
  'fc00::/7',
])('proxies may be %s', (TRUST_PROXY) => expect(problemsOf({ ...production, TRUST_PROXY })).toEqual([]))

test('production speaks https to everybody', () => {
  const PUBLIC_ORIGINS = 'jp=https://millwright.jp,it=http://millwright.it'
  expect(problemsOf({ ...production, PUBLIC_ORIGINS })).toEqual([expect.stringContaining('PUBLIC_ORIGINS')])
  const FILES_URL = 'http://files.example'
  expect(problemsOf({ ...production, FILES_URL })).toEqual([expect.stringContaining('FILES_URL')])
  expect(problemsOf({ ...database, PUBLIC_ORIGINS, FILES_URL })).toEqual([])
})

test.each([
  'x'.repeat(32),
  'ab'.repeat(40),
  'correcthorse1'.repeat(3),
  'abcd7f2'.repeat(5).slice(2),
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz012345',
  'zyxwvutsrqponmlkjihgfedcba987654321',
  '00000000000000000000000000000001',
  '11112222333344445555666677778888',
  'change-me-before-you-go-to-production',
  'this is the secret of our deployment',
  'MyCompanyPassword2026MyCompanyPass!!',
])('production refuses the secret %s, and does not repeat it', (SECRET) => {
  const problems = problemsOf({ ...production, SECRET })
  expect(problems).toEqual([expect.stringContaining('SECRET: its value is not allowed')])
  expect(problems.join()).not.toContain(SECRET)
  expect(problemsOf({ ...database, SECRET })).toEqual([])
})

test('a secret that was made by chance is never refused', () => {
  const made = (['hex', 'base64', 'base64url'] as const).flatMap((form) =>
    [24, 32, 48].flatMap((bytes) => Array.from({ length: 300 }, () => randomBytes(bytes).toString(form))),
  )
  const short = Array.from({ length: 1_000 }, () => randomBytes(16).toString('hex'))
  expect([...made, ...short].filter(isGuessable)).toEqual([])
})

test('files have an origin that is no edition’s', () => {
  const FILES_URL = 'https://it.millwright.example:8443/files'
  expect(problemsOf({ ...production, FILES_URL })).toEqual([expect.stringContaining('FILES_URL')])
})

test('a bucket needs its keys and where it is read, pages alone only the latter', () => {
  const S3_BUCKET = 'millwright'
  expect(problemsOf({ ...database, S3_BUCKET }).map((line) => line.split(' ')[0])).toEqual([
    'FILES_URL',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
  ])
  const web = { ROLES: 'web', API_URL: 'http://127.0.0.1:3001', S3_BUCKET }
  expect(problemsOf(web)).toEqual([expect.stringContaining('FILES_URL is missing')])
  expect(problemsOf({ ...web, FILES_URL: 'https://files.example' })).toEqual([])
})

test('a web role on its own needs an API, and no database', () => {
  expect(problemsOf({ ROLES: 'web' })).toEqual([expect.stringContaining('API_URL is missing')])
  expect(problemsOf({ ROLES: 'web', API_URL: 'http://127.0.0.1:3001' })).toEqual([])
  expect(problemsOf({ ROLES: 'web', API_URL: 'http://127.0.0.1:3001', ACCOUNTS_URL: 'here' })).toHaveLength(1)
  expect(problemsOf({ ROLES: 'accounts' })).toEqual([expect.stringContaining('DATABASE_URL is missing')])
  expect(problemsOf({ ROLES: 'worker' })).toEqual([expect.stringContaining('DATABASE_URL is missing')])
})

test('SECRET may be several, each as long as one alone; the first signs', () => {
  const [first, second] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  expect(readConfig({ ...database, SECRET: first }).SECRET).toEqual([first])
  expect(readConfig({ ...database, SECRET: `${first}, ${second}` }).SECRET).toEqual([first, second])
  const told = 'SECRET: its value is not allowed. Allowed: at least 32 characters'
  expect(problemsOf({ ...database, SECRET: `${first},short` })).toEqual([expect.stringContaining(told)])
  expect(problemsOf({ ...production, SECRET: `${first},${'change-me'.repeat(5)}` })).toEqual([
    expect.stringMatching(/^SECRET: its value is not allowed/),
  ])
})
