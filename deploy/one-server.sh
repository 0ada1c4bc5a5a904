#!/bin/sh
# Sets up a Debian 13 and makes releases there, as root: `npm run deploy` runs it over SSH, and docs/publish.md says how to run
# it by hand. `env release=… domain=… sh one-server.sh COMMAND`. Each step can be repeated: what is done already is left as it
# is, and a run that was cut off goes on where it was.
#
# Root neither reads nor runs what another user may replace: the folder of a release belongs to the user of the build, all
# folders above it to root, and what root runs is in /usr/local/lib/kodhamn, straight from the archive.
#
# `set -e` does not hold inside a condition: only functions named is_… or has_… are called in one.
set -eu
umask 022
export DEBIAN_FRONTEND=noninteractive
release=${release:-} domain=${domain:-} from_backup=${from_backup:-}

releases=/opt/kodhamn/releases
programs=/usr/local/lib/kodhamn

# The name of the release that a link of /opt/kodhamn leads to, or nothing.
release_at() {
  basename "$(readlink "/opt/kodhamn/$1" || true)"
}

is_running() {
  [ -n "$release" ] && [ "$(release_at current)" = "$release" ]
}

has_packages() {
  dpkg --status "$@" > /dev/null 2>&1
}

# Says what is done next, for the one who reads along.
step() {
  echo "==> $1"
}

fail() {
  echo "==! $1"
  exit 1
}

# What `npm run deploy` asks for before it changes anything, as lines of name=value.
check() {
  # A release goes on by itself when the connection that began it is lost.
  while systemctl is-active --quiet kodhamn-release.service; do sleep 1; done
  look
  blocker=$(find_blocker)
  echo "blocker=$blocker"
  echo "addresses=$(hostname --all-ip-addresses)"
  if [ -s /etc/kodhamn/secrets.env ]; then echo secrets=here; fi
}

# What the server is like. Memory and disk in megabytes, memory with swap; listening TCP ports in hexadecimal.
look() {
  system=$(. /etc/os-release && echo "$ID ${VERSION_ID:-}")
  memory=$(awk '/^(MemAvailable|SwapFree):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
  disk=$(df --output=avail --block-size=1M /opt | tail -n 1 | tr -d ' ')
  ports=$(awk '$4 == "0A" { sub(/.*:/, "", $2); print $2 }' /proc/net/tcp /proc/net/tcp6 | sort -u | tr '\n' ' ')
  current=$(release_at current) several='' caddy='' caddyfile=''
  if systemctl is-active --quiet 'kodhamn@*'; then several=yes; fi
  if systemctl is-active --quiet caddy; then caddy=active; fi
  if [ -e /etc/caddy/Caddyfile ] && ! is_caddyfile_free; then caddyfile=foreign; fi
}

# Whether Caddy's file is the site's, or as Debian brings it.
is_caddyfile_free() {
  head -n 1 /etc/caddy/Caddyfile | grep -q '^# Caddy before the site' && return
  dpkg-query --show --showformat='${Conffiles}' caddy | grep -q "/etc/caddy/Caddyfile $(md5sum < /etc/caddy/Caddyfile | cut -c -32)"
}

# Why no release can be made here, in one line; nothing where it can.
find_blocker() {
  taken=$(first_taken_port)
  if [ "$system" != 'debian 13' ]; then
    echo "it runs ${system:-something else}; Debian 13 is what is tested"
  elif [ -n "$several" ]; then
    echo 'several servers run on it: follow docs/several-servers.md'
  elif [ -n "$from_backup" ] && [ -n "$current" ]; then
    echo 'a release runs there, and a backup would replace what has come in: leave out --from-backup, or restore as in docs/back-up.md'
  elif [ -n "$caddyfile" ]; then
    echo '/etc/caddy/Caddyfile has rules of its own, which a release would replace: move it away first'
  elif [ -z "$caddy" ] && [ -n "$taken" ]; then
    echo "another program listens on port $taken, which Caddy needs: stop it first"
  elif [ -n "$release" ] && [ "$current" = "$release" ]; then
    :
  elif [ -n "$current" ] && [ "$disk" -lt 1500 ]; then
    echo "$disk MB are free on its disk, and a release needs 1500 MB"
  elif [ -z "$current" ] && [ "$disk" -lt 2500 ]; then
    echo "$disk MB are free on its disk, and a release needs 2500 MB"
  elif [ "$memory" -lt 1300 ]; then
    # decisions/009
    echo "$memory MB of memory and swap are free, and a build needs 1300 MB: add a swap file"
  fi
}

# The first of the ports that Caddy needs which somebody listens on.
first_taken_port() {
  case $domain in
    *:*) own=${domain##*:} ;;
    *) own=443 ;;
  esac
  for port in 80 "$own"; do
    case " $ports " in *" $(printf %04X "$port") "*) echo "$port" && return ;; esac
  done
}

