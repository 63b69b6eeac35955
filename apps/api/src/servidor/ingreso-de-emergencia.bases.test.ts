import { execFile } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { type ProcesoDePrueba, startProceso } from '../../test/proceso.ts'
import { copyPlantilla } from '../../test/test-db.ts'
import { nameOfPuerta } from '../platform/servidor-en-marcha.ts'

let emisor: Emisor
let copia: Copia
let proceso: ProcesoDePrueba
beforeAll(async () => {
  ;[emisor, copia] = await Promise.all([startEmisor(), copyPlantilla()])
  proceso = await startProceso(copia, emisor)
})
afterAll(async () => {
  await proceso.stop()
  emisor.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

const ejecutar = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(process.env.APREMIA_HILOS ?? '', 'apremia-servidor.js'), ...args],
      {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: copia.dataDir,
          PORT: String(proceso.port),
          ...env,
        },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

const pedir = (dni: string, motivo = 'El proveedor no responde desde ayer') =>
  ejecutar(['ingreso-de-emergencia', dni, '--motivo', motivo])

const ingresar = (token: string) =>
  proceso.call('POST', '/api/usuarios/login', undefined, { token })

describe('sign-in of emergency, on the server’s own machine (D187)', () => {
  it('lets an administrator in once, with the provider gone, and is in the history', async () => {
    const admin = await proceso.login('20000001')
    emisor.close()
    const { code, stdout, stderr } = await pedir('20.000.001')
    expect(code, stderr).toBe(0)
    expect(stderr).toContain('Ferreyra, Mariana')
    const url = new URL(stdout.trim())
    expect(`${url.origin}${url.pathname}`).toBe(`${proceso.url}/`)
    const token = url.searchParams.get('token') ?? ''
    const entered = await ingresar(token)
    expect(entered.status, entered.body).toBe(200)
    expect(JSON.parse(entered.body).usuario).toMatchObject({ dni: '20000001', rol: 'admin' })
    expect(JSON.parse(entered.body).fuente).toBe('emergencia')
    expect((await ingresar(token)).status).toBe(401)

    const { body } = await proceso.call('POST', '/api/historico/search', admin, {})
    expect(body).toContain('Ingreso de emergencia de Ferreyra, Mariana')
    expect(body).not.toContain(token.slice(0, 60))
    expect(proceso.output()).not.toContain(token.slice(0, 60))
    const verified = await proceso.call('POST', '/api/historial/verificar', admin)
    expect(JSON.parse(verified.body)).toMatchObject({ valido: true })
  })

  it.each([
    ['20000003', undefined, /no es un administrador en alta/],
    ['39999999', undefined, /no es un administrador en alta/],
    ['abc', undefined, /Indique el DNI/],
    ['20000001', '   ', /Indique el motivo/],
  ])('is refused to %s with the reason %j', async (dni, motivo, message) => {
    const { code, stdout, stderr } = await pedir(dni, motivo)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(message)
  })

  it('is asked for on this machine by the account of the server alone', () => {
    const { mode } = statSync(join(copia.dataDir, nameOfPuerta(proceso.port)))
    expect(mode & 0o777).toBe(0o600)
  })

  it('reviews the provider too, before anybody can sign in', async () => {
    const { code, stdout } = await ejecutar(['identidad'])
    expect(code).toBe(1)
    expect(stdout).toContain('Emisor: https://identidad.example\n')
    expect(stdout).toContain('✘ No se pudieron leer las claves del proveedor')
  })

  it('leaves nothing in the folder when the server stops', async () => {
    const otra = await copyPlantilla()
    const otro = await startProceso(otra, emisor)
    const path = join(otra.dataDir, nameOfPuerta(otro.port))
    expect(existsSync(path)).toBe(true)
    await otro.stop()
    expect(existsSync(path)).toBe(false)
    rmSync(otra.dataDir, { recursive: true, force: true })
  })

  it('explains when no server is running there, and how the command is used', async () => {
    const args = ['ingreso-de-emergencia', '20000001', '--motivo', 'probando']
    for (const env of [{ PORT: '1' }, { DATA_DIR: '/no/existe' }]) {
      const { code, stderr } = await ejecutar(args, env)
      expect(code).toBe(1)
      expect(stderr).toContain('No hay un servidor en marcha en esta máquina')
    }
    expect(await ejecutar([])).toMatchObject({ code: 2 })
    expect((await ejecutar(['ingreso-de-emergencia', '--otra'])).code).toBe(2)
    expect((await ejecutar(['--help'])).stdout).toContain('ingreso-de-emergencia <DNI>')
  })
})
