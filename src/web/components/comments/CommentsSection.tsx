import { Trans } from '@lingui/react/macro'
import { Section } from '../sheet/Section.tsx'
import { Comments } from './Comments.tsx'
import type { CommentAnswer } from './commenting.ts'
import { commentsKey, type Commented, type CommentPage } from './comment-data.ts'

type Props = { thing: Commented; first: CommentPage; back: string; answer: CommentAnswer | undefined }

/** What was said about a product or a company, on its page. */
export function CommentsSection({ thing, first, back, answer }: Props) {
  return (
    <Section id="comments" title={<Trans>Comments</Trans>} screenOnly>
      <Comments key={commentsKey(thing, first)} thing={thing} first={first} back={back} answer={answer} />
    </Section>
  )
}
