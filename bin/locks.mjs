// A lock file with the holder's process number, so that two commands in one folder do not break each other.
import fs from 'node:fs'
import path from 'node:path'

/** Takes `file` for this process; answers { release } or { holder: pid } of the living process that has it. */
export function takeLock(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  for (;;) {
    const own = `${file}.${process.pid}`
    fs.writeFileSync(own, `${process.pid} ${startOf(process.pid)}\n`)
    try {
      // A link is there whole or not at all: nobody reads a lock half written.
      fs.linkSync(own, file)
      const release = () => {
        if (holderOf(file) === process.pid) fs.rmSync(file, { force: true })
      }
      process.once('exit', release)
      return { release }
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    } finally {
      fs.rmSync(own, { force: true })
    }
    const holder = holderOf(file)
    if (holder !== undefined) return { holder }
    removeStale(file)
  }
}

/** Moved away first: of two that find the same stale lock, the second moves nothing or moves a stale one again. */
function removeStale(file) {
  const aside = `${file}.stale.${process.pid}`
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  // It may have been taken by another between the look and the move: then it is put back.
  if (holderOf(aside) !== undefined && !fs.existsSync(file)) fs.renameSync(aside, file)
  fs.rmSync(aside, { force: true })
}

function holderOf(file) {
  let text
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  const [pid = '', start = ''] = text.trim().split(' ')
  const number = Number(pid)
  if (!Number.isInteger(number) || number < 2 || !isAlive(number)) return undefined
  // A process number may have been given to another program since: the start time tells.
  return startOf(number) === start ? number : undefined
}

/** Whether a process of this number exists. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function startOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
  } catch {
    return '-'
  }
}
