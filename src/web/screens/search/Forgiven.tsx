import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { searchPath, type SearchAddress } from '../../components/search/address.ts'
import { listText } from '../../ui/listText.ts'
import type { Eased } from './filters.ts'
import styles from './Forgiven.module.css'

type Props = { address: SearchAddress; eased: Eased; countryName: string | undefined; language: string }

/** That something else was searched for than was asked, and the way to what was asked. */
export function Forgiven({ address, eased, countryName, language }: Props) {
  const { corrected, leftOut } = eased
  if (!corrected && !leftOut) return null
  const exactly = searchPath({ ...address, exactly: true, page: 1 })
  return (
    <div className={styles.said}>
      {corrected && <Corrected corrected={corrected} to={exactly} />}
      {leftOut && <LeftOut leftOut={leftOut} countryName={countryName} language={language} />}
      {leftOut && !corrected && (
        <p>
          <Link to={exactly} rel="nofollow">
            <Trans>Search for exactly what was asked</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}

function Corrected({ corrected, to }: { corrected: NonNullable<Eased['corrected']>; to: string }) {
  const { text, from } = corrected
  return (
    <p>
      <Trans>
        Results for{' '}
        <strong>
          <bdi>{text}</bdi>
        </strong>
        . Search instead for{' '}
        <Link to={to} rel="nofollow">
          <bdi>{from}</bdi>
        </Link>
        .
      </Trans>
    </p>
  )
}

type LeftOutProps = Pick<Props, 'countryName' | 'language'> & { leftOut: NonNullable<Eased['leftOut']> }

function LeftOut({ leftOut, countryName, language }: LeftOutProps) {
  const { t } = useLingui()
  const words = leftOut.words.map((word) => t`“${word}”`)
  const country = leftOut.country && countryName ? [countryName] : []
  const filters = leftOut.filters ? [t`the filters`] : []
  const left = listText([...words, ...country, ...filters], language)
  return (
    <p>
      <Trans>Nothing fits all of it. These are the results without {left}.</Trans>
    </p>
  )
}
