// Loaded when somebody opens "Why here?": the explanation with its texts, which no page waits for.
import { Trans } from '@lingui/react/macro'
import { addTexts } from '../../api/i18n.ts'
import { Link } from '../../ui/Link.tsx'
import { WhyParts } from './WhyParts.tsx'

type Why = React.ComponentProps<typeof WhyParts>['why']

/** What is shown of why the result `id` stands on the page of a search with the address `path`; says so when that cannot be told now. */
export async function partsOf(path: string, id: string): Promise<React.ReactNode> {
  const address = path.replace('/search-result', '/resources/why')
  const [why] = await Promise.all([
    asked(`${address}&result=${id}&lang=${document.documentElement.lang}`),
    addTexts(['pages']),
  ])
  return (
    <div aria-live="polite">
      <WhyParts why={why} />
      <Link to="/ranking">
        <Trans>How results are ordered</Trans>
      </Link>
    </div>
  )
}

async function asked(address: string): Promise<Why> {
  try {
    const answer = await fetch(address)
    return answer.ok ? ((await answer.json()) as Why) : undefined
  } catch {
    return undefined
  }
}
