// Words that differ in a letter or two: they have something in common when letters are left out of both.
const twoFrom = 7
const lengthMax = 24

/** Numbers for a word itself, for each way to leave a letter out, and in longer words for each way to leave out two. */
export function shortenedOf(word: string): number[] {
  const letters = [...word].slice(0, lengthMax)
  const texts = new Set([letters.join('')])
  for (const [at] of letters.entries()) {
    const one = letters.toSpliced(at, 1)
    texts.add(one.join(''))
    if (letters.length >= twoFrom)
      for (let other = at; other < one.length; other++) texts.add(one.toSpliced(other, 1).join(''))
  }
  return [...new Set([...texts].map(numberOf))]
}

/** FNV-1a, as a number that PostgreSQL's integer holds. */
function numberOf(text: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < text.length; at++) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193)
  return number | 0
}

/** How many letters are wrong, missing, too many or, beside each other, exchanged. */
export function lettersApart(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let last = b.map((_, at) => at)
  last.push(b.length)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length]!
}

/** How many letters of a word may be wrong for another one to be meant. */
export const lettersForgiven = (word: string): number => ([...word].length >= twoFrom ? 2 : 1)
