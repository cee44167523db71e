import { useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Loader } from '../../ui/Loader.tsx'
import styles from './OnItsWay.module.css'

/** What is being loaded, in the words of P8.16, when it takes longer than a moment. */
export function OnItsWay() {
  const { state, location } = useNavigation()
  if (state !== 'loading') return null
  const own = /^\/profile(?:\/(?:edit)?)?$/.test(location.pathname)
  const area = own
    ? 'own'
    : location.pathname === '/newsfeed'
      ? 'newsfeed'
      : /^\/(business|business-product|profile)\/[^/]+\/?$/.exec(location.pathname)?.[1]
  if (area === undefined) return null
  return (
    <div className={styles.box}>
      <Loader>{wordsFor(area)}</Loader>
    </div>
  )
}

/** The words of P8.16; nothing where the loader's own are meant. */
function wordsFor(area: string) {
  if (area === 'business') return <Trans>Loading the business profile...</Trans>
  if (area === 'own') return <Trans>Loading your user profile...</Trans>
  if (area === 'profile') return <Trans>Loading user profile...</Trans>
  if (area === 'newsfeed') return <Trans>Loading your newsfeed...</Trans>
  return undefined
}
