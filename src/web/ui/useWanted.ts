import { useRef, useState } from 'react'

/** What is loaded only once somebody wants it, such as a long list when its field is reached; a load that failed is tried anew the next time. */
export function useWanted<Data>(load: (() => Promise<Data>) | undefined) {
  const [data, setData] = useState<Data>()
  const [loading, setLoading] = useState(false)
  const asked = useRef(false)
  function want(): void {
    if (!load || asked.current) return
    asked.current = true
    setLoading(true)
    load()
      .then(setData, () => {
        asked.current = false
      })
      .finally(() => setLoading(false))
  }
  return { data, loading, want }
}
