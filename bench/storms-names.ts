// A server of names that says nothing any more: database, mail server and API are known to the program by names alone.
import dgram from 'node:dgram'
import fs from 'node:fs'
import path from 'node:path'
import { isRoot, quiet, type Storm } from './storms-kinds.ts'
import { roles, type Needs } from './storms-site.ts'

const place = '127.0.0.77'
const zone = 'storm.test'
const typeA = 1

/** Answers 127.0.0.1 for every name, until it is silent. */
async function aServerOfNames() {
  const socket = dgram.createSocket('udp4')
  let isSilent = false
  let asked = 0
  socket.on('message', (message, from) => {
    asked += 1
    if (isSilent) return
    const ends = message.indexOf(0, 12) + 5
    const isAddress = message.readUInt16BE(ends - 4) === typeA
    const head = Buffer.from(message.subarray(0, ends))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(isAddress ? 1 : 0, 6)
    head.writeUInt32BE(0, 8)
    // The name of the question, an address, for a second.
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1])
    socket.send(isAddress ? Buffer.concat([head, answer]) : head, from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(53, place, resolve))
  return {
    silence: (isSo: boolean) => void (isSilent = isSo),
    asked: () => asked,
    close: () => socket.close(),
  }
}

let server: Awaited<ReturnType<typeof aServerOfNames>>

/** Each process believes that server, and no other, since it sees a file of its own in place of the machine's. */
function believing(file: string): Needs['ways'] {
  const through = ['unshare', '-m', 'sh', '-c', `mount --bind '${file}' /etc/resolv.conf && exec "$@"`, 'sh']
  return Object.fromEntries(roles.map((role) => [role, { through }]))
}

export const nameStorms: readonly Storm[] = [
  {
    name: 'names gone',
    // Longer than connections that idle are kept.
    seconds: 50,
    goals: quiet,
    hindrance: () => (isRoot ? undefined : 'needs root, to be the server of names'),
    async prepare({ folder, database }) {
      server = await aServerOfNames()
      const file = path.join(folder, 'resolv.conf')
      fs.writeFileSync(file, `nameserver ${place}\n`)
      const url = database.server.url.replace('@127.0.0.1:', `@database.${zone}:`)
      const own = { DATABASE_URL: url }
      return {
        settings: { api: own, worker: own, web: own },
        ways: believing(file),
        undo: async () => void server.close(),
      }
    },
    async begin() {
      const before = server.asked()
      server.silence(true)
      return {
        async end() {
          server.silence(false)
          return { 'asked in vain': server.asked() - before }
        },
      }
    },
    judge: ({ 'asked in vain': asked = 0 }) =>
      asked > 0 ? [] : ['nobody asked for a name: nothing was tried'],
  },
]
