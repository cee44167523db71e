import { Trans } from '@lingui/react/macro'
import { Section } from '../sheet/Section.tsx'
import { Comments } from './Comments.tsx'
import type { Commented, CommentPage } from './comment-data.ts'

type Props = { thing: Commented; first: CommentPage; back: string }

/** What was said about a product or a company, on its page. */
export function CommentsSection({ thing, first, back }: Props) {
  return (
    <Section id="comments" title={<Trans>Comments</Trans>} screenOnly>
      <Comments key={thing.id} thing={thing} first={first} back={back} />
    </Section>
  )
}
