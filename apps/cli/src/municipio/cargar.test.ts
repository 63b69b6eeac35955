import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PARTE_DE_ENVIO } from '@apremia/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, json } from '../../test/fake-api.ts'
import { trabajo } from '../../test/samples.ts'
import { serveAll } from '../../test/serve-all.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, folder, read } = useApi()

describe('municipio cargar --informe', () => {
  beforeEach(() => serveAll({ on, url: '' }))

  it('sends a package with its equivalences, also when they are outside of it', async () => {
    await run('municipio ejemplo -o p')
    writeFileSync(join(folder(), 'e.yaml'), 'archivos: {}\n')
    expect((await run('municipio cargar p --equivalencias e.yaml --dry-run')).code).toBe(0)
    const envio = calls().find(({ name }) => name === 'loadPaquete')
    expect(String(envio?.request.body)).toContain('equivalencias.yaml')
  })

  it('sends a big package in parts, and the same command again goes on where it was', async () => {
    await run('municipio ejemplo -o p')
    mkdirSync(join(folder(), 'p/titulos'))
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(PARTE_DE_ENVIO)])
    writeFileSync(join(folder(), 'p/titulos/1.pdf'), pdf)
    const id = '00000000-0000-4000-8000-000000000001'
    let envio = { id, archivo: 'p.zip', tamano: 0, recibido: 0, suma: 0 }
    on('startEnvioDePaquete', (request, response) => {
      envio = { ...envio, tamano: JSON.parse(request.body).tamano }
      json({ envio })(request, response)
    })
    const cut = failure(400, 'envio-cortado')
    let partes = 0
    on('sendParteDePaquete', (request, response) => {
      partes += 1
      if (partes === 2) return cut(request, response)
      const [, suma = ''] = /name="suma"\r\n\r\n(\d+)/.exec(request.body) ?? []
      const recibido = Math.min(envio.recibido + PARTE_DE_ENVIO, envio.tamano)
      envio = { ...envio, recibido, suma: Number(suma) }
      return json({ envio })(request, response)
    })
    on('loadEnvioDePaquete', json({ carga: 5, trabajo: trabajo('terminado', { lote: null }) }))
    expect((await run('municipio cargar p --si')).code).not.toBe(0)
    expect(names()).not.toContain('loadEnvioDePaquete')
    const otra = await run('municipio cargar p --si')
    expect(otra.stderr).toContain('Sigue donde había quedado: ya estaban 8,4 MB de 8,4 MB.')
    expect({ code: otra.code, partes }).toEqual({ code: 0, partes: 3 })
    const carga = calls().find(({ name }) => name === 'loadEnvioDePaquete')
    expect(carga?.request.headers['idempotency-key']).toBe(id)
    expect(JSON.parse(carga?.request.body ?? '')).toMatchObject({ simulacion: false })
    expect(names()).not.toContain('loadPaquete')
  })

  const LIBRE = ['municipio', 'cargar', 'p', '--si', '--informe', 'noche.txt']

  it('writes what each file did, and what moved on each desk', async () => {
    await run('municipio ejemplo -o p')
    expect((await run(LIBRE.join(' '))).code).toBe(0)
    const informe = read('noche.txt')
    expect(informe).toMatch(
      /^CARGA DE DATOS DEL MUNICIPIO\n\nPaquete: +p\nMomento: +\d\d\/\d\d\/\d{4}/,
    )
    expect(informe).toContain('Se aplicó la carga 5')
    expect(informe).toMatch(/ARCHIVO +MODO +FILAS/)
    expect(informe).toMatch(/En la mesa de cada abogado\n {2}A01: /)
  })

  it('when the service refuses, says that nothing was loaded, with the same exit code as without a report', async () => {
    await run('municipio ejemplo -o p')
    on('loadPaquete', failure(503, 'no-disponible'))
    const { code } = await run(LIBRE.join(' '))
    expect(code).toBe(7)
    const informe = read('noche.txt')
    expect(informe).toContain('Resultado:   No se aplicó nada: vea por qué.')
    expect(informe).toContain('Por qué no se aplicó\n  Mensaje de no-disponible.')
  })

  it('refuses to replace another report unless --force, and loads nothing then', async () => {
    await run('municipio ejemplo -o p')
    writeFileSync(join(folder(), 'noche.txt'), 'de ayer')
    const { code, stderr } = await run(LIBRE.join(' '))
    expect([code, names()]).toEqual([1, []])
    expect(stderr).toContain('--force')
    expect((await run([...LIBRE, '--force'].join(' '))).code).toBe(0)
    expect(read('noche.txt')).toContain('Se aplicó')
  })
})

describe('municipio cargar with a token that is not valid', () => {
  it('says how the token of a service account is renewed, and not to sign in', async () => {
    serveAll({ on, url: '' })
    await run('municipio ejemplo -o p')
    on('loadPaquete', failure(401, 'sin-sesion'))
    const { code, stderr } = await run('municipio cargar p --si')
    expect(code).toBe(4)
    expect(stderr).toContain('apremia cuentas renovar')
    expect(stderr).not.toContain('apremia sesion iniciar')
  })
})

describe('municipio deshacer', () => {
  beforeEach(() => serveAll({ on, url: '' }))

  it('says why a load cannot be undone, and asks for nothing else', async () => {
    on('simulateUndoPaquete', json({ motivos: ['Después hubo otra carga.'] }))
    const { code, stderr } = await run('municipio deshacer 5 --si')
    expect([code, names()]).toEqual([6, ['simulateUndoPaquete']])
    expect(stderr).toContain('Después hubo otra carga.')
    expect((await run('municipio deshacer x')).code).toBe(2)
  })

  it('with --dry-run changes nothing, and with --si waits for the end', async () => {
    expect((await run('municipio deshacer 5 --dry-run')).stdout).toContain('Se desharía')
    expect(names()).not.toContain('undoPaquete')
    const { code, stdout } = await run('municipio deshacer 5 --si')
    expect([code, stdout.trim()]).toEqual([
      0,
      'La carga se deshizo: todo quedó como antes de ella.',
    ])
  })
})
