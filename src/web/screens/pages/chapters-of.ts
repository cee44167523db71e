import type { Block } from '../../content/article.ts'

export type Chapter = {
  heading: Extract<Block, { kind: 'heading' }>
  drawing: Extract<Block, { kind: 'drawing' }> | undefined
  blocks: Block[]
}

/** The parts of a text that begin with a heading each, with the drawing of each apart; what stands before the first is left out. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const block of blocks) {
    const last = chapters.at(-1)
    if (block.kind === 'heading' && block.level === 2)
      chapters.push({ heading: block, drawing: undefined, blocks: [] })
    else if (last && block.kind === 'drawing' && !last.drawing) last.drawing = block
    else last?.blocks.push(block)
  }
  return chapters
}
