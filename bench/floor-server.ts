// The floors that operations are held against: bare Fastify and pg with nothing of ours, on the same database.
// Usage: DATABASE_URL=… node floor-server.ts PORT
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

type Row = { id: string; text: string }

const port = Number(process.argv[2])
// As many connections as a process of ours has.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const { rows: all } = await pool.query<{ id: string }>('select id from bench_rows')

const rowsOf = async (count: number) => {
  const ids = Array.from({ length: count }, () => all[Math.floor(Math.random() * all.length)]!.id)
  const { rows } = await pool.query<Row>('select id, text from bench_rows where id = any($1::uuid[])', [ids])
  return rows
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!)
const itemOf = ({ id, text }: Row) => `<li><a href="/rows/${id}">${id}</a><p>${safe(text)}</p></li>`
const pageOf = (rows: readonly Row[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rows</title></head>` +
  `<body><h1>Rows</h1><ul>${rows.map(itemOf).join('')}</ul></body></html>`

const app = Fastify()
app.get('/five', async () => ({ rows: await rowsOf(5) }))
app.get('/twenty', async (_request, reply) => {
  const rows = await rowsOf(20)
  return reply.type('text/html; charset=utf-8').send(pageOf(rows))
})
app.post<{ Body: { text: string } }>('/insert', async ({ body }) => {
  const id = randomUUID()
  await pool.query('insert into bench_inserts (id, text) values ($1, $2)', [id, body.text])
  return { id }
})
await app.listen({ host: '127.0.0.1', port })
process.send?.({ ready: true })
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
