import { useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Loader } from '../../ui/Loader.tsx'
import styles from './OnItsWay.module.css'

/** What is being loaded, in the words of section 8, when it takes longer than a moment. */
export function OnItsWay() {
  const { state, location } = useNavigation()
  if (state !== 'loading') return null
  const [, area] = /^\/(business|profile)\/[^/]+\/?$/.exec(location.pathname) ?? []
  if (area === undefined) return null
  return (
    <div className={styles.box}>
      <Loader>
        {area === 'business' ? (
          <Trans>Loading the business profile...</Trans>
        ) : (
          <Trans>Loading user profile...</Trans>
        )}
      </Loader>
    </div>
  )
}
