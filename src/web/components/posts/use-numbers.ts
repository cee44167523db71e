import { useState } from 'react'
import { useWatched } from '../../api/session/useWatched.ts'
import { useSite } from '../layout/site.ts'
import type { PostData } from './post-data.ts'

type Numbers = Pick<PostData, 'likes' | 'comments'>

/** How many like a post and how much was said about it, as it stands now for who is signed in. */
export function useNumbers(post: Pick<PostData, 'id' | 'likes' | 'comments'>): Numbers {
  const session = useSite()?.session
  const [later, setLater] = useState<{ of: Numbers; numbers: Numbers }>()
  useWatched(session && { resourceType: 'post', resourceID: post.id }, ({ likes, comments }) =>
    setLater({ of: post, numbers: { likes, comments } }),
  )
  // Numbers that came with the page since are newer.
  return later?.of === post ? later.numbers : post
}
