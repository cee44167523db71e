// A database that vanishes without a word, as when its machine loses power: connections stay open and nothing comes.
import net from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to the database at `to` that can go silent; answers its address. */
export async function aSilentLine(to: string): Promise<{ url: string; silence(): void; speak(): void }> {
  const target = new URL(to)
  let silent = false
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    near.on('data', (data) => !silent && far.write(data))
    far.on('data', (data) => !silent && near.write(data))
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = new URL(target)
  url.port = String((server.address() as net.AddressInfo).port)
  return { url: url.href, silence: () => (silent = true), speak: () => (silent = false) }
}
