// The process: settings from the environment, one line of JSON { "url": … } when ready; ends when its standard input closes, so
// that it never outlives whoever started it.
import { startStandIn } from './server.ts'

const env = process.env
const keys = {
  secretKey: env['STRIPE_SECRET_KEY'] ?? '',
  publicKey: env['STRIPE_PUBLIC_KEY'] ?? '',
  webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? '',
}
const wrong = Object.entries(keys).find(([, value]) => !/^(sk_test|pk_test|whsec)_\w{8,}$/.test(value))
if (wrong) {
  process.stderr.write(`The ${wrong[0]} must be a test key: sk_test_…, pk_test_…, whsec_….\n`)
  process.exit(2)
}

try {
  const standIn = await startStandIn({
    keys,
    folder: env['DATA_FOLDER'] || undefined,
    webhookUrl: env['STAND_IN_WEBHOOK'] || undefined,
    host: env['STAND_IN_HOST'] || undefined,
    port: Number(env['STAND_IN_PORT'] ?? 0),
    origin: env['STAND_IN_ORIGIN'] || undefined,
  })
  process.stdout.write(`${JSON.stringify({ url: standIn.url })}\n`)
  const end = () => void standIn.close().then(() => process.exit(0))
  process.stdin.on('end', end)
  process.stdin.on('close', end)
  process.stdin.resume()
  process.on('SIGTERM', end)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
// Whoever started it decides when it ends.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
