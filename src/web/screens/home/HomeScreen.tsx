import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'

export default function HomeScreen() {
  return (
    <>
      <h1>
        <Trans>Find verified industrial suppliers.</Trans>
      </h1>
      <Link to="/search-result">
        <Trans>Search suppliers</Trans>
      </Link>
    </>
  )
}
