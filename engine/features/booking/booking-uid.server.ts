/** What calendars know a booking by: the UID of its invitations. */
export const bookingUid = (id: string, siteUrl: string) => `booking-${id}@${new URL(siteUrl).hostname}`

/** Whether an entry of a calendar is a booking of this site. */
export const isBookingUid = (uid: string, siteUrl: string) =>
  uid.startsWith('booking-') && uid.endsWith(`@${new URL(siteUrl).hostname}`)
