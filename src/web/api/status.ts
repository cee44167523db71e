import { isRouteErrorResponse } from 'react-router'

/** The status of whatever a loader or a rendering threw. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : 500
}
