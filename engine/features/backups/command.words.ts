import { facts } from '../../core/site/facts.ts'
import { bilingual } from '../../core/text/language.ts'

const commandWords = bilingual({
  en: {
    backup: {
      notWritten: '{file}: the copy cannot be written: {reason}',
      unsound: '{name} is not a sound copy of the site’s database: {reason}',
      noProgram: "{program} cannot be run: install PostgreSQL's client programs",
      failed: '{program} failed: {reason}',
      dump: 'a dump for pg_restore with ',
      checked: 'opened and checked',
    },
    restore: {
      noFile: 'there is no such file',
      of: 'The backup of {time}:',
      restored: 'Restored: {contents}',
      kept: 'What was there before is kept in {file}',
      isRunning: '{place}: a server is running on this database: stop it first',
      isOfPostgres: 'The backup is of PostgreSQL: set DATABASE_URL',
      isEmbedded: 'The backup is of the embedded database: leave DATABASE_URL out',
    },
    offsite: {
      isNotSet: 'RESTIC_REPOSITORY is not set: see docs/back-up.md',
      created:
        'Created. Keep RESTIC_PASSWORD somewhere other than on this machine: without it nothing can be read',
      exists: 'It already exists, and RESTIC_PASSWORD opens it',
      sent: 'Sent: {contents}',
      differs: 'The backup of {time} holds {is}, but was sent with {was}',
      checked: 'Checked: the backup of {time} holds {is}, as when it was sent',
      columns: { id: 'id', made: 'made' },
      tables: { messages: 'messages', views: 'views', bookings: 'bookings', subscribers: 'subscribers' },
    },
    restic: {
      noProgram: 'restic cannot be run: install it (Debian: restic)',
      isSlow: 'RESTIC_REPOSITORY: the place does not answer within {seconds} seconds: {reason}',
      isDamaged: 'RESTIC_REPOSITORY: what is stored there is damaged: {reason}',
      wrongPassword: 'RESTIC_PASSWORD: is not the password of this repository',
      noPlace: 'RESTIC_REPOSITORY: names no place that restic knows: {reason}',
      isFull: 'RESTIC_REPOSITORY: the place is full: {reason}',
      noRepository:
        'RESTIC_REPOSITORY: there is no repository: is its disk attached? "offsite init" creates a new one',
      isRefused: 'RESTIC_REPOSITORY: the place refuses this machine: {reason}',
      failed: 'RESTIC_REPOSITORY: restic failed: {reason}',
      isEmpty: 'RESTIC_REPOSITORY: no backup has been sent there yet',
      noBackup: '{id}: there is no such backup; npm run offsite lists them',
    },
  },
  sv: {
    backup: {
      notWritten: '{file}: kopian går inte att skriva: {reason}',
      unsound: '{name} är ingen hel kopia av webbplatsens databas: {reason}',
      noProgram: '{program} går inte att köra: installera PostgreSQL:s klientprogram',
      failed: '{program} misslyckades: {reason}',
      dump: 'en dump för pg_restore med ',
      checked: 'öppnad och kontrollerad',
    },
    restore: {
      noFile: 'filen finns inte',
      of: 'Säkerhetskopian från {time}:',
      restored: 'Återställt: {contents}',
      kept: 'Det som fanns där förut ligger kvar i {file}',
      isRunning: '{place}: en server kör mot den här databasen: stoppa den först',
      isOfPostgres: 'Säkerhetskopian är från PostgreSQL: ange DATABASE_URL',
      isEmbedded: 'Säkerhetskopian är från den inbyggda databasen: ta bort DATABASE_URL',
    },
    offsite: {
      isNotSet: 'RESTIC_REPOSITORY är inte angiven: se docs/back-up.md',
      created:
        'Skapat. Spara RESTIC_PASSWORD någon annanstans än på den här datorn: utan det går inget att läsa',
      exists: 'Det finns redan, och RESTIC_PASSWORD öppnar det',
      sent: 'Skickat: {contents}',
      differs: 'Säkerhetskopian från {time} innehåller {is}, men skickades med {was}',
      checked: 'Kontrollerat: säkerhetskopian från {time} innehåller {is}, precis som när den skickades',
      columns: { id: 'id', made: 'gjord' },
      tables: {
        messages: 'meddelanden',
        views: 'visningar',
        bookings: 'bokningar',
        subscribers: 'prenumeranter',
      },
    },
    restic: {
      noProgram: 'restic går inte att köra: installera det (Debian: restic)',
      isSlow: 'RESTIC_REPOSITORY: platsen svarar inte inom {seconds} sekunder: {reason}',
      isDamaged: 'RESTIC_REPOSITORY: det som ligger där är skadat: {reason}',
      wrongPassword: 'RESTIC_PASSWORD: är inte lösenordet till det här förrådet',
      noPlace: 'RESTIC_REPOSITORY: anger ingen plats som restic känner till: {reason}',
      isFull: 'RESTIC_REPOSITORY: platsen är full: {reason}',
      noRepository:
        'RESTIC_REPOSITORY: där finns inget förråd: är disken ansluten? ”offsite init” skapar ett nytt',
      isRefused: 'RESTIC_REPOSITORY: platsen släpper inte in den här datorn: {reason}',
      failed: 'RESTIC_REPOSITORY: restic misslyckades: {reason}',
      isEmpty: 'RESTIC_REPOSITORY: ingen säkerhetskopia har skickats dit än',
      noBackup: '{id}: den säkerhetskopian finns inte; npm run offsite listar dem som finns',
    },
  },
})

/** What the commands of backups say, in the language of the office. */
export const backupWords = () => commandWords[facts.officeLanguage]
