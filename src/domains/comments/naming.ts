const nameMax = 80

/** A comment is called by how it begins. */
export function nameOfComment(content: string): string {
  const letters = [...content.replaceAll(/\s+/g, ' ')]
  return letters.length > nameMax ? `${letters.slice(0, nameMax - 1).join('')}…` : letters.join('')
}
