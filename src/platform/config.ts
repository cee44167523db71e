// Settings come from the environment and the command line, are checked once at the start, and never read elsewhere.
import * as z from 'zod'
import { paymentProblems, publicKeyForm, secretKeyForm, webhookSecretForm } from './payment-settings.ts'
import { areProxies, proxiesAllowed, productionProblems } from './production-checks.ts'

export const roleNames = ['web', 'api', 'accounts', 'worker'] as const

const text = z.string().min(1)
const port = z.coerce.number().int().min(1).max(65535)
const httpUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'an address such as postgres://user:password@host:5432/name',
})

const formed = ({ form, error }: { form: RegExp; error: string }) => z.string().regex(form, { error })

/** `no`, `local`, or an address of this machine with a port, on which nothing else is. */
const metricsPlace = /^(?:no|local|(?:[\d.]+|\[[\da-f:]+\]|localhost):\d{1,5})$/i

const Settings = z.object({
  MODE: z.enum(['demo', 'development', 'production']).default('demo'),
  ROLES: z
    .string()
    .default(roleNames.join(','))
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roleNames)).min(1)),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  /** Where links to pages lead, when another process of this machine serves them. */
  PAGES_PORT: port.optional(),
  DATABASE_URL: postgresUrl.optional(),
  /** The file that DATABASE_URL came from: its password is read again for each connection. */
  DATABASE_URL_FILE: text.optional(),
  /** For LISTEN, jobs, migrations and work in bulk, when DATABASE_URL points to a pooler in transaction mode. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** For costly reads, when the pooler gives connections their settings by the name of the database. */
  DATABASE_COSTLY_URL: postgresUrl.optional(),
  /** Whether the pooler knows prepared statements. */
  DATABASE_PREPARE: z.enum(['yes', 'no']).default('yes'),
  /** Servers that follow the database, for what may be read there. */
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((value) => value.split(',').map((url) => url.trim()))
    .pipe(z.array(postgresUrl).min(1).max(8))
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  API_URL: httpUrl.optional(),
  /** Where the account service is, when it is neither in this process nor at API_URL. */
  ACCOUNTS_URL: httpUrl.optional(),
  FILES_URL: httpUrl.optional(),
  /** An S3 server other than Amazon's. */
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  PUBLIC_ORIGINS: z
    .string()
    .transform(
      (value) => Object.fromEntries(value.split(',').map((entry) => entry.trim().split('='))) as unknown,
    )
    .pipe(
      z.record(
        z.string().regex(/^[a-z]{2}$/),
        z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
      ),
    )
    .optional(),
  EDITION: z
    .string()
    .regex(/^[a-z]{2}$/, { error: 'the two letters of an edition, such as jp' })
    .default('jp'),
  /** The first seals and signs, those of before open and verify. */
  SECRET: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().min(32)).min(1).max(5))
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address such as smtp://host:587' }).optional(),
  /** All three or none: without them nothing can be paid. */
  STRIPE_SECRET_KEY: formed(secretKeyForm).optional(),
  STRIPE_PUBLIC_KEY: formed(publicKeyForm).optional(),
  STRIPE_WEBHOOK_SECRET: formed(webhookSecretForm).optional(),
  /** The origin of another server that speaks Stripe's wire: the stand-in of demos and tests. */
  PAYMENTS_URL: httpUrl.optional(),
  TRUST_PROXY: z.string().refine(areProxies, { error: proxiesAllowed }).optional(),
  /** Where /metrics is told; nowhere in production unless this says so. */
  METRICS: z.string().regex(metricsPlace).optional(),
  /** Where traces and metrics are sent by OTLP over HTTP, as JSON; without it no package of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/, { error: 'headers such as authorization=Bearer%20token' })
    .optional(),
  OTEL_SERVICE_NAME: text.default('millwright'),
  /** Of traces that begin here, this share is collected. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Between the signal to stop and the end of listening: until the proxies in front have seen that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DATA_FOLDER: text.default('.data'),
  DEMO: z.enum(['yes', 'no']).default('yes'),
})

export type Config = z.infer<typeof Settings>

/** What a production start must be given (A6). */
const neededInProduction = [
  'DATABASE_URL',
  'PUBLIC_ORIGINS',
  'SMTP_URL',
  'FILES_URL',
  'SECRET',
  'TRUST_PROXY',
] as const

/** A web role on its own reaches neither. */
const neededForData: readonly string[] = ['DATABASE_URL', 'SMTP_URL']

/** A setting is wrong or missing; `message` has one line for each, with its name, what is wrong and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const allowedValues: Partial<Record<keyof Config, string>> = {
  MODE: 'demo, development or production',
  PUBLIC_ORIGINS: 'editions with their origins, such as jp=https://millwright.jp,it=https://millwright.it',
  ROLES: `one or more of ${roleNames.join(', ')}, separated by commas`,
  PORT: 'a whole number from 1 to 65535',
  PAGES_PORT: 'a whole number from 1 to 65535',
  DATABASE_POOL: 'a whole number from 2 to 200',
  DATABASE_PREPARE: 'yes or no',
  DATABASE_REPLICA_URLS:
    'up to eight addresses such as postgres://user:password@host:5432/name, separated by commas',
  SECRET: 'at least 32 characters; or several of them separated by commas, the one that signs first',
  DRAIN_SECONDS: 'a whole number from 0 to 60',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  DEMO: 'yes or no',
  OTEL_TRACES_SAMPLER_ARG: 'a share from 0 to 1',
  METRICS:
    'no, local (to this machine, at the port of everything else), or an address with a port of its own such as 127.0.0.1:9464',
}

/** Reads the settings from `env`; throws ConfigError naming every wrong or missing one. Empty counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => lineOf(issue, given)).join('\n'))

  const config = parsed.data
  const missing: string[] = []
  const hasData = config.ROLES.some((role) => role !== 'web')
  if (config.MODE === 'production')
    for (const name of neededInProduction)
      if (config[name] === undefined && (hasData || !neededForData.includes(name)))
        missing.push(`${name} is missing: production needs it.`)
  if (config.MODE === 'production') missing.push(...productionProblems(config))
  if (hasData && !config.DATABASE_URL && config.MODE !== 'production')
    missing.push(
      'DATABASE_URL is missing: the roles api, accounts and worker need it (npm start sets it to the embedded database).',
    )
  if (!config.ROLES.includes('api') && config.ROLES.includes('web') && !config.API_URL)
    missing.push(
      'API_URL is missing: the role web without api in the same process needs the address of one, such as http://127.0.0.1:3001.',
    )
  missing.push(...paymentProblems(config, hasData))
  // Pages only say where files are posted to and read.
  if (config.S3_BUCKET)
    for (const name of ['FILES_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
      if (config[name] === undefined && (hasData || name === 'FILES_URL'))
        missing.push(`${name} is missing: S3_BUCKET needs it.`)
  if (
    config.FILES_URL &&
    Object.values(config.PUBLIC_ORIGINS ?? {}).includes(new URL(config.FILES_URL).origin)
  )
    missing.push('FILES_URL: its value is not allowed. Allowed: an origin that is none of PUBLIC_ORIGINS.')
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))
  return config
}

function lineOf(issue: z.core.$ZodIssue, given: Record<string, unknown>): string {
  const name = String(issue.path[0])
  const secret = /SECRET|PASSWORD|URL|KEY|HEADERS/.test(name)
  const value = secret ? 'its value' : JSON.stringify(given[name])
  return `${name}: ${value} is not allowed. Allowed: ${allowedValues[name as keyof Config] ?? issue.message}.`
}
