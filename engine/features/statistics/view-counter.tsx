import { pathOfPost } from '../../addresses/page-addresses.ts'
import type { Post } from '../../core/articles/articles.ts'
import { Island } from '../../core/browser/island.tsx'
import ViewCount from './view-count.island.tsx'

/** How many times an article has been read. */
export const ViewCounter = ({ post, labels }: { post: Post; labels: { one: string; other: string } }) => (
  <Island
    name="view-count"
    of={ViewCount}
    props={{ path: pathOfPost(post), labels, language: post.language }}
  />
)
