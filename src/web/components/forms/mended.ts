// Which of the fields that were refused were changed since: nothing is said of them any more until the form is sent again.
import { useEffect, useState } from 'react'

type Problems = Partial<Record<string, string>>

/** What is still wrong, as far as this page can tell: a field whose value is no longer the one that was refused is left out. `edits` counts the changes. */
export function useUnmended<Of extends Problems>(
  answer: { at: number } | undefined,
  problems: Of,
  form: React.RefObject<HTMLFormElement | null>,
  edits: number,
): Of {
  const [refused, setRefused] = useState<{ at: number; texts: Record<string, string> }>()
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!answer || !form.current) return
    setRefused({ at: answer.at, texts: textsOf(form.current, Object.keys(problems)) })
    setMended(new Set())
    // Each answer once, as the form stands when it is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer?.at])
  useEffect(() => {
    if (!refused || !form.current || edits === 0) return
    const now = textsOf(form.current, Object.keys(refused.texts))
    setMended(mendedSince(refused.texts, now))
  }, [edits, refused, form])
  if (!answer || refused?.at !== answer.at) return problems
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !mended.has(name))) as Of
}

/** The names of controls that hold something else than they did. */
export const mendedSince = (before: Record<string, string>, now: Record<string, string>): Set<string> =>
  new Set(Object.keys(before).filter((name) => before[name] !== now[name]))

function textsOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const sent = new FormData(form)
  const textOf = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, textOf(name)]))
}
