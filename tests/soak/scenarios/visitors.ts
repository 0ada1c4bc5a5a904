import { randomUUID } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { addressIn } from '../../support/address.ts'

/** What visitors met. */
export interface Met {
  requests: number
  /** By what was asked and what came instead of 200; an error where no answer came. */
  failed: Record<string, number>
  accepted: Set<string>
  /** The longest that an answer took, in milliseconds. */
  longest: number
}

const article = '/api/views?slug=/blog/app-development-in-skane'
/** The limit of messages lets so many of one address through at once. */
const messagesEach = 10

/** Of the sixteen million addresses of loopback: the first are other programs'. */
let lastAddress = 2 ** 16

/** One that no visitor had before: the messages of two would be too many for it. */
const newAddress = () => addressIn(127, ++lastAddress)

/**
 * Visitors of many addresses who read a page, look at a number and send a message, all over again; every other one asks
 * for a connection of its own each time, as the rest keep theirs. They go on until `leave` is called.
 */
export function startReaders(url: string, page: string): { met: Met; leave: () => Promise<Met> } {
  const met: Met = { requests: 0, failed: {}, accepted: new Set(), longest: 0 }
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
      await met200('page', ask(url + page, agent))
      await met200('number', ask(url + article, agent))
      const message = randomUUID()
      if (await met200('message', ask(`${url}/api/contact`, agent, message))) met.accepted.add(message)
    }
    agent.destroy()
  }

  async function met200(what: string, answer: Promise<number>): Promise<boolean> {
    const began = performance.now()
    const status = await answer.catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
    met.requests++
    met.longest = Math.max(met.longest, Math.round(performance.now() - began))
    if (status !== 200) {
      const failure = `${what}: ${status}`
      met.failed[failure] = (met.failed[failure] ?? 0) + 1
    }
    await wait(5)
    return status === 200
  }

  const all = Array.from({ length: 8 }, async (_, number) => {
    while (!isOver) await passBy(number % 2 === 0)
  })
  return {
    met,
    async leave() {
      isOver = true
      await Promise.all(all)
      return met
    },
  }
}

function ask(url: string, agent: http.Agent, message?: string): Promise<number> {
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
