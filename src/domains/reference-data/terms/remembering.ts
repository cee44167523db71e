/** So many answers are remembered; then all are forgotten at once, and made anew by those who ask. */
const mostRemembered = 20_000

/** A function of one text that answers the same text once; texts past `longest` are answered anew each time. */
export function remembering<Answer>(
  make: (text: string) => Answer,
  longest: number,
): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (text.length > longest) return make(text)
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Answer
    if (known.size >= mostRemembered) known.clear()
    const answer = make(text)
    known.set(text, answer)
    return answer
  }
}
