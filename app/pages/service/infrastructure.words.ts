/** What the page about infrastructure says. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

const { en, sv } = facts.claims

export const words = bilingual({
  en: {
    title: 'IT infrastructure and DevOps',
    description: `Cloud servers, CI/CD, databases, backups and monitoring, described in code, with ${en.uptime} uptime as the aim. The accounts and the documentation are yours.`,
    keywords:
      'it infrastructure, devops consultant, ci/cd pipelines, cloud architecture, database management, server monitoring, linux administration, devops skåne blekinge',
    heading: 'IT infrastructure that stays up',
    lead: 'I set up and look after servers, deployments and databases for small companies. Everything is described in code and runs in your own accounts.',
    diagram: {
      heading: 'One way out, and a way back',
      text: 'Every change takes the same four steps, large or small. If the figures get worse afterward, the previous version is in place again before anybody has to look for the cause.',
      label:
        'Diagram: a change goes from commit to test, from test to deployment and on to monitoring. From monitoring a dotted line leads back to deployment: the previous version returns with one command.',
      back: 'Previous version back with one command',
      stops: [
        { title: 'Commit', note: 'The change and the reason for it' },
        { title: 'Test', note: 'Stops what does not work' },
        { title: 'Deploy', note: 'One server at a time' },
        { title: 'Monitor', note: 'Alerts when figures get worse' },
      ],
    },
    cards: {
      heading: 'What I set up',
      text: 'Take one part or all four. I begin by going through what you have and listing the risks, then carry out the changes one by one, each with a way back.',
      items: [
        {
          title: 'Cloud architecture',
          text: 'Servers, networks and storage sized for your actual load, within the EU if your data requires it. Described in code, so that all of it can be rebuilt.',
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
          text: 'Firewalls, security updates and certificates that renew themselves. An alert goes out when a disk fills up or response times grow.',
        },
      ],
    },
    benefits: {
      heading: 'What changes for you',
      text: 'You should not have to think about the servers every day. When I am done there is a description that your next administrator can follow.',
      points: [
        `${en.uptime} uptime as the aim, with monitoring that shows the figure`,
        promises.en.supportPoint,
        'Updates without taking the site offline',
        'Backups that have been restored as a test',
        'Servers and accounts in the name of your company',
        'Hosting costs that you can follow line by line',
      ],
      cards: [
        {
          title: 'Servers as code',
          text: 'Ansible describes how each server should look. The files lie in your own repository, and a lost server can be set up again from them.',
        },
        {
          title: 'Room for peaks',
          text: 'A load balancer shares the visitors between several servers. One of them can be updated or fail while the others answer.',
        },
        {
          title: 'A plan for bad days',
          text: 'A page or two on who to call and what to restore first. We try the plan once before it is needed.',
        },
      ],
    },
    reading: {
      heading: 'Read about how I work',
      items: [
        'Two servers do not halve the downtime by themselves, and this is how I let Nginx share the load.',
        'How servers that were set up by hand move into Ansible, one task at a time.',
      ],
    },
    call: {
      heading: 'Begin with what you have today',
      text: `Tell me which servers and services you depend on. The first consultation is free and I reply within ${en.replyHours} hours.`,
      secondary: 'See all services',
    },
  },
  sv: {
    title: 'IT-infrastruktur och DevOps',
    description: `Molnservrar, CI/CD, databaser, säkerhetskopiering och övervakning som kod, med ${sv.uptime} drifttid som mål. Konton och dokumentation är dina.`,
    keywords:
      'it-infrastruktur, devops-konsult, ci/cd, molnarkitektur, databasdrift, serverövervakning, linuxdrift, devops skåne blekinge',
    heading: 'IT-infrastruktur som håller',
    lead: 'Jag sätter upp och sköter servrar, driftsättning och databaser åt mindre företag. Allt beskrivs i kod och ligger på konton som du äger.',
    diagram: {
      heading: 'En väg ut och en väg tillbaka',
      text: 'Varje ändring går genom samma fyra steg, liten som stor. Blir siffrorna sämre efteråt är den förra versionen på plats igen innan någon behöver leta efter orsaken.',
      label:
        'Schema: en sparad ändring går till test, från test till driftsättning och vidare till övervakning. Från övervakningen leder en prickad linje tillbaka till driftsättningen: den förra versionen är tillbaka med ett kommando.',
      back: 'Förra versionen tillbaka med ett kommando',
      stops: [
        { title: 'Ändring', note: 'Sparad med skälet till den' },
        { title: 'Test', note: 'Stoppar det som inte fungerar' },
        { title: 'Driftsättning', note: 'En server i taget' },
        { title: 'Övervakning', note: 'Larmar när siffrorna blir sämre' },
      ],
    },
    cards: {
      heading: 'Det här sätter jag upp',
      text: 'Välj en del eller alla fyra. Jag börjar med att gå igenom det du har och lista riskerna. Sedan gör jag ändringarna en i taget, var och en med en väg tillbaka.',
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
          text: 'PostgreSQL eller MySQL med ordning på uppdateringar, index och säkerhetskopior. Jag återställer en kopia och tar tiden, så att du vet hur långt ett avbrott skulle bli.',
        },
        {
          title: 'Säkerhet och övervakning',
          text: 'Brandväggar, säkerhetsuppdateringar och certifikat som förnyar sig själva. Ett larm går när en disk blir full eller svarstiderna ökar.',
        },
      ],
    },
    benefits: {
      heading: 'Det här förändras för dig',
      text: 'Du ska inte behöva tänka på servrarna varje dag. När jag är klar finns en beskrivning som nästa tekniker kan följa.',
      points: [
        `${sv.uptime} drifttid som mål, med övervakning som visar siffran`,
        promises.sv.supportPoint,
        'Uppdateringar utan att webbplatsen ligger nere',
        'Säkerhetskopior som har återställts på prov',
        'Servrar och konton som står på ditt företag',
        'Driftkostnader som du kan följa rad för rad',
      ],
      cards: [
        {
          title: 'Servrar som kod',
          text: 'Ansible beskriver hur varje server ska se ut. Filerna ligger i ditt eget kodarkiv, och en förlorad server kan sättas upp på nytt från dem.',
        },
        {
          title: 'Utrymme för belastningstoppar',
          text: 'En lastbalanserare fördelar besökarna på flera servrar. En av dem kan uppdateras eller gå sönder medan de andra svarar.',
        },
        {
          title: 'En plan för dåliga dagar',
          text: 'En sida eller två om vem man ringer och vad som ska återställas först. Vi övar en gång innan det behövs.',
        },
      ],
    },
    reading: {
      heading: 'Läs om hur jag gör',
      items: [
        'Två servrar halverar inte avbrotten av sig själva, och så här låter jag Nginx fördela lasten.',
        'Så flyttas handskötta servrar över till Ansible, en uppgift i taget.',
      ],
    },
    call: {
      heading: 'Börja med det du har i dag',
      text: `Berätta vilka servrar och tjänster du är beroende av. Den första konsultationen är gratis och jag svarar inom ${sv.replyHours} timmar.`,
      secondary: 'Se alla tjänster',
    },
  },
})
