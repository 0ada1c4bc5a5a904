#!/bin/sh
# The owner's commands on a machine set up as in docs/publish.md, as root: `kodhamn desk`, `kodhamn backup FILE`.
# Systemd reads the settings, as it does for the server, and runs the command as the server's user: root runs nothing of a
# release, and no setting is run by a shell.
set -eu
command=${1:?say which: desk, person, backup, export, offsite, restore, retention}
shift
program=build/server/commands/$command.js
# Systemd would replace variables in words.
for word; do
  shift
  set -- "$@" "$(printf '%s' "$word" | sed 's/\$/$$/g')"
done
# Before a release runs for the first time, its folder.
folder=$(readlink -f "${folder:-/opt/kodhamn/current}")
set -- -- "$folder/node_modules/.bin/node" "$program" "$@"
# Only what sends and fetches copies gets their secrets. All else is told that there are some.
case $command in
  offsite | restore)
    set -- --property=EnvironmentFile=-/etc/kodhamn/offsite.env --setenv=TMPDIR=/var/tmp \
      --property=LoadCredential=offsite-key:/etc/kodhamn/offsite-key --property=SetCredential=offsite-key:none "$@"
    ;;
  *)
    [ ! -s /etc/kodhamn/offsite.env ] || set -- --setenv=OFFSITE_BACKUPS=1 "$@"
    ;;
esac
exec systemd-run --quiet --collect --wait --pty --pipe \
  --property=User=kodhamn --property="WorkingDirectory=$folder" \
  --property=EnvironmentFile=/etc/kodhamn/site.env --property=EnvironmentFile=-/etc/kodhamn/secrets.env "$@"
