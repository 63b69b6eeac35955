import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AlmacenDePrueba, startAlmacen } from '@apremia/api/almacen-s3'
import { freePort } from '@apremia/api/launch'
import { fetchAlone } from './fetch-alone.ts'
import { type ComoArrancar, type Instalacion, type Producto, ROOT, startUno } from './un-proceso.ts'

/**
 * True when the tests run on two servers behind nginx. Each server has its own data folder, and both servers share one
 * S3-compatible store.
 */
export const isDosMaquinas = (): boolean => process.env.APREMIA_E2E_INSTALACION === 'dos'

/**
 * Finds the nginx program.
 * @throws Error when nginx is not installed
 */
const findNginx = (): string => {
  const hallado = ['nginx', '/usr/sbin/nginx'].find(
    (programa) => spawnSync(programa, ['-v']).status === 0,
  )
  if (hallado === undefined)
    throw new Error(
      'Hace falta nginx y no está: instálelo (en Debian, «apt-get install nginx-light») y repita.',
    )
  return hallado
}

/** @throws Error when all the tests must run on two servers and nginx is not installed */
export const assertNginx = (): void => {
  if (isDosMaquinas()) findNginx()
}

/**
 * Data folder of the second server, and document store that both servers share. A restart of the servers keeps both.
 */
interface Segunda {
  readonly almacen: AlmacenDePrueba
  readonly folder: string
}

const segundas = new Map<string, Promise<Segunda>>()

const ensureSegunda = (dataDir: string): Promise<Segunda> => {
  let segunda = segundas.get(dataDir)
  if (segunda === undefined) {
    segunda = startAlmacen().then((almacen) => ({
      almacen,
      folder: mkdtempSync(join(tmpdir(), 'apremia-e2e-segunda-')),
    }))
    segundas.set(dataDir, segunda)
  }
  return segunda
}

/** Closes the store and removes the data folder of the second server of an installation. */
export const removeSegunda = async (dataDir: string): Promise<void> => {
  const segunda = await segundas.get(dataDir)
  segundas.delete(dataDir)
  if (segunda === undefined) return
  await segunda.almacen.close()
  rmSync(segunda.folder, { recursive: true, force: true })
}

/** Line of `deploy/nginx.conf` with the time that nginx waits for a server that does not answer. */
const ESPERA = 'proxy_read_timeout 65s'

/** Response header in which the nginx of the tests names the server that answered. */
const QUIEN = 'X-Servidor'

interface Reparto {
  readonly port: number
  readonly servidores: readonly number[]
  /** Seconds that nginx waits for a server that does not answer. By default, the time in `deploy/nginx.conf`. */
  readonly espera: number | undefined
}

/** Writes an nginx configuration from the example `deploy/nginx.conf`, with other addresses and without TLS. */
const writeConf = (folder: string, { port, servidores, espera }: Reparto): string => {
  const ejemplo = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
  const desde = ejemplo.indexOf('    # El mayor pedido')
  if (desde < 0 || !ejemplo.includes(ESPERA))
    throw new Error('deploy/nginx.conf cambió y no se sabe qué parte probar')
  const temporales = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const path = join(folder, 'nginx.conf')
  writeFileSync(
    path,
    `${userInfo().uid === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
${temporales.map((uno) => `    ${uno}_temp_path ${folder}/${uno};`).join('\n')}
    upstream apremia {
${servidores.map((uno) => `        server 127.0.0.1:${uno};`).join('\n')}
        keepalive 16;
        keepalive_timeout 10s;
    }
    server {
        listen 127.0.0.1:${port};
        add_header ${QUIEN} $upstream_addr always;
${ejemplo
  .slice(desde)
  .replace('$host;', '$http_host;')
  .replace(ESPERA, espera === undefined ? ESPERA : `proxy_read_timeout ${espera}s`)}
}
`,
  )
  return path
}

const isListening = async (port: number): Promise<boolean> => {
  const socket = createConnection({ port, host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const startNginx = async (reparto: Reparto) => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-nginx-'))
  const args = ['-p', folder, '-c', writeConf(folder, reparto)]
  const child = spawn(findNginx(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  while (!(await isListening(reparto.port))) {
    if (child.exitCode !== null) throw new Error(`nginx terminó (${child.exitCode}):\n${output}`)
    await sleep(20)
  }
  return {
    stop: async (): Promise<void> => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One of the two servers behind nginx. */
export interface Maquina {
  /** Stops the server: cleanly with `SIGTERM`, the default, or like a power cut with `SIGKILL`. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Starts the server again with the same data folder and port. */
  readonly start: () => Promise<void>
  /** Suspends the server, so that its connections stay open without an answer. */
  readonly freeze: () => void
  readonly thaw: () => void
}

export interface DosMaquinas extends Producto {
  readonly maquinas: readonly [Maquina, Maquina]
  /**
   * True when nginx sends requests to both servers. It sends none for ten seconds to a server that refused a connection
   * or did not answer in time, even if the server is back earlier.
   */
  readonly isShared: () => Promise<boolean>
}

const startMaquina = async (launch: (port?: number) => Promise<Producto>) => {
  let server = await launch()
  const { port } = server
  const maquina: Maquina = {
    stop: (signal) => server.stop(signal),
    start: async () => {
      server = await launch(port)
    },
    freeze: () => server.process.kill('SIGSTOP'),
    thaw: () => server.process.kill('SIGCONT'),
  }
  return { port, maquina, running: () => server }
}

/**
 * Starts two servers, each with its own data folder, and an nginx that sends each request to the next server in turn.
 */
export const startDosMaquinas = async (
  { dataDir, env }: Instalacion,
  options: ComoArrancar & { readonly espera?: number } = {},
): Promise<DosMaquinas> => {
  const { almacen, folder } = await ensureSegunda(dataDir)
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const suyas = { PUBLIC_URL: url, ...env, ...almacen.env }
  const startIn = (carpeta: string) => {
    mkdirSync(carpeta, { recursive: true })
    return startMaquina((suPuerto) =>
      startUno(
        { dataDir: carpeta, env: suyas },
        {
          ...(suPuerto === undefined ? {} : { port: suPuerto }),
          ...(options.env ? { env: options.env } : {}),
        },
      ),
    )
  }
  // The servers start one after the other. The first start writes the identifier of the installation to the database
  // and to the document store. The second server must find it there.
  const una = await startIn(dataDir)
  const otra = await startIn(folder)
  const nginx = await startNginx({
    port,
    servidores: [una.port, otra.port],
    espera: options.espera,
  })
  const whoAnswers = async () => (await fetchAlone(`${url}/api/salud/viva`)).headers.get(QUIEN)
  const puertos = [una.port, otra.port].map((suyo) => `127.0.0.1:${suyo}`)
  return {
    ...una.running(),
    ...{ url, port, env, portDeServidor: una.port },
    maquinas: [una.maquina, otra.maquina],
    isShared: async () => {
      const vistos = [await whoAnswers(), await whoAnswers()]
      return puertos.every((suyo) => vistos.includes(suyo))
    },
    output: () => una.running().output() + otra.running().output(),
    stop: async (signal) => {
      await nginx.stop()
      await Promise.all([una.maquina.stop(signal), otra.maquina.stop(signal)])
    },
  }
}