# Sets up what is missing, and brings the server to a release. Standard input is `git archive --format=tar.gz HEAD`; `settings`
# are the lines of /etc/kodhamn/site.env that are baked into pages, all of them, an empty value for what is not set.
deploy() {
  : "${release:?names the release}" "${domain:?is where the site answers}"
  # What is run here does not read the archive.
  exec 3<&0 < /dev/null
  look
  blocker=$(find_blocker)
  [ -z "$blocker" ] || fail "$blocker"
  step 'installs Debian’s packages'
  packages
  step 'makes users and folders'
  users
  [ -z "${settings:-}" ] || write_settings
  if is_running; then
    if [ -e /etc/kodhamn/rebuild ]; then
      step 'builds with the changed settings'
      systemctl start kodhamn-build.service
    fi
  else
    if [ ! -d "$releases/$release" ] || [ ! -d "$programs/$release" ]; then
      step 'copies what is committed'
      receive <&3
    fi
    step 'installs packages and builds, apart from what is running'
    build
    if [ -n "$from_backup" ]; then
      step 'brings back the last off-site backup'
      restore_backup
    elif [ -n "$current" ]; then
      step 'backs up the database'
      backup
    fi
    step 'switches to the new release'
    switch
  fi
  rm -f /etc/kodhamn/rebuild
  step 'sees that the server answers'
  is_healthy || fail 'the server does not answer: see its log with --logs'
  is_running || fail 'another release is running'
  step 'lets Caddy serve the domain'
  proxy
  step 'removes releases that nobody goes back to'
  tidy
}

# Switches to the release before the running one. Doing so twice comes back.
rollback() {
  release=$(release_at before)
  [ -n "$release" ] || fail 'there is no release before the running one'
  step "goes back to $release"
  switch
}

packages() {
  has_packages ca-certificates caddy curl node-corepack || {
    apt-get update
    apt-get install --yes --no-install-recommends ca-certificates caddy curl node-corepack
  }
  [ -e /usr/local/bin/npm ] || corepack enable --install-directory /usr/local/bin npm
}

users() {
  adduser --quiet --system --group --no-create-home kodhamn
  adduser --quiet --system --group --no-create-home --home /var/cache/kodhamn-build kodhamn-build
  install -d -m 755 -o root -g root /opt/kodhamn $releases /etc/kodhamn $programs
  install -d -m 700 -o kodhamn -g kodhamn /var/lib/kodhamn /var/backups/kodhamn
  [ -e /etc/kodhamn/site.env ] ||
    printf 'DATA_DIR=/var/lib/kodhamn\nHOST=127.0.0.1\nTRUST_PROXY=1\n' > /etc/kodhamn/site.env
  [ -e /etc/kodhamn/secrets.env ] || write_private secrets.env 640 kodhamn < /dev/null
  # Those of the off-site copies stood there before they had a file of their own.
  if [ ! -e /etc/kodhamn/offsite.env ] && grep -qE '^(RESTIC|AWS)_' /etc/kodhamn/secrets.env; then
    grep -E '^(RESTIC|AWS)_' /etc/kodhamn/secrets.env | write_private offsite.env 600 root
    sed -E '/^(RESTIC|AWS)_/d' /etc/kodhamn/secrets.env | write_private secrets.env 640 kodhamn
  fi
}

# Standard input is what only the server may know.
secrets() {
  users
  write_private secrets.env 640 kodhamn
}

# Standard input is the place of the off-site copies and what opens it. The server never sees it: only root reads it, and
# gives it to what sends and fetches copies.
offsite_secrets() {
  users
  write_private offsite.env 600 root
}

# A file of /etc/kodhamn from standard input, with its mode and group.
write_private() {
  install -m "$2" -g "$3" /dev/null "/etc/kodhamn/$1.new"
  cat > "/etc/kodhamn/$1.new"
  mv "/etc/kodhamn/$1.new" "/etc/kodhamn/$1"
}

# What pages are built with is as it is where the site is developed, everything else as it stands here.
write_settings() {
  merge_settings < /etc/kodhamn/site.env > /etc/kodhamn/site.env.new
  if cmp --quiet /etc/kodhamn/site.env.new /etc/kodhamn/site.env; then
    rm /etc/kodhamn/site.env.new
  else
    step 'writes the settings'
    # Until a build has gone through.
    touch /etc/kodhamn/rebuild
    mv /etc/kodhamn/site.env.new /etc/kodhamn/site.env
  fi
}

