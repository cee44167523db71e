# PostgreSQL with what archives its WAL and what stands in front of it, of PostgreSQL's own packages for Debian: see compose.yaml.
FROM postgres:17-bookworm
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbackrest pgbouncer \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o postgres -g postgres /var/lib/pgbackrest /var/spool/pgbackrest /var/log/pgbackrest /etc/pgbackrest/conf.d
