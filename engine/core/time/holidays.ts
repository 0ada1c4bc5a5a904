import { dayAfter, type IsoDay, weekdayOf } from './clock.ts'

const saturday = 6
const fixed = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']
/** Good Friday, Easter Sunday and Monday, Ascension Day and Whit Sunday, in days from Easter Sunday. */
const fromEaster = [-2, 0, 1, 39, 49]

/**
 * Whether Sweden rests: its public holidays (lag 1989:253) with the eves of Midsummer, Christmas and the New Year,
 * which law and custom treat alike (semesterlagen 3 a §).
 */
export function isHoliday(date: IsoDay): boolean {
  const year = date.slice(0, 4)
  if (fixed.includes(date.slice(5))) return true
  const midsummer = saturdayFrom(`${year}-06-20`)
  const moving = [midsummer, dayAfter(midsummer, -1), saturdayFrom(`${year}-10-31`)]
  const easter = easterSunday(Number(year))
  return [...moving, ...fromEaster.map((days) => dayAfter(easter, days))].includes(date)
}

/** The first Saturday on or after a day. */
const saturdayFrom = (date: IsoDay) => dayAfter(date, saturday - weekdayOf(date))

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): IsoDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  const [month, inMonth] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(inMonth).padStart(2, '0')}`
}

/** The holidays of a year, beginning with a day. */
export const closuresFrom = (first: IsoDay): IsoDay[] =>
  Array.from({ length: 365 }, (_, days) => dayAfter(first, days)).filter(isHoliday)
