// Sends a fixed list of requests over kept-alive connections, each request exactly once.
import autocannon, { type LoadRequest, type LoadResult } from 'autocannon'

export type Request = LoadRequest

const usually = 8

/** Sends `requests` to `origin` over so many `connections`; throws unless every one was answered with 2xx, since a refusal is cheaper than an answer. */
export async function send(
  origin: string,
  requests: readonly Request[],
  connections = usually,
): Promise<void> {
  const lanes = Math.min(connections, requests.length)
  // autocannon gives the first connections one request more when the number does not divide evenly, as this does.
  const shares = Array.from({ length: lanes }, (_, lane) =>
    requests.filter((_request, at) => at % lanes === lane),
  )
  let lane = 0
  const result = await autocannon({
    url: origin,
    connections: lanes,
    amount: requests.length,
    sampleInt: 100,
    timeout: 30,
    setupClient: (client) => client.setRequests(shares[lane++]!),
  })
  if (result['2xx'] !== requests.length)
    throw new Error(
      `${origin}: ${result['2xx']} of ${requests.length} answers were 2xx (${toldOf(result)}, ${result.errors} errors)`,
    )
}

const toldOf = ({ statusCodeStats }: LoadResult): string =>
  Object.entries(statusCodeStats)
    .map(([status, { count }]) => `${count} × ${status}`)
    .join(', ')
