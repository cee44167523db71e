// How processes of one deployment know each other: by a token made from the secret that they share.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const serviceToken = (secret: string) => createHmac('sha256', secret).update('changes').digest('base64url')

/** What a process sends as `authorization` to another one. */
export const serviceHeader = (secret: string): string => `Bearer ${serviceToken(secret)}`

/** Tells whether a process of ours sent a request. */
export function serviceCheck(secret: string): (request: FastifyRequest) => boolean {
  const expected = Buffer.from(serviceHeader(secret))
  return ({ headers }) => {
    const given = Buffer.from(headers.authorization ?? '')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
