import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's scripts have taken it over: what only works with them is shown then. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
