import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'

export { siteFiles } from './seo/site-files.ts'
export { siteIndex } from './site-index.ts'

/** Renders a page whole: it is written to a file, so nothing is gained by streaming it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** A path that is not found is an answer, not an error. */
export function handleError(error: unknown) {
  if (!(isRouteErrorResponse(error) && error.status === 404)) console.error(error)
}
