# docker build --secret id=env,src=.env --tag site .
# docker run --publish 8080:8080 site

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The settings of a Firebase project. They become part of the public build, but not of a layer's history.
RUN --mount=type=secret,id=env,target=/site/.env,required=true npm run build

# Runs as an unprivileged user.
FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /site/dist /usr/share/nginx/html
COPY --from=build /site/dist/_nginx.conf /etc/nginx/conf.d/site.conf
COPY nginx.conf /etc/nginx/conf.d/default.conf
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q --spider http://127.0.0.1:8080/ || exit 1
