import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once scripts run here: what only scripts can do is shown from then on, what stands in for them no more. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
