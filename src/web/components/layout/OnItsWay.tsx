import { useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Loader } from '../../ui/Loader.tsx'
import styles from './OnItsWay.module.css'

/** What is being loaded, in the words of section 8, when it takes longer than a moment. */
export function OnItsWay() {
  const { state, location } = useNavigation()
  const page = /^\/(business|business-product|profile)\/[^/]+\/?$/.exec(location?.pathname ?? '')?.[1]
  if (state !== 'loading' || page === undefined) return null
  return (
    <div className={styles.box}>
      <Loader>{wordsOf(page)}</Loader>
    </div>
  )
}

function wordsOf(page: string): React.ReactNode {
  switch (page) {
    case 'business':
      return <Trans>Loading the business profile...</Trans>
    case 'profile':
      return <Trans>Loading user profile...</Trans>
    default:
      return undefined
  }
}
