/**
 * What went well, as JSON that nobody keeps. Not `Response.json`: made from plain headers and a text, an answer goes to
 * Node without a Response being made of it at all.
 */
export const json = (value: unknown) =>
  new Response(JSON.stringify(value), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
