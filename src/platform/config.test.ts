import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const database = { DATABASE_URL: 'postgres://me:hush@127.0.0.1:5432/millwright' }
const production = {
  ...database,
  MODE: 'production',
  PUBLIC_ORIGINS: 'jp=https://millwright.jp, it=https://it.millwright.example:8443/',
  SMTP_URL: 'smtp://mail.example:587',
  FILES_URL: 'https://files.example',
  SECRET: 'x'.repeat(32),
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
  ['TRUST_PROXY', 'true', 'TRUST_PROXY: "true" is not allowed. Allowed: addresses or networks of proxies'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY: "10.0.0.0/33" is not allowed.'],
  ['TRUST_PROXY', 'loopback, 1', 'TRUST_PROXY: "loopback, 1" is not allowed.'],
  ['PUBLIC_ORIGINS', 'https://millwright.jp', 'Allowed: editions with their origins, such as jp=https://'],
  ['PUBLIC_ORIGINS', 'jp=ftp://millwright.jp', 'Allowed: editions with their origins'],
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
