const argumentsOf: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, A: 7, C: 6, Q: 4, Z: 0 }

// Rewrites every path of absolute commands as relative ones, rounded to 1/steps px.
export function minify(svg: string, steps = 10): string {
  return svg.replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${minifyPath(data, steps)}"`)
}

// Rounding follows the pen as it really moves, so that errors do not add up along a path.
export function minifyPath(data: string, steps: number): string {
  const tokens = data.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? []
  const round = (value: number) => Math.round(value * steps) / steps
  let [x, y, startX, startY, at] = [0, 0, 0, 0, 0]
  let out = ''
  let last = ''
  let command = ''
  const emit = (letter: string, values: readonly number[]) => {
    let text = letter !== last || letter === 'm' || letter === 'z' || letter === 'M' ? letter : ''
    let needsSpace = text === ''
    for (const value of values) {
      const written = shortNumber(value)
      text += (needsSpace && !written.startsWith('-') ? ' ' : '') + written
      needsSpace = true
    }
    out += text
    last = letter
  }
  const step = (dx: number, dy: number) => {
    x = round(x + dx)
    y = round(y + dy)
  }
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at] ?? '')) command = tokens[at++] ?? ''
    if (command !== command.toUpperCase()) return data
    const count = argumentsOf[command]
    if (count === undefined) return data
    const values = tokens.slice(at, at + count).map(Number)
    at += count
    if (command === 'Z') {
      emit('z', [])
      ;[x, y] = [startX, startY]
      continue
    }
    if (command === 'M') {
      const [px = 0, py = 0] = values
      if (out === '') {
        ;[x, y] = [round(px), round(py)]
        emit('M', [x, y])
      } else {
        const [dx, dy] = [round(px - x), round(py - y)]
        emit('m', [dx, dy])
        step(dx, dy)
      }
      ;[startX, startY] = [x, y]
      command = 'L'
      continue
    }
    if (command === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, px = 0, py = 0] = values
      const [dx, dy] = [round(px - x), round(py - y)]
      emit('a', [rx, ry, turn, large, sweep, dx, dy])
      step(dx, dy)
      continue
    }
    if (command === 'C' || command === 'Q') {
      const relative = values.map((value, i) => round(value - (i % 2 ? y : x)))
      emit(command.toLowerCase(), relative)
      step(relative.at(-2) ?? 0, relative.at(-1) ?? 0)
      continue
    }
    const dx = command === 'V' ? 0 : round((values[0] ?? 0) - x)
    const dy =
      command === 'H' ? 0 : round((command === 'V' ? values[0] : values[1]) ?? 0) - (command === 'H' ? 0 : y)
    const down = round(dy)
    if (dx === 0 && down === 0) continue
    if (down === 0) emit('h', [dx])
    else if (dx === 0) emit('v', [down])
    else emit('l', [dx, down])
    step(dx, down)
  }
  return out
}

function shortNumber(value: number): string {
  const text = String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
  return text === '-0' ? '0' : text
}
