import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { useComments } from './use-comments.ts'

type Turn = {
  /** How many stand before those that the page began with. */
  skipped: number
  /** Where the comments from there on are read. */
  pathAt(skip: number): string
}

/** Back to those before, for who came to a later page of them. */
export function Earlier({ skipped, pathAt }: Turn) {
  if (skipped === 0) return null
  return (
    <LinkButton size="small" to={`${pathAt(Math.max(0, skipped - limits.commentPageSize))}#comments`}>
      <Trans>Earlier comments</Trans>
    </LinkButton>
  )
}

/** More of them in place; without scripts on a page of their own. */
export function Later({ comments, skipped, pathAt }: Turn & { comments: ReturnType<typeof useComments> }) {
  const scripted = useScripted()
  const { nextSkip, state, total, shown } = comments
  if (nextSkip === null) return null
  const left = Math.max(0, total - skipped - shown.length)
  const text = <Trans>Load more comments ({left})</Trans>
  if (!scripted)
    return (
      <LinkButton size="small" to={`${pathAt(nextSkip)}#comments`}>
        {text}
      </LinkButton>
    )
  return (
    <Button size="small" disabled={state === 'loading'} onClick={() => void comments.more()}>
      {state === 'loading' ? <Trans>Loading</Trans> : state === 'failed' ? <Trans>Try again</Trans> : text}
    </Button>
  )
}
