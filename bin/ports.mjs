// Which port is free, for a browser too: localhost may mean either address.
import net from 'node:net'

/** Whether nothing listens on `port` of this machine and this process may; throws with `code` EACCES when it may not. */
export async function portIsFree(port, host = '127.0.0.1') {
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    const code = await bindError(port, address)
    if (code === 'EADDRINUSE') return false
    if (code === 'EACCES') throw Object.assign(new Error(`port ${port} is not allowed`), { code })
    // Some systems let a second program bind below a wildcard: only a connection tells.
    if (await answers(port, address)) return false
  }
  return true
}

/** The first free port from `first` on. */
export async function nextFreePort(first, host) {
  for (let port = first; port < first + 200; port++) if (await portIsFree(port, host)) return port
  throw new Error(`No free port from ${first} to ${first + 199}: give one with PORT.`)
}

function bindError(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}

function answers(port, host) {
  if (host === '0.0.0.0' || host === '::') return Promise.resolve(false)
  return new Promise((resolve) => {
    const probe = net.connect({ port, host })
    const end = (answer) => {
      probe.destroy()
      resolve(answer)
    }
    probe.setTimeout(500, () => end(false))
    probe.once('connect', () => end(true))
    probe.once('error', () => end(false))
  })
}

/** Some port of this machine that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
