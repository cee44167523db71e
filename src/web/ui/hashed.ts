/** A text in few letters, which tell whether it is still the same (FNV-1a, 32 bits). */
export function hashed(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  return value.toString(36)
}
