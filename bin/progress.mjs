// Steps on the screen: one line each with a tick and its time; a terminal sees the running one rewritten, a file sees a line now and then.
const quietMs = 5_000

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
/** A step's line: its mark, its name, what it says, and how long it took since a moment in milliseconds. */
export const line = (mark, name, text, since) =>
  `${mark} ${name.padEnd(14)} ${text ? `${text}  ` : ''}${seconds(since)}`

/** Shows steps on `out`; one runs at a time. `begin`, `tell` (progress), `done`, `fail`, and `say` for a line in between. */
export function createProgress(out = process.stdout) {
  const live = out.isTTY && process.env.CI !== 'true'
  let running
  let timer

  const clear = () => {
    if (live && running) out.write('\r\x1b[2K')
  }
  const draw = () => {
    if (!running) return
    if (live) {
      const text = line('…', running.name, running.text, running.since)
      out.write(`\r\x1b[2K${text.slice(0, Math.max(20, (out.columns ?? 100) - 1))}`)
    } else if (Date.now() - running.shown >= quietMs) {
      running.shown = Date.now()
      out.write(`${line('…', running.name, running.text, running.since)}\n`)
    }
  }
  const end = (mark, text) => {
    if (!running) return
    clear()
    clearInterval(timer)
    out.write(`${line(mark, running.name, text ?? running.text, running.since)}\n`)
    running = undefined
  }

  return {
    /** Starts a step; one that still runs counts as done. */
    begin(name) {
      end('✓')
      running = { name, text: '', since: Date.now(), shown: Date.now() }
      draw()
      timer = setInterval(draw, 500)
      timer.unref()
    },
    /** Where the running step is; with another `name` it is another step, with a time of its own. */
    tell(text, name) {
      if (!running) return
      if (name !== undefined && name !== running.name)
        running = { name, text: '', since: Date.now(), shown: Date.now() }
      running.text = text
      if (!live) draw()
    },
    done: (text) => end('✓', text),
    fail: (text) => end('✗', text),
    say(text) {
      clear()
      out.write(`${text}\n`)
      if (live) draw()
    },
    get step() {
      return running?.name
    },
  }
}
