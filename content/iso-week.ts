const day = 24 * 60 * 60 * 1000

/** The ISO 8601 week of a time in UTC: `2026-W47`. A week belongs to the year of its Thursday. */
export function isoWeek(date: Date): string {
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  const thursday = new Date(midnight + (4 - (date.getUTCDay() || 7)) * day)
  const year = thursday.getUTCFullYear()
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * day))
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The Monday of an ISO week such as `2026-W47`, as an ISO date. */
export function mondayOf(week: string): string {
  const [year = 0, number = 0] = week.split('-W').map(Number)
  // The fourth of January is always in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = fourth.getTime() + ((number - 1) * 7 + 1 - (fourth.getUTCDay() || 7)) * day
  return new Date(monday).toISOString().slice(0, 10)
}
