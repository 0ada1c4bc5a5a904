#!/bin/sh
# The steps of one-server.md, as root on Debian 13: `npm run deploy` runs them over SSH, one after the other.
# `env release=… domain=… sh one-server.sh STEP`. Each can be repeated: what is done already is left as it is.
set -eu
export DEBIAN_FRONTEND=noninteractive

# What the server is like, as lines of name=value. Changes nothing.
check() {
  # A release goes on by itself when the connection that began it is lost.
  while systemctl is-active --quiet kodhamn-release.service; do sleep 1; done
  echo "system=$(. /etc/os-release && echo "$ID ${VERSION_ID:-}")"
  # Megabytes, with swap.
  echo "memory=$(awk '/^(MemAvailable|SwapFree):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)"
  echo "disk=$(df --output=avail --block-size=1M /opt | tail -n 1 | tr -d ' ')"
  echo "addresses=$(hostname --all-ip-addresses)"
  echo "current=$(basename "$(readlink /opt/kodhamn/current || true)")"
  echo "before=$(basename "$(readlink /opt/kodhamn/before || true)")"
  # Listening TCP ports, in hexadecimal.
  echo "ports=$(awk '$4 == "0A" { sub(/.*:/, "", $2); print $2 }' /proc/net/tcp /proc/net/tcp6 | sort -u | tr '\n' ' ')"
  if systemctl is-active --quiet 'kodhamn@*'; then echo several=yes; fi
  if systemctl is-active --quiet caddy; then echo caddy=active; fi
  if [ -e /etc/caddy/Caddyfile ] && ! is_caddyfile_free; then echo caddyfile=foreign; fi
  if [ -s /etc/kodhamn/secrets.env ]; then echo secrets=here; fi
  if [ -d "/opt/kodhamn/releases/$release" ] && [ -d "/usr/local/lib/kodhamn/$release" ]; then echo received=yes; fi
  if [ -e /etc/kodhamn/site.env ]; then echo "settings=$(base64 --wrap=0 /etc/kodhamn/site.env)"; fi
}

# Whether Caddy's file is the site's, or as Debian brings it.
is_caddyfile_free() {
  head -n 1 /etc/caddy/Caddyfile | grep -q '^# Caddy before the site' && return
  dpkg-query --show --showformat='${Conffiles}' caddy | grep -q "/etc/caddy/Caddyfile $(md5sum < /etc/caddy/Caddyfile | cut -c -32)"
}

packages() {
  dpkg --status ca-certificates caddy curl node-corepack > /dev/null 2>&1 || {
    apt-get update
    apt-get install --yes --no-install-recommends ca-certificates caddy curl node-corepack
  }
  [ -e /usr/local/bin/npm ] || corepack enable --install-directory /usr/local/bin npm
}

users() {
  adduser --quiet --system --group --no-create-home kodhamn
  adduser --quiet --system --group --home /opt/kodhamn kodhamn-build
  install -d -m 755 -o kodhamn-build -g kodhamn-build /opt/kodhamn /opt/kodhamn/releases
  install -d -m 700 -o kodhamn -g kodhamn /var/lib/kodhamn /var/backups/kodhamn
  install -d /etc/kodhamn /usr/local/lib/kodhamn
  [ -e /etc/kodhamn/secrets.env ] || install -m 640 -g kodhamn /dev/null /etc/kodhamn/secrets.env
}

# Standard input is /etc/kodhamn/site.env.
settings() {
  cat > /etc/kodhamn/site.env.new
  mv /etc/kodhamn/site.env.new /etc/kodhamn/site.env
}

# Standard input is /etc/kodhamn/secrets.env.
secrets() {
  install -m 640 -g kodhamn /dev/null /etc/kodhamn/secrets.env.new
  cat > /etc/kodhamn/secrets.env.new
  mv /etc/kodhamn/secrets.env.new /etc/kodhamn/secrets.env
}

# The folder gets its name when it is complete.
receive() {
  part=/opt/kodhamn/releases/$release.part
  rm -rf "$part" "/usr/local/lib/kodhamn/$release"
  install -d "$part"
  tar --extract --gzip --no-same-owner --file "$archive" --directory "$part"
  cp -r "$part/deploy" "/usr/local/lib/kodhamn/$release"
  ln -s /etc/kodhamn/site.env "$part/.env"
  chown -R kodhamn-build:kodhamn-build "$part"
  mv "$part" "/opt/kodhamn/releases/$release"
}

build() {
  cd "/opt/kodhamn/releases/$release"
  runuser -u kodhamn-build -- env HOME=/opt/kodhamn npm run prestart
}

