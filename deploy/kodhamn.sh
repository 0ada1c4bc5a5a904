#!/bin/sh
# The owner's commands on a machine set up as in one-server.md, as root: `kodhamn desk`, `kodhamn backup FILE`.
set -eu
command=${1:?say which: desk, messages, bookings, person, stats, backup, offsite, restore, retention, newsletter}
shift
case $command in
  desk) program=desk/main.ts ;;
  *) program=server/commands/$command.ts ;;
esac
# Before a release runs for the first time, its folder.
cd "${folder:-/opt/kodhamn/current}"
set -a
. /etc/kodhamn/site.env
[ ! -f /etc/kodhamn/secrets.env ] || . /etc/kodhamn/secrets.env
exec runuser -u kodhamn -- node_modules/.bin/node "$program" "$@"
