# The site in a container: docker build --tag wayfare . ; how to run it stands in docs/operations.md.
# The digests are of the images of August 2026; `docker buildx imagetools inspect IMAGE` prints the newest.
FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS build
WORKDIR /source
COPY . .
RUN npm run package -- --node --postgres --to /made \
  && mkdir /wayfare \
  && tar xzf /made/wayfare-*.tar.gz --directory /wayfare --strip-components=1

# Debian and not Alpine: there is no PostgreSQL for musl among the packages.
FROM debian:bookworm-20260824-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171
LABEL org.opencontainers.image.title="Wayfare"
RUN useradd --uid 10001 --user-group --system --no-create-home --home-dir /data --shell /usr/sbin/nologin wayfare \
  && install --directory --owner=wayfare --group=wayfare --mode=0700 /data
COPY --from=build /wayfare /opt/wayfare
ENV DATA_DIR=/data HOST=0.0.0.0
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/opt/wayfare/bin/node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/wayfare/bin/wayfare-server"]
