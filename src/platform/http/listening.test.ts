import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { placeToListen } from './listening.ts'

const own = { HOST: '127.0.0.1', PORT: 3000 }

test('a process listens at its own address unless a socket was handed over to it', () => {
  const address = { host: '127.0.0.1', port: 3000 }
  expect(placeToListen(own, {}, 7)).toEqual(address)
  expect(placeToListen(own, { LISTEN_FDS: '1', LISTEN_PID: '8' }, 7)).toEqual(address)
  expect(placeToListen(own, { LISTEN_FDS: '0', LISTEN_PID: '7' }, 7)).toEqual(address)
  expect(placeToListen(own, { LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toEqual({ host: '127.0.0.1', fd: 3 })
})

const serving = `
  const { default: Fastify } = await import('fastify')
  const { placeToListen } = await import('./src/platform/http/listening.ts')
  const app = Fastify()
  app.get('/', () => 'from the socket')
  await app.listen(placeToListen({ HOST: '127.0.0.1', PORT: 1 }, process.env, process.pid))`

test('connections made before the process starts wait for it', async () => {
  const holder = net.createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as net.AddressInfo
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle
  // The number of the process is known in it alone, as systemd does it: between fork and exec.
  const child = spawn(
    'sh',
    ['-c', 'LISTEN_PID=$$ exec "$0" --input-type=module -e "$1"', process.execPath, serving],
    { stdio: ['ignore', 'ignore', 'inherit', fd], env: { ...process.env, LISTEN_FDS: '1' } },
  )
  // From here on only the child holds the socket, and does not answer yet.
  holder.close()
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(await answer.text()).toBe('from the socket')
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
