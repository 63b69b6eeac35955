import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { PARTE_DE_ENVIO } from '@apremia/api-client'
import { CATALOGO_INICIAL } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { events, failure, file, json } from '../../test/fake-api.ts'
import { carga, trabajo } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, names, calls, folder } = useApi()

const ENCABEZADO = 'NRO_INMUEBLE;RECURSO;CALLE;NRO'
const save = (name: string, ...filas: string[]): void =>
  writeFileSync(join(folder(), name), [ENCABEZADO, ...filas, ''].join('\n'))

const RECHAZADAS = [{ campo: 'rechazosHasta', message: 'Filas rechazadas: 2.' }]

const serve = (extra: object = {}): void => {
  const pendiente = trabajo('pendiente', { lote: null })
  on('reviewPadron', json({ carga: 3, trabajo: pendiente }))
  on('watchTrabajo', events(trabajo('terminado', { lote: null })))
  on('getCarga', json(carga(extra)))
  on('discardCarga', json(carga({ estado: 'descartada' })))
  on('applyCarga', json(pendiente))
  on('undoCarga', json(pendiente))
  save('padron.csv', '1;AB;Mitre;12')
}

describe('registros cargar', () => {
  it('shows what each column means and what the load would do, and applies it with a confirmation', async () => {
    serve()
    const { code, stdout, stderr } = await run('registros cargar padron.csv --modo parcial --si')
    expect(code).toBe(0)
    expect(stderr).toContain('Inmueble → NRO_INMUEBLE')
    expect(stderr).toContain('No están, y no cambian: CALLE.')
    expect(stderr).toContain('No se usan las columnas Color.')
    expect(stdout).toContain('Nuevos: 2\nCambian: 4\nIguales: 6')
    expect(names()).toContain('applyCarga')
    expect(stderr).toContain('apremia registros deshacer 3')
  })

  it('with --dry-run does not change the registry', async () => {
    serve()
    const { code, stderr } = await run('registros cargar padron.csv --modo completa --dry-run')
    expect(code).toBe(0)
    expect(stderr).toContain('No se cambió nada.')
    expect(names()).not.toContain('applyCarga')
    expect(calls()[0]?.request.body).toMatch(/name="simulacion"\r\n\r\ntrue/)
  })

  it('a file without changes has nothing to apply', async () => {
    serve({ nuevos: 0, cambiados: 0 })
    const { code, stderr } = await run('registros cargar padron.csv --modo completa')
    expect(code).toBe(0)
    expect(stderr).toContain('El archivo dice lo mismo que el padrón.')
    expect(names()).not.toContain('applyCarga')
  })

  it('many that would become inactive are confirmed by their own flag', async () => {
    const message = 'Pasarían a inactivos 30 de los 100 inmuebles activos.'
    serve({ bajas: 30, impedimentos: [{ campo: 'confirmarBajas', message }] })
    const sin = await run('registros cargar padron.csv --modo completa --si')
    expect(sin.code).toBe(6)
    expect(sin.stderr).toContain('--confirmar-bajas')
    const con = await run('registros cargar padron.csv --modo completa --si --confirmar-bajas')
    expect(con.code).toBe(0)
    expect(calls().at(-2)?.request.body).toBeDefined()
  })

  it('saves the refused rows in the file that was asked for', async () => {
    serve({ rechazadas: 2, impedimentos: RECHAZADAS })
    on('downloadRechazadas', file('padron_rechazadas.xlsx', 'rechazadas'))
    const flags = '--modo parcial --si --continuar --errores mal.xlsx'
    const { code } = await run(`registros cargar padron.csv ${flags}`)
    expect(code).toBe(0)
    expect(readFileSync(join(folder(), 'mal.xlsx'), 'utf8')).toBe('rechazadas')
  })

  it('applies nothing and ends with 3 while rows are refused, unless they are accepted (D192)', async () => {
    serve({ rechazadas: 2, impedimentos: RECHAZADAS })
    for (const flags of ['', '--rechazos-hasta 1']) {
      const sin = await run(`registros cargar padron.csv --modo parcial --si ${flags}`.trim())
      expect([flags, sin.code]).toEqual([flags, 3])
      expect(sin.stderr).toContain('--continuar')
      expect(names()).not.toContain('applyCarga')
    }
    for (const [flags, body] of [
      ['--continuar', { continuar: true, rechazosHasta: 0 }],
      ['--rechazos-hasta 2', { continuar: false, rechazosHasta: 2 }],
    ] as const) {
      const con = await run(`registros cargar padron.csv --modo parcial --si ${flags}`)
      expect([flags, con.code]).toEqual([flags, 0])
      expect(con.stderr).toContain('Hay 2 filas rechazadas')
      const pedido = calls().findLast(({ name }) => name === 'applyCarga')
      expect(JSON.parse(pedido?.request.body ?? '')).toMatchObject(body)
    }
  })

  it('a load that changes nothing and has refused rows ends with 3 too', async () => {
    serve({ nuevos: 0, cambiados: 0, rechazadas: 2, impedimentos: RECHAZADAS })
    expect((await run('registros cargar padron.csv --modo parcial --si')).code).toBe(3)
  })

  it('sends a big one in parts, and the same command again goes on where it was', async () => {
    serve()
    const texto = `${ENCABEZADO}\n${'1;AB;Mitre;12\n'.repeat(700_000)}`
    writeFileSync(join(folder(), 'grande.csv'), texto)
    const envio = (recibido: number) => ({
      envio: {
        ...{ id: '00000000-0000-4000-8000-000000000001', archivo: 'grande.csv', recibido },
        ...{ tamano: texto.length, suma: crc32(texto.slice(0, recibido)) },
      },
    })
    on('startEnvio', json(envio(PARTE_DE_ENVIO)))
    on('sendParte', json(envio(texto.length)))
    on('reviewEnvio', json({ carga: 3, trabajo: trabajo('pendiente', { lote: null }) }))
    const { code, stderr } = await run('registros cargar grande.csv --modo parcial --dry-run')
    expect(stderr).toContain('Sigue donde había quedado: ya estaban 8,4 MB de 9,8 MB.')
    expect(code).toBe(0)
    expect(names().slice(0, 3)).toEqual(['startEnvio', 'sendParte', 'reviewEnvio'])
    expect(names()).not.toContain('reviewPadron')
    expect(calls()[1]?.request.body).toContain(`\r\n\r\n${PARTE_DE_ENVIO}\r\n`)
  })

  it('explains why a load is impossible with a municipal service', async () => {
    serve()
    on('reviewPadron', failure(409, 'padron-remoto'))
    const { code, stderr } = await run('registros cargar padron.csv --modo parcial')
    expect(code).toBe(6)
    expect(stderr).toContain('Mensaje de padron-remoto.')
  })
})

