const second = 1000
const maxWait = 2 * 60 * 60 * second

/** The wait after so many failed attempts to send a mail or an alert: half a minute, doubling up to two hours. */
export const waitAfter = (attempts: number) => Math.min(30 * second * 2 ** (attempts - 1), maxWait)
