import { randomUUID } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { addressIn } from '../../support/ip-address.ts'

/** The requests of visitors and their results. */
export interface Traffic {
  requests: number
  /** The number of failures by request and status, or error where there was no response. */
  failed: Record<string, number>
  accepted: Set<string>
  /** The longest response time, in milliseconds. */
  longest: number
}

const article = '/api/views?slug=/blog/app-development-in-skane'
/** Below the limit of messages for one address. */
const messagesEach = 10

/** Networks of loopback addresses; other programs use the first ones. */
let lastNetwork = 2 ** 8

/** An address in a network of its own for each visitor, because limits count by network. */
const newAddress = () => addressIn(127, (++lastNetwork << 8) + 1)

/**
 * Starts visitors with many addresses who open a page, read a number and send a message in a loop, until `leave` is called.
 * Every other one uses keep-alive connections.
 */
export function startReaders(url: string, page: string): { traffic: Traffic; leave: () => Promise<Traffic> } {
  const traffic: Traffic = { requests: 0, failed: {}, accepted: new Set(), longest: 0 }
  const { Agent } = url.startsWith('https:') ? https : http
  let isOver = false

  async function passBy(keepAlive: boolean) {
    const agent = new Agent({
      keepAlive,
      maxSockets: 1,
      localAddress: newAddress(),
      rejectUnauthorized: false,
    })
    for (let sent = 0; sent < messagesEach && !isOver; sent++) {
      await expect200('page', send(url + page, agent))
      await expect200('number', send(url + article, agent))
      const message = randomUUID()
      if (await expect200('message', send(`${url}/api/contact`, agent, message)))
        traffic.accepted.add(message)
    }
    agent.destroy()
  }

  async function expect200(name: string, response: Promise<number>): Promise<boolean> {
    const start = performance.now()
    const status = await response.catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
    traffic.requests++
    traffic.longest = Math.max(traffic.longest, Math.round(performance.now() - start))
    if (status !== 200) {
      const failure = `${name}: ${status}`
      traffic.failed[failure] = (traffic.failed[failure] ?? 0) + 1
    }
    await wait(5)
    return status === 200
  }

  const all = Array.from({ length: 8 }, async (_, number) => {
    while (!isOver) await passBy(number % 2 === 0)
  })
  return {
    traffic,
    async leave() {
      isOver = true
      await Promise.all(all)
      return traffic
    },
  }
}

function send(url: string, agent: http.Agent, message?: string): Promise<number> {
  const { request } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: message ? 'POST' : 'GET',
      headers: message ? { 'Content-Type': 'application/json' } : {},
    }
    request(url, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
      .once('error', reject)
      .setTimeout(20_000, () => reject(new Error('nothing for 20 seconds')))
      .end(message && JSON.stringify({ name: 'Åsa', email: 'asa@example.com', message }))
  })
}
