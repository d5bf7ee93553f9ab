// Loaded with --require before every script. It uses only ES5, because it must run on every Node version.
var wanted = require('../package.json').engines.node.replace('>=', '').split('.');
var found = process.versions.node.split('.');
var isNewer = Number(found[0]) > Number(wanted[0]);

if (!isNewer && (found[0] !== wanted[0] || Number(found[1]) < Number(wanted[1]))) {
  console.error(
    'This project needs Node ' + wanted.join('.') + ' or later. This is Node ' + found.join('.') + '.',
  );
  process.exit(1);
}
