// Words of searches as they are counted.

const wordsMax = 80

/** Without case, width of letters and kana, and more than one blank between; at most 80 letters. */
export const foldedWords = (text: string): string =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\p{Z}\p{C}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, wordsMax)
    .join('')
    .trim()
