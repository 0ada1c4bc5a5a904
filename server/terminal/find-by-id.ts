import { CommandError } from './run-command.ts'

/**
 * The one row whose id begins with a text. `load` gets a pattern for `like`, and `what` is a row's name in the errors.
 */
export async function findById<Row>(
  what: string,
  idStart: string,
  load: (pattern: string) => Promise<Row[]>,
): Promise<Row> {
  if (!/^[0-9a-f-]{4,36}$/i.test(idStart))
    throw new CommandError(`${idStart}: an id is made of 0–9, a–f and -: give at least four characters`)
  const [row, ...others] = await load(`${idStart.toLowerCase()}%`)
  if (!row) throw new CommandError(`${idStart}: there is no such ${what}`)
  if (others.length > 0)
    throw new CommandError(`${idStart}: several ${what}s begin with that: give more of the id`)
  return row
}
