#!/bin/sh
# Before the PostgreSQL of compose.yaml is reached for the first time: the site gets a user that owns its own database and
# nothing else. The superuser keeps no password, so that it is reached inside of this container only.
set -e
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
create role kodhamn login password :'password';
create database kodhamn owner kodhamn;
alter role postgres password null;
SQL
