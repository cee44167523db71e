/** How long a text is where a limit counts, the same on both sides (D41): in code points, a line break as one. */
export const lengthOf = (text: string): number => [...text.replaceAll('\r\n', '\n')].length