describe('registros cargas', () => {
  it('prints the day and the hour of Buenos Aires', async () => {
    on(
      'getCargas',
      json([carga({ creada: '2026-11-21T01:30:00Z' })], 200, { 'x-total-count': '1' }),
    )
    const { stdout } = await run('registros cargas')
    expect(stdout).toContain('20/11/2026 22:30')
    expect((await run('registros cargas --json')).stdout).toContain('2026-11-21T01:30:00Z')
  })
})

describe('registros diferencias', () => {
  it('compares two files with the resources of the installation', async () => {
    on(
      'getConfig',
      json({
        version: '0.1.0',
        municipio: 'San Nicolás',
        servicioMunicipal: 'propio',
        identidad: {
          url: '/identidad',
          salida: '/identidad/salir',
          demo: true,
          fuentes: [],
          nombre: '',
        },
        recursos: [...CATALOGO_INICIAL.values()],
        titulos: { maximoSincronico: 200 },
        convenios: { topeDeCuotas: 15 },
        partida: '000-000000-0',
      }),
    )
    save('a.csv', '1;AB;Mitre;12', '2;AB;Paz;1', '3;AB;Uno;1')
    save('b.csv', '1;AB;Mitre;14', '2;AB;Paz;1', '2;SS;Paz;1', '4;AB;Dos;2')
    const { code, stdout, stderr } = await run('registros diferencias a.csv b.csv --formato csv')
    expect(code).toBe(0)
    expect(stdout.split('\r\n')).toEqual([
      'inmueble,clase,campo,antes,despues',
      '1,cambiado,NRO,12,14',
      '2,cambiado,RECURSO,AB,"AB, SS"',
      '3,falta,,,',
      '4,nuevo,,,',
      '',
    ])
    expect(stderr).toContain('Nuevos: 1. Cambian: 2. Faltan: 1.')
    expect(names()).toEqual(['getConfig'])
  })
})

describe('registros deshacer', () => {
  it('asks whether it can be, and does it', async () => {
    serve()
    on('simulateUndoCarga', json(carga({ estado: 'aplicada' })))
    expect((await run('registros deshacer 3 --dry-run')).code).toBe(0)
    expect(names()).not.toContain('undoCarga')
    const { code, stdout } = await run('registros deshacer 3 --si')
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'La carga se deshizo.\n' })
  })
})
