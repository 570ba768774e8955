#!/bin/sh
# node, on processor 0 only
exec taskset -c 0 node "$@"
