// Words that join others and name nothing: nobody looks for them, so they are neither searched for nor marked in what is found.

/** Single letters that are more often a shape or a size (O-ring, I-beam) are not among them. */
const functionWords: ReadonlySet<string> = new Set(
  `
  di del dello della dei degli delle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle a ad al allo alla ai agli
  alle su sul sullo sulla sui sugli sulle con col per tra fra senza che perché il lo la gli le un uno una e ed
  de los las el unas unos y en para por sin sobre entre con que
  of for the with and an from to by at or without
  の を に で と は が へ や 用 的 和 与
  `
    .trim()
    .split(/\s+/u),
)

/** L'olio, d'oliva, dell'acqua. */
const elided = /^(?:l|d|un|dell|all|nell|sull|dall|coll)['’](?=\p{L})/iu

/** True of a word as it is typed, between spaces, with what stands around it. */
export const isFunctionWord = (typed: string): boolean =>
  functionWords.has(
    typed
      .normalize('NFKC')
      .toLowerCase()
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
  )

/** A word without the article or preposition that is written together with it. */
export const withoutElision = (typed: string): string => typed.replace(elided, '')
