// Passwords that attackers try first: the words of the public lists with what people add to them, and the person's own names.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const words = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)
const longestWord = Math.max(...[...words].map((word) => word.length))

const ordered = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  '!@#$%^&*()_+',
  'あいうえおかきくけこさしすせそ',
].flatMap((row) => [row, [...row].reverse().join('')])

/** Letters that stand for others in passwords; `1` is read both ways. */
const standIns: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' }
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '€': 'e', '|': 'l' }

/** Whether a password of 10 characters or more is guessed at once; `about` holds the person's names and address. */
export function isCommonPassword(text: string, about: readonly string[] = []): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  const own = new Set(about.flatMap(wordsOf))
  return (
    own.has(plain) ||
    hasFewLetters(plain) ||
    /^\d{1,13}$/.test(plain) ||
    readings(plain).some((reading) => reading.length * 3 >= plain.length && isMadeOf(reading, own))
  )
}

/** A name or an address in the forms in which it turns up in passwords. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  const parts = plain.split(/[^\p{L}\p{N}]+/u)
  const letters = parts.map((part) => part.replaceAll(/\d+$/g, ''))
  return [plain, plain.replace(/@.*$/, ''), ...parts, ...letters].filter((word) => word.length >= 3)
}

/** One piece over and over (`aaaaaaaaaa`, `abcabcabcabc`), or hardly any different letters. */
function hasFewLetters(plain: string): boolean {
  return new Set(plain).size < 4 || /^(.{1,5}?)\1+.{0,2}$/u.test(plain)
}

/** The word or words inside: without years, numbers and signs around them, and with letters for what stands in for them. */
function readings(plain: string): string[] {
  const bare = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const all = [plain, bare, plain.replaceAll(/[^\p{L}\p{N}]/gu, ''), plain.replaceAll(/[^\p{L}]/gu, '')]
  for (const form of [plain, plain.replaceAll(/[\d\W_]{1,6}$/g, ''), bare])
    for (const one of ['i', 'l'])
      all.push(
        form
          .replaceAll(/./gu, (sign) => (sign === '1' ? one : (standIns[sign] ?? signs[sign] ?? sign)))
          .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
      )
  return [...new Set(all)]
}

/** At most two listed words or runs along the keyboard, the person's own counted as half, and two letters more. */
function isMadeOf(reading: string, own: ReadonlySet<string>): boolean {
  const pieces = (rest: string, left: number): boolean => {
    if (rest.length < 3) return true
    if (left <= 0) return false
    for (let length = Math.min(rest.length, Math.max(longestWord, 40)); length >= 3; length -= 1) {
      const piece = rest.slice(0, length)
      const price = own.has(piece) ? 1 : isListed(piece) || isRun(piece) ? 2 : 0
      if (price > 0 && price <= left && pieces(rest.slice(length), left - price)) return true
    }
    return false
  }
  return reading.length >= 4 && pieces(reading, 4)
}

function isListed(piece: string): boolean {
  return words.has(piece) || words.has([...piece].reverse().join(''))
}

function isRun(piece: string): boolean {
  return piece.length >= 4 && (hasFewLetters(piece) || ordered.some((row) => row.includes(piece)))
}
