import { expect, test } from 'vitest'
import { isOneClickUnsubscribe } from './csrf.ts'

const address = '/unsubscribe?token=abc'
const said = Buffer.from('List-Unsubscribe=One-Click')
const inParts = Buffer.from(
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
)

test.each([
  ['POST', address, said, true],
  ['POST', address, inParts, true],
  ['POST', '/unsubscribe/?token=abc', said, true],
  ['GET', address, said, false],
  ['POST', '/unsubscribed?token=abc', said, false],
  ['POST', '/unsubscribe', said, false],
  ['POST', '/profile/?x=/unsubscribe?token=abc', said, false],
  ['POST', '//unsubscribe?token=abc', said, false],
  ['POST', address, Buffer.from('name=List-Unsubscribe'), false],
  ['POST', address, Buffer.concat([Buffer.alloc(1_000), said]), false],
  ['POST', address, undefined, false],
] as const)('%s %s: only what mail programs send by themselves is one click (%#)', (method, to, body, is) => {
  expect(isOneClickUnsubscribe(method, to, body)).toBe(is)
})
