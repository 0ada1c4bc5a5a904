/** What the page about infrastructure says. */
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

export const words = bilingual({
  en: {
    title: 'IT infrastructure and DevOps',
    description: `Servers, backups, updates and monitoring for small companies, looked after by one person. ${promises.en.uptime} The accounts and documentation are yours.`,
    keywords:
      'it infrastructure, devops consultant, ci/cd pipelines, cloud architecture, database management, server monitoring, linux administration, devops skåne blekinge',
    heading: 'IT infrastructure that stays up',
    lead: 'I look after servers for small companies. Backups are tested, updates are installed, and I notice when the site goes down. Everything is documented and runs in accounts that you own.',
    diagram: {
      heading: 'Every change can be undone',
      text: 'Every change takes the same four steps, large or small. If something gets worse, I put the previous version back first and look for the cause afterward.',
      label:
        'Diagram: a change goes from commit to test, from test to deployment and on to monitoring. From monitoring a dotted line leads back to deployment: the previous version returns with one command.',
      back: 'Previous version back with one command',
      stops: [
        { title: 'Commit', note: 'The change and the reason for it' },
        { title: 'Test', note: 'Stops what does not work' },
        { title: 'Deploy', note: 'One server at a time' },
        { title: 'Monitor', note: 'Alerts when something gets worse' },
      ],
    },
    cards: {
      heading: 'What I set up',
      text: 'Take one part or all four. I begin by going through what you have and listing the risks, then carry out the changes one by one, each with a way back.',
      items: [
        {
          title: 'Cloud architecture',
          text: 'Servers, networks and storage sized for your actual load, within the EU if your data requires it. All of it is described in code, so that it can be rebuilt.',
        },
        {
          title: 'CI/CD pipelines',
          text: 'Every change is tested and deployed in the same way. If something goes wrong, the previous version is back with one command.',
        },
        {
          title: 'Database management',
          text: 'PostgreSQL or MySQL with updates, indexes and backups in order. I restore a backup and time it, so that you know how long an outage would last.',
        },
        {
          title: 'Security and monitoring',
          text: 'Firewalls, security updates and certificates that renew themselves. An alert goes out when a disk is filling up or response times rise.',
        },
      ],
    },
    benefits: {
      heading: 'What changes for you',
      text: 'You should not have to think about the servers every day. When I’m done, there is documentation that another administrator can follow.',
      points: [
        'Monitoring that shows you the uptime',
        promises.en.supportPoint,
        'Updates without taking the site offline',
        'Backups that have been test-restored',
        'Servers and accounts in your company’s name',
        'Hosting costs you can check line by line',
      ],
      cards: [
        {
          title: 'Servers as code',
          text: 'The setup of each server is written down in Ansible files that you keep. If a server is lost, a new one can be built from them.',
        },
        {
          title: 'Room for peaks',
          text: 'A load balancer spreads visitors across several servers. One of them can be updated or fail while the others answer.',
        },
        {
          title: 'A plan for bad days',
          text: 'A page or two on who to call and what to restore first. We rehearse the plan once before it is needed.',
        },
      ],
    },
    reading: {
      heading: 'Read about how I work',
      items: [
        'Two servers alone do not halve your downtime. This is how I let Nginx share the load.',
        'How servers that were set up by hand move into Ansible, one task at a time.',
      ],
    },
    call: {
      heading: 'Begin with what you have today',
      text: `Tell me which servers and services you depend on. ${promises.en.reply}`,
      secondary: 'See all services',
    },
  },
  sv: {
    title: 'IT-infrastruktur och DevOps',
    description: `Servrar, säkerhetskopior, uppdateringar och övervakning för mindre företag, skötta av en person. ${promises.sv.uptime} Konton och dokumentation är dina.`,
    keywords:
      'it-infrastruktur, devops-konsult, ci/cd, molnarkitektur, databasdrift, serverövervakning, linuxdrift, devops skåne blekinge',
    heading: 'IT-infrastruktur som håller',
    lead: 'Jag sköter servrar åt mindre företag. Säkerhetskopiorna testas, uppdateringarna installeras, och jag märker när webbplatsen ligger nere. Allt dokumenteras och ligger på konton som du äger.',
    diagram: {
      heading: 'Varje ändring går att ångra',
      text: 'Varje ändring går genom samma fyra steg, liten som stor. Blir något sämre lägger jag tillbaka den förra versionen först och letar efter orsaken sedan.',
      label:
        'Schema: en sparad ändring går till test, från test till driftsättning och vidare till övervakning. Från övervakningen leder en prickad linje tillbaka till driftsättningen: den förra versionen är tillbaka med ett kommando.',
      back: 'Förra versionen tillbaka med ett kommando',
      stops: [
        { title: 'Ändring', note: 'Sparad tillsammans med skälet' },
        { title: 'Test', note: 'Stoppar det som inte fungerar' },
        { title: 'Driftsättning', note: 'En server i taget' },
        { title: 'Övervakning', note: 'Larmar när något blir sämre' },
      ],
    },
    cards: {
      heading: 'Det här sätter jag upp',
      text: 'Välj en del eller alla fyra. Jag börjar med att gå igenom det du har och skriva ner riskerna. Sedan gör jag ändringarna en i taget, var och en med en väg tillbaka.',
      items: [
        {
          title: 'Molnarkitektur',
          text: 'Servrar, nätverk och lagring efter din verkliga belastning, inom EU om dina data kräver det. Allt beskrivs i kod och kan byggas upp igen.',
        },
        {
          title: 'CI/CD-flöden',
          text: 'Varje ändring testas och driftsätts på samma sätt. Går något fel är den förra versionen tillbaka med ett kommando.',
        },
        {
          title: 'Databashantering',
          text: 'PostgreSQL eller MySQL där uppdateringar, index och säkerhetskopior är i ordning. Jag återställer en kopia och tar tiden, så att du vet hur långt ett avbrott skulle bli.',
        },
        {
          title: 'Säkerhet och övervakning',
          text: 'Brandväggar, säkerhetsuppdateringar och certifikat som förnyar sig själva. Ett larm går när en disk håller på att bli full eller svarstiderna ökar.',
        },
      ],
    },
    benefits: {
      heading: 'Det här förändras för dig',
      text: 'Du ska inte behöva tänka på servrarna varje dag. När jag är klar finns en beskrivning som nästa tekniker kan följa.',
      points: [
        'Övervakning som visar dig drifttiden',
        promises.sv.supportPoint,
        'Uppdateringar utan avbrott',
        'Säkerhetskopior som har återställts på prov',
        'Servrar och konton som står på ditt företag',
        'Driftkostnader som du kan följa rad för rad',
      ],
      cards: [
        {
          title: 'Servrar som kod',
          text: 'Hur varje server ska vara inställd står i Ansible-filer som du behåller. Går en server förlorad byggs en ny upp ur dem.',
        },
        {
          title: 'Utrymme för belastningstoppar',
          text: 'En lastbalanserare fördelar besökarna på flera servrar. En av dem kan uppdateras eller gå sönder medan de andra svarar.',
        },
        {
          title: 'En plan för dåliga dagar',
          text: 'Ett par sidor om vem du ringer och vad som ska återställas först. Vi övar innan det behövs.',
        },
      ],
    },
    reading: {
      heading: 'Läs om hur jag gör',
      items: [
        'Två servrar halverar inte avbrotten av sig själva. Så här låter jag Nginx fördela lasten.',
        'Så flyttas handskötta servrar över till Ansible, en uppgift i taget.',
      ],
    },
    call: {
      heading: 'Börja med det du har i dag',
      text: `Berätta vilka servrar och tjänster du är beroende av. ${promises.sv.reply}`,
      secondary: 'Se alla tjänster',
    },
  },
})
