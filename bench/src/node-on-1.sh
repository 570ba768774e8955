#!/bin/sh
# node, on processor 1 only
exec taskset -c 1 node "$@"
