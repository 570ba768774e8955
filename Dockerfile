# The same build as `npm start`, then only what runs: one bundle, the packages it needs, the built pages.
# `scripts/dockerfile.test.mjs` does what stands here, without a container, and wants the same Node as the tests have. A
# new digest of both names: `docker buildx imagetools inspect node:24-bookworm-slim` (docs/operating.md).
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
COPY . .
RUN node scripts/build.mjs
RUN node_modules/.bin/pnpm --filter @smart-farming/api --prod deploy --legacy /deployed

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app/apps/api
COPY --from=build /deployed/package.json ./
COPY --from=build /deployed/node_modules ./node_modules
COPY --from=build /app/apps/api/migrations ./migrations
COPY --from=build /app/apps/api/data ./data
COPY --from=build /app/apps/api/dist ./dist
COPY --from=build /app/apps/web/dist ../web/dist
# Generated secrets, and the embedded PostgreSQL where no DATABASE_URL is set. All else may be read-only.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
# Whether the process lives, not whether its database answers: a restart of this container would not bring that back.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself is process 1, so that it gets the stop signal and can finish what it has begun. The flag is that of
# `npm start` (scripts/server-flags.mjs).
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "dist/server.js"]
