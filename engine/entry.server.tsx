import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'

// Of the same copy of React Router as the pages.
export { createRequestHandler } from 'react-router'
export { isMadeOf, siteFiles } from './shell/site-files/site-files.ts'
export { siteIndex } from './shell/site-index.ts'

/** Renders the whole page before it responds: the build writes it to a file, so streaming gains nothing. */
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

/** A 404 is an expected response, so it is not logged. */
export function handleError(error: unknown) {
  if (!(isRouteErrorResponse(error) && error.status === 404)) console.error(error)
}
