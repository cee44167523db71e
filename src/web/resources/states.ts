import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../api/page.ts'
import { statusOf } from '../api/status.ts'

export type StateEntry = { stateID: string; stateName: string }

/** The states of a country, for forms whose country changes; none for what is no country. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<StateEntry[]> {
  const code = params.code ?? ''
  if (!/^[A-Z]{2}$/.test(code)) return []
  return apiOf(context)
    .listStates({ code })
    .catch((error: unknown) => {
      if (statusOf(error) === 404) return []
      throw error
    })
}
