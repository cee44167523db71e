// Words as people mistype them: one letter too few, two exchanged, one doubled, or a neighbour on the keyboard.
const neighbours: Record<string, string> = {
  a: 's',
  e: 'r',
  i: 'o',
  o: 'p',
  n: 'm',
  r: 't',
  t: 'y',
  s: 'd',
  l: 'k',
}

/** `word` with one mistake after its second letter; which one depends on `at`. */
export function misspelt(word: string, at: number): string {
  const letters = [...word]
  const place = 2 + (at % (letters.length - 4))
  const [letter = '', next = ''] = [letters[place], letters[place + 1]]
  const mistakes = [
    [],
    next === letter ? [] : [next, letter],
    [letter, letter, next],
    [neighbours[letter] ?? 'x', next],
  ][at % 4]!
  const kept = mistakes.length === 0 ? [next] : mistakes
  return [...letters.slice(0, place), ...kept, ...letters.slice(place + 2)].join('')
}
