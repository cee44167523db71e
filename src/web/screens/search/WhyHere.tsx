import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { addTexts } from '../../api/i18n.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './WhyHere.module.css'

type Parts = typeof import('../../components/ranking/WhyParts.tsx').WhyParts
type Loaded = { Parts: Parts; why: React.ComponentProps<Parts>['why'] }

async function load(path: string, id: string): Promise<Loaded> {
  const address = `${path.replace('/search-result', '/resources/why')}&result=${id}&lang=${document.documentElement.lang}`
  const [{ WhyParts: Parts }, answer] = await Promise.all([
    import('../../components/ranking/WhyParts.tsx'),
    fetch(address),
    addTexts(['pages']),
  ])
  return { Parts, why: answer.ok ? ((await answer.json()) as Loaded['why']) : undefined }
}

/** What a result is placed by; asked for when it is opened, so that a search costs nothing more. `path`: the address of the search. */
export function WhyHere({ path, id }: { path: string; id: string }) {
  const [loaded, setLoaded] = useState<Loaded>()
  return (
    <details
      className={`no-print ${styles.why}`}
      onToggle={(event) => {
        // What failed is asked for again when it is opened again.
        if (event.currentTarget.open && !loaded?.why) void load(path, id).then(setLoaded, () => {})
      }}
    >
      <summary className="reach">
        <Trans>Why here?</Trans>
      </summary>
      <div aria-live="polite" aria-busy={!loaded}>
        {loaded && <loaded.Parts why={loaded.why} />}
      </div>
      <Link to="/ranking">
        <Trans>How results are ordered</Trans>
      </Link>
    </details>
  )
}
