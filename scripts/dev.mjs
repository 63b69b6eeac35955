// Serves the API and the web app for development. A change of the source restarts the API. The web app loads changes
// without a restart.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules', '.bin', name)

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
    // Development uses a data folder and a demo municipality of its own, so the data of `npm start` do not change.
    env: {
      PORT: String(apiPort),
      PUBLIC_URL: address,
      DATA_DIR: join(root, '.cache/desarrollo'),
      // In development mode, the API checks every response against the contract.
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
    // Child processes are detached, so that Ctrl-C reaches only this process. This process then sends one signal to
    // each child. A second signal would end the API before it shuts down cleanly.
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