# From the lines of a site.env on standard input.
merge_settings() {
  printf '%s\n' "$settings" | sed -E '/=$/d'
  awk -F= -v names="$(printf '%s\n' "$settings" | cut -d = -f 1 | tr '\n' ' ')" '
    BEGIN { split(names, list, " "); for (place in list) own[list[place]] = 1 }
    !($1 in own)'
}

# Standard input is the archive. The folder of the release gets its name when it is complete.
receive() {
  rm -rf "${releases:?}/$release" "$releases/$release.part" "${programs:?}/$release" "$programs/$release.part"
  install -d "$programs/$release.part"
  cat > "$programs/$release.part/archive"
  tar --extract --gzip --no-same-owner --file "$programs/$release.part/archive" --directory "$programs/$release.part" \
    --strip-components=1 deploy
  install -d -o kodhamn-build -g kodhamn-build "$releases/$release.part"
  as_builder "$releases/$release.part" tar --extract --gzip --file - < "$programs/$release.part/archive"
  rm "$programs/$release.part/archive"
  mv "$programs/$release.part" "$programs/$release"
  mv "$releases/$release.part" "$releases/$release"
}

# Runs a command as the user of the build, in a folder, in a unit of its own: nothing of it survives, and it has no terminal.
as_builder() {
  folder=$1
  shift
  systemctl stop kodhamn-prepare.service 2> /dev/null || true
  # A network may have a proxy or a certificate authority of its own.
  systemd-run --quiet --collect --wait --pipe --unit=kodhamn-prepare \
    --property=User=kodhamn-build --property="WorkingDirectory=$folder" --property=UMask=0022 \
    --property=EnvironmentFile=-/etc/environment --property=EnvironmentFile=-/etc/kodhamn/site.env \
    --property=CacheDirectory=kodhamn-build --setenv=HOME=/var/cache/kodhamn-build \
    --property=NoNewPrivileges=yes --property=ProtectSystem=strict --property=ReadWritePaths=/opt/kodhamn \
    --property=PrivateTmp=yes --property=ProtectProc=invisible \
    "$@"
}

# What has not changed since the running release need not be installed and built again.
build() {
  as_builder "$releases/$release" sh -euc '
    for made in node_modules bundles build .cache; do
      if [ ! -e "$made" ] && [ -e "/opt/kodhamn/current/$made" ]; then
        rm -rf "$made.part"
        cp -al "/opt/kodhamn/current/$made" "$made.part"
        mv "$made.part" "$made"
      fi
    done
    cmp -s package-lock.json /opt/kodhamn/current/package-lock.json || rm -rf node_modules
    [ -e node_modules/.bin/kodhamn ] || npm ci --no-audit --no-fund
    node_modules/.bin/node node_modules/.bin/kodhamn prepare'
}

# Before the first start of a machine that takes the place of a lost one.
restore_backup() {
  has_packages restic openssh-client || {
    apt-get update
    apt-get install --yes --no-install-recommends restic openssh-client
  }
  folder="$releases/$release" sh "$programs/$release/kodhamn.sh" restore --from-offsite
}

backup() {
  rm -f "/var/backups/kodhamn/before-$release"
  kodhamn backup "/var/backups/kodhamn/before-$release"
}

# Systemd runs it, so that it goes on when the connection is lost.
switch() {
  install -d -m 700 /run/kodhamn
  rm -f /run/kodhamn/failed
  code=0
  systemd-run --quiet --collect --wait --unit=kodhamn-release --setenv="release=$release" \
    sh "$programs/$release/one-server.sh" switch_or_return || code=$?
  cat /run/kodhamn/failed 2> /dev/null || true
  case $code in
    0) ;;
    3) fail 'the new release does not answer, so the one before is running again' ;;
    4) fail 'the release does not answer, and there is none before it: nothing is running' ;;
    5) fail 'the new release does not answer; the one before is running again with the database as backed up, and what came in since is in the file named above' ;;
    *) fail "the switch ended with $code, and no release answers: --logs shows what the server says" ;;
  esac
}

switch_or_return() {
  old=$(release_at current)
  # Half of a nightly build would end up in the new release.
  systemctl stop kodhamn-build.service 2> /dev/null || true
  if is_started; then
    [ -z "$old" ] || [ "$old" = "$release" ] || ln -sfn "$releases/$old" /opt/kodhamn/before
    return
  fi
  journalctl --quiet _SYSTEMD_UNIT=kodhamn.service --lines=5 --output=cat > /run/kodhamn/failed
  new=$release
  release=$old
  if [ -z "$old" ]; then
    systemctl disable --quiet --now kodhamn.socket kodhamn.service kodhamn-backup.timer kodhamn-build.timer || true
    rm -f /opt/kodhamn/current
    exit 4
  fi
  if is_started; then exit 3; fi
  # Where the new release has changed the tables, the old one says so and needs the backup of this run: an older one lacks
  # what came in since, and going back by hand makes none. What came in since the backup is in the file that is named here.
  journalctl --quiet _SYSTEMD_UNIT=kodhamn.service --lines=5 --output=cat | grep -q 'made by a newer release' || exit 1
  [ -n "$(find "/var/backups/kodhamn/before-$new" -mmin -30 2> /dev/null)" ] || exit 1
  systemctl stop kodhamn.socket kodhamn.service
  kodhamn restore "/var/backups/kodhamn/before-$new" >> /run/kodhamn/failed
  if is_started; then exit 5; fi
  exit 1
}

