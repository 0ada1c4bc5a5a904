/**
 * Answers each request with the bytes of a file and the headers given, by Node's own server and nothing around it: what
 * that takes is what none of our code can save. Given: the file and, as JSON, the pairs of names and values.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = '', headers = '[]'] = process.argv.slice(2)
const body = readFileSync(file)
const fields = (JSON.parse(headers) as [string, string][]).flat()

const server = createServer((_, answer) => {
  answer.writeHead(200, fields)
  answer.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`http://localhost:${port}\n`)
})
