// What is remembered of every product of a table, however long its number or name is: fifty thousand of the longest would fill the memory.
import { createHash } from 'node:crypto'

const longest = 64

/** The key itself, or what stands for a long one. */
export const shortKey = (key: string): string =>
  key.length <= longest ? key : createHash('sha256').update(key).digest('base64')
