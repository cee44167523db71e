// The words for the parts of an order, for the explanation of one result and for the page of the weights.
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import type { AdviceEntry, MatchName, PartName as Part } from '../../../contract/ranking.ts'

/** What a part of a score is given for. */
export function PartName({ part }: { part: Part }) {
  switch (part) {
    case 'words':
      return <Trans>Words found</Trans>
    case 'name':
      return <Trans>In the name</Trans>
    case 'category':
      return <Trans>In the category that the words name</Trans>
    case 'listed':
      return <Trans>In categories, keywords, products or certificates</Trans>
    case 'filters':
      return <Trans>Filters</Trans>
    case 'checks':
      return <Trans>Valid checks</Trans>
    case 'answers':
      return <Trans>Answer rate</Trans>
    case 'likes':
      return <Trans>Likes</Trans>
    case 'phrase':
      return <Trans>Words side by side in the name</Trans>
    case 'fresh':
      return <Trans>Freshness</Trans>
    case 'membership':
      return <Trans>Membership</Trans>
    case 'renewed':
      return <Trans>New weights, counted from tomorrow</Trans>
  }
}

/** What a result has of the words. */
export function MatchText({ match }: { match: MatchName }) {
  switch (match) {
    case 'exactName':
      return <Trans>The name is exactly what was typed</Trans>
    case 'name':
      return <Trans>All words stand in the name</Trans>
    case 'category':
      return <Trans>It stands in the category that the words name</Trans>
    case 'otherName':
      return <Trans>The name says it in another word</Trans>
    case 'listed':
      return <Trans>All words stand in its name, categories, keywords, products or certificates</Trans>
    case 'words':
      return <Trans>All words stand somewhere on its page</Trans>
    case 'otherWords':
      return <Trans>Its page says it in other words</Trans>
  }
}

type Advised = { way: AdviceEntry; points: string; place: React.ReactNode }

/** One way up, with what it brings. */
export function AdviceText({ way, points, place }: Advised) {
  return (
    <>
      <Way to={way.to} />{' '}
      {way.place === undefined ? (
        <Trans>{points} points more.</Trans>
      ) : (
        <Trans>
          {points} points more: place {place}.
        </Trans>
      )}
    </>
  )
}

function Way({ to }: Pick<AdviceEntry, 'to'>) {
  const hours = limits.answerHours
  switch (to) {
    case 'verify':
      return <Trans>Have your company verified.</Trans>
    case 'answer':
      return <Trans>Answer every inquiry within {hours} hours.</Trans>
    case 'list':
      return <Trans>Name what was searched for in your categories or in the keywords of your products.</Trans>
    case 'name':
      return <Trans>Say what was searched for in the name of the product, if that is what it is.</Trans>
  }
}
