// The part of autocannon that the benches use; the package brings no types.
declare module 'autocannon' {
  export type LoadRequest = {
    method: string
    path: string
    headers?: Record<string, string>
    body?: string
  }
  export type LoadClient = { setRequests(requests: LoadRequest[]): void }
  export type LoadResult = {
    '2xx': number
    statusCodeStats: Record<string, { count: number }>
    errors: number
    timeouts: number
    requests: { total: number }
  }
  export default function autocannon(options: {
    url: string
    connections: number
    amount: number
    sampleInt: number
    timeout: number
    setupClient(client: LoadClient): void
  }): Promise<LoadResult>
}
