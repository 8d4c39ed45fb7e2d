#!/bin/sh
# Puts a build in place in one step:
#
#   sh config/nginx/release.sh dist /srv/portal [clean]
#
# A new folder below /srv/portal/releases gets the files of the present release, so that open tabs
# find theirs ("clean" leaves those out), and then the build's. The installation's own site.js stays.
# With IPR_BASE set, the page names its files below that base and is left uncompressed.
# The link /srv/portal/ipr-front is exchanged last, by one rename: index.html and its compressed
# forms change together, and a copy that fails halfway changes nothing.
set -eu

wrong() {
    echo "release.sh: $1" >&2
    exit 1
}

[ $# -ge 2 ] || wrong 'usage: sh release.sh <build> <folder of the portal> [clean]'
build=$1
root=$2
present=$root/ipr-front
[ -f "$build/index.html.gz" ] || wrong "$build is no complete build: it has no index.html.gz"
base=${IPR_BASE:-/ipr-front/}
case "$base" in *[!A-Za-z0-9/_-]* | [!/]* | *[!/]) wrong "IPR_BASE: \"$base\" is not a path such as /ipr-front/" ;; esac
case "${3:-}" in '' | clean) ;; *) wrong "\"$3\" is not \"clean\"" ;; esac

name=releases/$(date +%Y%m%d-%H%M%S)-$$
mkdir -p "$root/releases"
mkdir "$root/$name"
trap 'rm -rf "${root:?}/$name" "$present.new"' EXIT
trap 'exit 1' HUP INT TERM

if [ -d "$present" ] && [ "${3:-}" != clean ]; then cp -pR "$present/." "$root/$name/"; fi
# No compressed form of an older file may stand beside a newer one.
(cd "$build" && find . -type f) | while IFS= read -r file; do
    rm -f "$root/$name/$file.br" "$root/$name/$file.gz"
done
cp -pR "$build/." "$root/$name/"
if [ "$base" != /ipr-front/ ]; then
    sed "s|\"/ipr-front/|\"$base|g" "$build/index.html" >"$root/$name/index.html"
    rm -f "$root/$name/index.html.br" "$root/$name/index.html.gz"
fi
if [ -f "$present/site.js" ]; then cp -p "$present/site.js" "$root/$name/"; fi

# A plain folder, from before there were releases, cannot be exchanged by a rename.
if [ -d "$present" ] && [ ! -L "$present" ]; then mv "$present" "$root/$name-before"; fi
ln -s "$name" "$present.new"
mv -T "$present.new" "$present"
trap - EXIT
echo "$present is now $name"
