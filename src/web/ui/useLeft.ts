import { useEffect, useEffectEvent } from 'react'

/** Calls `onLeft` when the focus goes on from inside `part` to something outside, over which an open layer would lie. */
export function useLeft(part: React.RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    const element = part.current
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) left()
    }
    element?.addEventListener('focusout', onFocusOut)
    return () => element?.removeEventListener('focusout', onFocusOut)
  }, [part])
}
