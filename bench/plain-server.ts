// The yardstick: a Fastify server that answers one fixed string. Usage: node plain-server.ts PORT BYTES
import Fastify from 'fastify'

const [port, bytes] = process.argv.slice(2).map(Number)
const text = 'x'.repeat(bytes ?? 0)

const app = Fastify()
app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(text))
await app.listen({ host: '127.0.0.1', port: port ?? 0 })
process.send?.({ ready: true })
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