# Whether the release has been started, every line of it, and answers. In a shell of its own, whose `set -e` holds.
is_started() {
  env release="$release" sh "$0" start && is_healthy && is_running
}

start() {
  cd "$programs/$release/systemd"
  install -m 644 kodhamn.s* kodhamn-* /etc/systemd/system/
  install -m 755 ../kodhamn.sh /usr/local/bin/kodhamn
  ln -sfn "$releases/$release" /opt/kodhamn/current
  systemctl daemon-reload
  systemctl enable --quiet --now kodhamn.socket kodhamn-backup.timer kodhamn-build.timer
  systemctl enable --quiet kodhamn.service
  systemctl restart kodhamn.service
}

# Whether the server answers within 30 seconds. One that has ended three times is not waited for: visitors wait too.
is_healthy() {
  address=$(systemctl show --property=Listen --value kodhamn.socket | cut -d ' ' -f 1)
  end=$(($(date +%s) + 30))
  while [ "$(date +%s)" -lt "$end" ]; do
    if curl --silent --fail --max-time 3 --output /dev/null "http://$address/api/health"; then return 0; fi
    [ "$(systemctl show --property=NRestarts --value kodhamn.service)" -lt 3 ] || return 1
    sleep 0.3
  done
  return 1
}

proxy() {
  sed "s/{\$DOMAIN:[^}]*}/$domain/" "$programs/$release/Caddyfile" > /etc/caddy/Caddyfile.new
  if cmp --quiet /etc/caddy/Caddyfile.new /etc/caddy/Caddyfile; then
    rm /etc/caddy/Caddyfile.new
    return
  fi
  # What Caddy does not take is not left there: the next run would see no difference.
  caddy adapt --config /etc/caddy/Caddyfile.new --adapter caddyfile > /dev/null || fail 'Caddy does not accept its new file'
  cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before
  mv /etc/caddy/Caddyfile.new /etc/caddy/Caddyfile
  # Its administration, which is told to reload, cannot be told so where it is elsewhere from now on.
  action=reload
  [ "$(admin_of Caddyfile)" = "$(admin_of Caddyfile.before)" ] || action=restart
  systemctl $action caddy || {
    mv /etc/caddy/Caddyfile.before /etc/caddy/Caddyfile
    systemctl $action caddy
    fail 'Caddy does not accept its new file, and serves with the one before'
  }
  rm /etc/caddy/Caddyfile.before
}

admin_of() {
  sed -nE 's/^[[:space:]]*admin //p' "/etc/caddy/$1"
}

# Keeps the running release and the one before it.
tidy() {
  for folder in "$releases"/*; do
    name=$(basename "$folder")
    if [ "$name" != "$(release_at current)" ] && [ "$name" != "$(release_at before)" ]; then
      rm -rf "${releases:?}/$name" "${programs:?}/$name"
    fi
  done
}

status() {
  echo "release   $(release_at current)"
  echo "before    $(release_at before)"
  echo "server    $(systemctl show --property=ActiveState,ActiveEnterTimestamp --value kodhamn.service | tr '\n' ' ')"
  echo "answers   $(is_healthy && echo yes || echo no)"
  echo "disk      $(df --output=avail --human-readable /opt | tail -n 1 | tr -d ' ') free"
  echo "memory    $(awk '/^(MemAvailable|SwapFree):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo) MB free"
  echo "backup    $(find /var/backups/kodhamn -type f -printf '%TY-%Tm-%Td %TH:%TM  %f\n' | sort | tail -n 1)"
  systemctl list-units --failed --no-legend --plain
  systemctl list-timers 'kodhamn*' --no-pager
}

logs() {
  journalctl --unit=kodhamn.service --lines=100 --follow
}

case $1 in
  deploy | rollback | secrets | offsite_secrets)
    # Of two computers at once the later one waits. Only root can reach the lock, so nobody else can hold it.
    install -d -m 700 /run/kodhamn
    exec 9> /run/kodhamn/lock
    flock --wait 900 9 || fail 'another release has been running for 15 minutes'
    ;;
esac
"$1"
