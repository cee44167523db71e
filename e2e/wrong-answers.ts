// What is wrong with answers to hostile requests, whatever was asked: a failure of ours, a long wait, a way to another site, an echo that runs.
import http from 'node:http'
import { inject } from 'vitest'
import { headerFaults, type Class } from './headers.ts'
import { markup } from './hostile-strings.ts'

/** The site that all tests visit. */
export const site = new URL(inject('site'))
const longestMs = 4_000
export const wholesomeMs = 5_000

export type Answer = { status: number; headers: Headers; body: string; ms: number }

type How = { method?: string; headers?: Record<string, string>; body?: string }

/** One request whose address goes out exactly as given: fetch would tidy it first. */
export function ask(address: string, { method = 'GET', headers = {}, body = '' }: How = {}): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: site.port, path: address, method, headers, agent, timeout: wholesomeMs },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(entries as [string, string][]),
            body: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - began,
          })
        })
      },
    )
    request.on('timeout', () => request.destroy(new Error(`no answer to ${address.slice(0, 200)}`)))
    request.on('error', reject)
    request.end(body)
  })
}
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })

function classOf({ status, headers }: Answer): Class {
  if (status >= 400) return 'failure'
  if (status >= 300) return 'redirect'
  return (headers.get('content-type') ?? '').startsWith('text/html') ? 'page' : 'answer'
}

/** What is wrong with an answer, whatever was asked. */
export function faultsOf(answer: Answer): string[] {
  const faults = headerFaults(answer.headers, classOf(answer))
  if (answer.status >= 500) faults.push(`status ${answer.status}`)
  if (answer.ms > longestMs) faults.push(`took ${Math.round(answer.ms)} ms`)
  const location = answer.headers.get('location')
  if (location && !/^\/(?![/\\])/.test(location)) faults.push(`leads to ${location}`)
  if (answer.headers.has('x')) faults.push('a header was smuggled in')
  const isMarkup = (answer.headers.get('content-type') ?? '').includes('html')
  if (isMarkup)
    faults.push(
      ...markup
        // A quotation mark after a backslash is how scripts escape it.
        .filter((text) => /^[^\\]*[<"]/.test(text) && text.length > 8 && answer.body.includes(text))
        .map((text) => `echoes ${text}`),
    )
  return faults
}

/** Asks for every address, four at a time; answers what is wrong, each with its address. */
export async function wrongAmong(addresses: readonly string[], how: How = {}): Promise<string[]> {
  const wrong: string[] = []
  const waiting = [...addresses]
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const faults = faultsOf(await ask(address, how))
      wrong.push(...faults.map((fault) => `${fault}: ${address.slice(0, 150)}`))
    }
  }
  await Promise.all([work(), work(), work(), work()])
  return wrong
}
