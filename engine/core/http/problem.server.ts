import { securityHeaders } from './security-headers.server.ts'

/** Titles of the statuses that the API uses. */
const titles = {
  400: 'The request is malformed',
  401: 'The session has ended',
  403: 'Requests from other sites are refused',
  404: 'Not found',
  405: 'This method is not allowed here',
  408: 'The request did not arrive as a whole',
  409: 'This is no longer possible',
  413: 'The request is too large',
  415: 'This content type is not understood',
  422: 'The content is not valid',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available right now',
} as const

export type ProblemStatus = keyof typeof titles

/** Why a request is refused, as `application/problem+json` (RFC 9457). `members` are added to the document. */
export function problem(
  status: ProblemStatus,
  detail?: string,
  members: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  return new Response(
    JSON.stringify({ type: 'about:blank', title: titles[status], status, detail, ...members }),
    {
      status,
      headers: {
        ...securityHeaders,
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        ...headers,
      },
    },
  )
}
