# One image for every role: ROLE says what a container of it does. docs/running.md tells how.
ARG NODE=24.22.3-bookworm-slim

FROM node:${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backend/contract/package.json backend/contract/
COPY backend/content/package.json backend/content/
COPY frontend/package.json frontend/
COPY ui-kit/package.json ui-kit/
COPY e2e/package.json e2e/

FROM manifests AS build
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
RUN npm ci
COPY nx.json tsconfig.base.json ./
COPY backend backend
COPY frontend frontend
COPY ui-kit ui-kit
COPY .tools/build .tools/build
RUN npm run build && node .tools/build/copy-runtime.mjs /runtime

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1000000 MALLOC_TRIM_THRESHOLD_=4000000
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /runtime ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/dist/main.js"]
