// The panel's navigation, the same on every scene but for where one is: the scene's own file name.
const views = {
  rules: 'Rules',
  test: 'Test an address',
  history: 'Import and history',
  log: 'Audit log',
  roles: 'Roles',
}
const here = location.pathname.replace(/^.*\/|\.html$/g, '')
const links = Object.entries(views).map(
  ([view, name]) => `<a ${view === here ? 'class="here" ' : ''}href="/${view}">${name}</a>`,
)
document.querySelector('.side').innerHTML = `
  <div class="brand">
    <svg width="32" height="32" viewBox="0 0 30 30" fill="none" stroke="#7fd0bb" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d="M3 8h5c9 0 5 14 14 14h4M21.5 17l5 5-5 5" />
      <circle cx="23" cy="8" r="3" fill="#f6b54b" stroke="none" />
    </svg>
    ngxpanel
  </div>
  ${links.join('')}
  <div class="live">Live on www.example.com<b>20260518T091200</b><span class="works">confirmed by Nginx</span></div>`
