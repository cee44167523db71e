// Where the next page of a list begins: told to the client, who can neither read much from it nor make one of their own.
import { isKeyedHash, keyedHash } from '../sealing.ts'
import { InputError } from './routes.ts'

const signBytes = 16
/** Where the list ends is signed too: words that somebody looks for may hold anything, line breaks as well. */
const signOf = (list: string, position: string) =>
  keyedHash('cursor', JSON.stringify(list), position).subarray(0, signBytes)

const written = (sign: Buffer, position: string) =>
  Buffer.concat([sign, Buffer.from(position)]).toString('base64url')

/** A cursor of `position` in `list`, which names all that the list depends on: the call, whose it is, its filters. */
export function cursorOf(list: string, position: string): string {
  return written(signOf(list, position), position)
}

/** The position of a cursor, undefined without one; throws InputError for what was not given out for this list. */
export function positionOf(list: string, cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const told = Buffer.from(cursor, 'base64url')
  const [sign, position] = [told.subarray(0, signBytes), told.subarray(signBytes).toString()]
  const genuine = isKeyedHash('cursor', JSON.stringify(list), position, sign, signBytes)
  if (genuine && written(sign, position) === cursor) return position
  throw new InputError([
    { code: 'custom', path: ['cursor'], message: 'Invalid input: not a cursor of this list', input: cursor },
  ])
}
