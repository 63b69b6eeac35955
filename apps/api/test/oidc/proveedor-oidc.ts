import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../launch.ts'

export interface ProveedorOidc {
  readonly issuer: string
  readonly env: Readonly<Record<string, string>>
  readonly rotate: () => Promise<void>
  readonly fallAtReturn: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

const SERVIR = fileURLToPath(new URL('servir.mjs', import.meta.url))
const SECRETO = 'una clave: con/espacios+y%signos~de prueba'

/** @param reclamo claim with the document number of the person: dni, cuil or cuit */
export const startProveedorOidc = async (
  origin: string,
  { reclamo = 'cuil', publico = false } = {},
): Promise<ProveedorOidc> => {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const settings = {
    port,
    cliente: 'apremia',
    secreto: SECRETO,
    publico,
    reclamo,
    redirects: [`${origin}/identidad/vuelta`],
    salidas: [`${origin}/`],
  }
  const open = async () => {
    const child = spawn(process.execPath, [SERVIR], {
      env: { PATH: process.env.PATH, PROVEEDOR: JSON.stringify(settings) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    const says = (text: string) =>
      new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes(text) && resolve())
        child.once('exit', () => reject(new Error(`El proveedor terminó:\n${output}`)))
      })
    await says('listo')
    return { child, says }
  }
  let running = await open()
  return {
    issuer,
    env: {
      IDENTIDAD_EMISOR: issuer,
      IDENTIDAD_CLIENTE: 'apremia',
      ...(publico ? {} : { IDENTIDAD_CLIENTE_SECRETO: SECRETO }),
      IDENTIDAD_DOCUMENTO: reclamo,
      IDENTIDAD_NOMBRE: 'Identidad Municipal',
    },
    rotate: async () => {
      const said = running.says('clave')
      running.child.kill('SIGUSR2')
      await said
    },
    fallAtReturn: async () => {
      const said = running.says('va a caer')
      running.child.kill('SIGHUP')
      await said
    },
    stop: async () => {
      const { child } = running
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    start: async () => {
      running = await open()
    },
  }
}
