#!/bin/sh
# Beside Patroni on each node. PostgreSQL on a full disk goes on to lead, and refuses every write: so a leader whose disk is full
# hands over. A file kept for it is deleted then, so that there is room to end in good order.
# Called with the settings NODE, ADDRESS, DISK, PATRONI_PASSWORD in the environment, as an ordinary user.
set -u
ballast="$DISK/ballast"
ballast_mb=64
# A segment of the log has 16 MB.
low_mb=32

free_mb() { df --output=avail -BM "$DISK" | tail -n 1 | tr -dc 0-9; }

while sleep 1; do
  free=$(free_mb)
  if [ "$free" -lt "$low_mb" ]; then
    if curl -s -o /dev/null -f -m 2 "http://$ADDRESS:8008/primary"; then
      rm -f "$ballast"
      echo "disk full ($free MB): handing over"
      printf 'user = "patroni:%s"\n' "$PATRONI_PASSWORD" | curl -s -m 30 -K - -X POST \
        -H 'content-type: application/json' -d "{\"leader\":\"$NODE\"}" "http://$ADDRESS:8008/switchover"
      echo
    fi
  elif [ ! -e "$ballast" ] && [ "$free" -gt $((ballast_mb * 8)) ]; then
    fallocate -l "${ballast_mb}M" "$ballast"
  fi
done
