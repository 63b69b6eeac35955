// Serves API and web together while they are being changed: the API starts anew, the web takes what changed.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules', '.bin', name)

/** The first port from `first` that nobody has. */
const findPort = (first) =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(findPort(first + 1)))
    probe.listen(first, '127.0.0.1', () => probe.close(() => done(first)))
  })

const [apiPort, webPort] = [await findPort(3100), await findPort(5173)]
const address = `http://127.0.0.1:${webPort}`

const PARTS = [
  {
    folder: 'apps/api',
    command: ['tsx', 'watch', '--clear-screen=false', '--conditions=source', 'src/server.ts'],
    // A demo municipality of its own: what `npm start` keeps is left alone.
    env: {
      PORT: String(apiPort),
      PUBLIC_URL: address,
      DATA_DIR: join(root, '.cache/desarrollo'),
      // The development mode compares every reply with the contract.
      NODE_ENV: 'development',
    },
  },
  {
    folder: 'apps/web',
    command: ['vite', '--host=127.0.0.1', `--port=${webPort}`, '--strictPort', '--logLevel=warn'],
    env: { APREMIA_URL: `http://127.0.0.1:${apiPort}` },
  },
]

console.info('Preparando Apremia: la API y la pantalla se recargan solas. Ctrl-C las detiene.')
let stopping = false
let exitCode = 0
const children = PARTS.map(({ folder, command: [name, ...args], env }) => {
  const child = spawn(bin(name), args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Detached, so that Ctrl-C reaches this process alone, which then signals each child once. A second signal would
    // end the server before it has shut down.
    detached: true,
  })
  child.on('exit', (code) => {
    if (!stopping) {
      console.error(`Se detuvo ${folder}.`)
      exitCode = code || 1
    }
    stop()
  })
  return child
})

function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

await Promise.all(
  children.map((child) => child.exitCode ?? new Promise((done) => child.once('exit', done))),
)
console.info('Apremia se detuvo.')
process.exit(exitCode)
