const nameMax = 80

/** A post is called by how it begins. */
export function nameOfPost(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > nameMax ? `${letters.slice(0, nameMax - 1).join('')}…` : line
}
