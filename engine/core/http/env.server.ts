import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'

/** The content of Hono's context: Node's own request and response, and the id of a request to the API. */
export interface HttpEnv {
  Bindings: HttpBindings
  Variables: RequestIdVariables
}
