// Loaded with --require before every script: checks Node, then installs what package-lock.json lists. It uses only ES5,
// because it must run on every Node version.
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '..');
var modules = path.join(root, 'node_modules');
var wanted = require('../package.json').engines.node.replace('>=', '').split('.');
var found = process.versions.node.split('.');
var isNewer = Number(found[0]) > Number(wanted[0]);

if (!isNewer && (found[0] !== wanted[0] || Number(found[1]) < Number(wanted[1]))) {
  console.error(
    'This project needs Node ' + wanted.join('.') + ' or later. This is Node ' + found.join('.') + '.',
  );
  process.exit(1);
}

if (!isInstalled()) {
  var lock = path.join(root, '.cache', 'installing');
  if (isRunning(lock)) {
    console.error(
      'Another command is installing the dependencies. Wait until it has, then run this one again.',
    );
    process.exit(1);
  }
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  fs.writeFileSync(lock, String(process.pid));
  console.log('Installing dependencies (npm ci), which takes a minute or two the first time …');
  /** @type {import('child_process').SpawnSyncOptions} */
  var options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  var status = require('child_process').spawnSync('npm', ['ci'], options).status;
  fs.unlinkSync(lock);
  if (status !== 0) {
    console.error('npm ci failed; see its message above.');
    process.exit(1);
  }
}

/**
 * Whether the process that wrote this file has not ended.
 *
 * @param {string} lock
 */
function isRunning(lock) {
  try {
    return process.kill(Number(fs.readFileSync(lock, 'utf8')), 0);
    // ES5 has no catch without a name.
    // oxlint-disable-next-line no-unused-vars
  } catch (error) {
    return false;
  }
}

function isInstalled() {
  // npm ci would empty the folder that a link points to, such as the one that git worktrees share.
  if (fs.existsSync(modules) && fs.lstatSync(modules).isSymbolicLink()) return true;
  // npm writes this lockfile with what it has installed.
  var installed = path.join(modules, '.package-lock.json');
  if (!fs.existsSync(installed)) return false;
  var present = packagesOf(installed);
  var listed = packagesOf(path.join(root, 'package-lock.json'));
  return Object.keys(listed).every(function (name) {
    if (name === '') return true;
    return present[name] ? present[name].version === listed[name].version : listed[name].optional === true;
  });
}

/** @param {string} lockfile */
function packagesOf(lockfile) {
  return JSON.parse(fs.readFileSync(lockfile, 'utf8')).packages;
}
