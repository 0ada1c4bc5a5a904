import { siteWords } from '../../core/site/site-words.ts'

/** The mails to the owner about a calendar that keeps times from being booked. */
export const calendarNoticeWords = siteWords('calendar-notice', {
  en: {
    calendar: 'Calendar {number} of BUSY_CALENDARS ({address})',
    unreadable: {
      subject: 'Calendar {number} cannot be read: nothing can be booked',
      text: '{calendar} has not been readable since {since}. Until it can be read, visitors cannot book a time, because you might be busy.\n\nThe reason: {reason}\n\nWhat to do: if the address has changed, copy the new secret address from your calendar’s settings into BUSY_CALENDARS and restart the server. If you no longer use the calendar, remove it there. The log gives the same reason after "calendar unreadable".\n\nThe server tries again every five minutes. Booking resumes by itself once the calendar can be read.',
      status: 'its server answers {status}.',
      unknown: 'unknown',
      /** By the code in the log. */
      reasons: {
        timeout: 'it did not arrive within 30 seconds.',
        'too-large': 'it is larger than 32 MB. Publish a calendar without past years.',
        'not-a-calendar':
          'the address returned something other than a whole calendar, perhaps a sign-in page.',
        'too-slow-to-read': 'reading it took longer than 20 seconds.',
        ERR_WORKER_OUT_OF_MEMORY: 'reading it took too much memory.',
        'not-encrypted': 'its address does not begin with https://.',
        'private-address': 'its address is in your own network, which only BUSY_ALLOW_PRIVATE=1 allows.',
        ENOENT: 'the file does not exist.',
      },
    },
    entries: {
      subject: 'Calendar {number} has entries that block many times',
      introduction:
        '{calendar} has entries that you may want to look at, because visitors cannot book the times that they block.',
      why: {
        'not-understood': 'These could not be read, so every time they might cover counts as busy:',
        'takes-all': 'These block every time that could be booked:',
      },
      next: 'What to do: open the entry in your calendar and save it again, mark it as free, or delete it.',
      untitled: 'untitled',
      from: 'from {time}',
    },
  },
  sv: {
    calendar: 'Kalender {number} i BUSY_CALENDARS ({address})',
    unreadable: {
      subject: 'Kalender {number} går inte att läsa: inget kan bokas',
      text: '{calendar} har inte gått att läsa sedan {since}. Tills det går kan besökarna inte boka någon tid, eftersom du kan vara upptagen.\n\nOrsak: {reason}\n\nGör så här: om adressen har ändrats kopierar du den nya hemliga adressen från kalenderns inställningar till BUSY_CALENDARS och startar om servern. Använder du inte kalendern längre tar du bort den där. I loggen står samma orsak efter "calendar unreadable".\n\nServern försöker igen var femte minut. När kalendern går att läsa öppnas bokningen av sig själv.',
      status: 'kalenderns server svarar {status}.',
      unknown: 'okänd',
      reasons: {
        timeout: 'den kom inte fram inom 30 sekunder.',
        'too-large': 'den är större än 32 MB. Publicera en kalender utan gamla år.',
        'not-a-calendar': 'adressen gav något annat än en hel kalender, kanske en inloggningssida.',
        'too-slow-to-read': 'det tog längre än 20 sekunder att läsa den.',
        ERR_WORKER_OUT_OF_MEMORY: 'det gick åt för mycket minne för att läsa den.',
        'not-encrypted': 'adressen börjar inte med https://.',
        'private-address': 'adressen ligger i ditt eget nät, vilket bara BUSY_ALLOW_PRIVATE=1 tillåter.',
        ENOENT: 'filen finns inte.',
      },
    },
    entries: {
      subject: 'Kalender {number} har poster som spärrar många tider',
      introduction:
        '{calendar} har poster som du kan behöva titta på, eftersom besökarna inte kan boka tiderna som de spärrar.',
      why: {
        'not-understood': 'De här gick inte att tolka, så alla tider som de kan gälla räknas som upptagna:',
        'takes-all': 'De här spärrar alla tider som annars går att boka:',
      },
      next: 'Gör så här: öppna posten i kalendern och spara den på nytt, märk den som ledig eller ta bort den.',
      untitled: 'utan rubrik',
      from: 'från {time}',
    },
  },
})
