import { msg } from '@lingui/core/macro'
import type { pageOf } from '../../api/page.ts'
import type { PostData } from '../../components/posts/post-data.ts'
import { timelinePath } from '../../../contract/slugs.ts'
import type { Crumb } from '../../ui/Breadcrumb.tsx'

/** From its author over their timeline to the post. */
export const postCrumbs = (page: ReturnType<typeof pageOf>, { author, timelineID }: PostData): Crumb[] => [
  { name: author.name, to: author.path },
  { name: page.i18n._(msg`Timeline`), to: timelinePath(timelineID) },
  { name: page.i18n._(msg({ message: 'Post', context: 'what somebody wrote' })) },
]