# What has not changed since the running release need not be installed and built again.
reuse() {
  cd "/opt/kodhamn/releases/$release"
  [ -e /opt/kodhamn/current ] || return 0
  for made in node_modules build .cache; do
    [ ! -e "$made" ] && [ -e "/opt/kodhamn/current/$made" ] || continue
    runuser -u kodhamn-build -- rm -rf "$made.part"
    runuser -u kodhamn-build -- cp -al "/opt/kodhamn/current/$made" "$made.part"
    runuser -u kodhamn-build -- mv "$made.part" "$made"
  done
}

restic_package() {
  dpkg --status restic openssh-client > /dev/null 2>&1 || {
    apt-get update
    apt-get install --yes --no-install-recommends restic openssh-client
  }
}

# Before the first start of a machine that takes the place of a lost one.
bring_back() {
  folder="/opt/kodhamn/releases/$release" sh "/usr/local/lib/kodhamn/$release/kodhamn.sh" restore --from-offsite
}

backup() {
  rm -f "/var/backups/kodhamn/before-$release"
  kodhamn backup "/var/backups/kodhamn/before-$release"
}

# Systemd runs it, so that it goes on when the connection is lost. Ends with 3 where the old release is running again.
switch() {
  rm -f /run/kodhamn-failed
  systemd-run --quiet --collect --wait --unit=kodhamn-release --setenv="release=$release" \
    sh "/usr/local/lib/kodhamn/$release/one-server.sh" switch_or_return || {
    code=$?
    cat /run/kodhamn-failed 2> /dev/null || true
    return $code
  }
}

switch_or_return() {
  old=$(basename "$(readlink /opt/kodhamn/current || true)")
  # Half of a nightly build would end up in the new release.
  systemctl stop kodhamn-build.service 2> /dev/null || true
  if start && is_healthy; then
    [ -z "$old" ] || [ "$old" = "$release" ] || ln -sfn "/opt/kodhamn/releases/$old" /opt/kodhamn/before
    return
  fi
  journalctl --quiet _SYSTEMD_UNIT=kodhamn.service --lines=5 --output=cat > /run/kodhamn-failed
  new=$release
  release=$old
  if [ -z "$old" ]; then
    # In the folder of its units, where `start` has gone.
    systemctl disable --quiet --now kodhamn.socket kodhamn.service *.timer || true
    rm /opt/kodhamn/current
    exit 4
  fi
  start && is_healthy && exit 3
  # Where the new release has changed the tables, the old one says so and needs the backup of this run: an older one lacks
  # what came in since, and going back by hand makes none. What came in since the backup is in the file that is named here.
  journalctl --quiet _SYSTEMD_UNIT=kodhamn.service --lines=5 --output=cat | grep -q 'made by a newer release' || exit 1
  [ -n "$(find "/var/backups/kodhamn/before-$new" -mmin -30 2> /dev/null)" ] || exit 1
  systemctl stop kodhamn.socket kodhamn.service
  kodhamn restore "/var/backups/kodhamn/before-$new" >> /run/kodhamn-failed
  start && is_healthy && exit 5
  exit 1
}

start() {
  cd "/usr/local/lib/kodhamn/$release/systemd"
  install -m 644 kodhamn.s* kodhamn-* /etc/systemd/system/
  install ../kodhamn.sh /usr/local/bin/kodhamn
  ln -sfn "/opt/kodhamn/releases/$release" /opt/kodhamn/current
  systemctl daemon-reload
  systemctl enable --quiet --now kodhamn.socket *.timer
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
  sed "s/{\$DOMAIN:[^}]*}/$domain/" "/usr/local/lib/kodhamn/$release/Caddyfile" > /etc/caddy/Caddyfile.new
  cmp --quiet /etc/caddy/Caddyfile.new /etc/caddy/Caddyfile || {
    cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before
    cp /etc/caddy/Caddyfile.new /etc/caddy/Caddyfile
    # What Caddy does not take is not left there: the next run would see no difference.
    systemctl reload caddy || { mv /etc/caddy/Caddyfile.before /etc/caddy/Caddyfile; false; }
    rm /etc/caddy/Caddyfile.before
  }
  rm /etc/caddy/Caddyfile.new
}

# Builds the running release with changed settings, and restarts the server.
rebuild() {
  systemctl start kodhamn-build.service
}

# Keeps the running release and the one before it.
tidy() {
  cd /opt/kodhamn/releases
  for name in *; do
    [ "$name" = "$(basename "$(readlink /opt/kodhamn/current)")" ] && continue
    [ "$name" = "$(basename "$(readlink /opt/kodhamn/before || true)")" ] && continue
    rm -rf "/opt/kodhamn/releases/$name" "/usr/local/lib/kodhamn/$name"
  done
}

status() {
  echo "release   $(basename "$(readlink /opt/kodhamn/current || echo none)")"
  echo "before    $(basename "$(readlink /opt/kodhamn/before || echo none)")"
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
  # These change nothing, or wait for one that waits its turn.
  check | status | logs | switch) ;;
  *)
    exec 9> /run/lock/kodhamn
    flock --wait 900 9
    ;;
esac
"$1"
