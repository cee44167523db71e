import type { LoaderFunctionArgs } from 'react-router'
import { parametersOf } from '../../contract/pages/query.ts'
import { idOfSlug } from '../../contract/slugs.ts'
import { statisticDays } from '../../contract/statistic-kinds.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** All figures of a company as a table, for its owners and admins: /business/ID/statistics.csv, of so many days. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const { api, url, language } = pageOf(context)
  const id = idOfSlug(params.id ?? '')
  if (id === null) return new Response('Not Found\n', { status: 404 })
  const days = statisticDays.find((one) => String(one) === parametersOf(url).get('days')) ?? 30
  try {
    const { fileName, contentType, base64 } = await api.exportStatistics({ id, days: String(days) as '30' })
    return new Response(Buffer.from(base64, 'base64'), {
      headers: {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    return refusal(error, language)
  }
}
