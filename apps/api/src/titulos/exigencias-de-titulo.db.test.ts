import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esperarTrabajo, intimables, pedirCartas } from '../../test/cartas.ts'
import { type FilaDePrueba, filasTitulables, libroBasico, readLibro } from '../../test/libros.ts'
import { createPlanillas, type RevisionDeTitulos } from '../../test/planillas-de-titulos.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let filas: FilaDePrueba[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const libres = await intimables(test, 'A01', 60)
  filas = (await filasTitulables(test, 200)).filter(
    ([imponible, recurso, abogado]) =>
      abogado === 'A01' &&
      libres.some((una) => una.imponible === String(imponible) && una.recurso === recurso),
  )
  await query(
    "update deuda set capital = abs(capital), interes = abs(interes) + 1 where tipo = 'I' and imponible = any($1)",
    [filas.map(([imponible]) => imponible)],
  )
})
afterAll(() => test.close())

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await test.open.pool.query(sql, [...values])).rows

const take = (): FilaDePrueba => {
  const fila = filas.shift()
  if (fila === undefined) throw new Error('No quedan filas para títulos')
  return fila
}

const { enviar, revisar, procesar } = createPlanillas(() => ({ test, token: admin }))
const generar = async (bytes: Buffer, more: Record<string, string> = {}) => {
  const ultimo = await test.call('GET', '/api/creaciontitulos/getlastitlenumber', admin)
  const startTitleNumber = String(ultimo.json().lastTitleNumber + 1)
  return enviar('generatetitles', bytes, { startTitleNumber, ...more })
}
const poner = async (clave: string, valor: string) => {
  const answer = await test.call('POST', '/api/parametros', admin, {
    ...{ clave, valor, motivo: 'Decreto de prueba' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const vistas = (revision: RevisionDeTitulos, regla: string) =>
  revision.observaciones
    .filter((una) => una.regla === regla)
    .map(({ tipo, mensaje }) => `${tipo}: ${mensaje}`)
const estadoDe = (procesada: Buffer) => {
  const [fila] = Object.values(readLibro(procesada))[0] ?? []
  return [fila?.ESTADO, fila?.AVISOS]
}
const FORZADA = { forzar: '1', motivoForzar: 'Lo pide el intendente' }

describe('what a person looks at before a title', () => {
  it('a dead or insolvent debtor is named in both workbooks, and the title is issued', async () => {
    const fila = take()
    const basico = libroBasico([fila])
    const procesada = await procesar(libroBasico([fila]))
    const [deudor] = await query(
      `update contribuyente set marca = 'fallecido', marca_desde = '2026-05-01'
       where nro_contrib = (select nro_contrib from vinculo where tipo = 'I' and imponible = $1
         and vinculo_desc <> 'ocupante' order by orden limit 1) returning apynom`,
      [fila[0]],
    )
    const aviso = `aviso: El deudor ${deudor.apynom} figura como fallecido (se sabe desde el 01/05/2026).`
    const revisada = await revisar(procesada)
    expect(vistas(revisada, 'titulo.deudor-fallecido')).toEqual([aviso])
    expect(
      revisada.observaciones.find(({ regla }) => regla === 'titulo.deudor-fallecido'),
    ).toMatchObject({ norma: '', salida: expect.stringContaining('los herederos o la sucesión') })
    expect(vistas(await revisar(basico), 'titulo.deudor-fallecido')).toEqual([aviso])
    const [estado, avisos] = estadoDe(await procesar(libroBasico([fila])))
    expect([estado, String(avisos)]).toEqual(['OK', expect.stringContaining('como fallecido')])
    expect((await generar(procesada)).statusCode).toBe(200)
  })

  it('an occupant is not a debtor', async () => {
    const fila = take()
    await query(
      `with uno as (select nro_contrib, tipo, imponible from vinculo where tipo = 'I' and imponible = $1
         and orden = 1),
       ocupante as (update vinculo v set vinculo_desc = 'ocupante' from uno
         where (v.tipo, v.imponible, v.nro_contrib) = (uno.tipo, uno.imponible, uno.nro_contrib))
       update contribuyente q set marca = 'quiebra', marca_desde = '2026-05-01'
       from uno where q.nro_contrib = uno.nro_contrib`,
      [fila[0]],
    )
    expect(vistas(await revisar(libroBasico([fila])), 'titulo.deudor-en-quiebra')).toEqual([])
  })

  it('an overdue period without interest is named in both workbooks', async () => {
    const fila = take()
    const [{ periodo }] = await query(
      `update deuda set interes = 0 where (tipo, imponible, recurso, anio, cuota) =
        (select tipo, imponible, recurso, anio, cuota from deuda where tipo = 'I' and imponible = $1
          and recurso = $2 and estado = 'PENDIENTE' and vencimiento < '2026-11-01'
          order by anio, cuota limit 1)
       returning anio || '/' || lpad(cuota::text, 2, '0') as periodo`,
      [fila[0], fila[1]],
    )
    for (const bytes of [libroBasico([fila]), await procesar(libroBasico([fila]))])
      expect(vistas(await revisar(bytes), 'titulo.vencidos-sin-interes')).toEqual([
        `aviso: Reclama períodos vencidos sin interés: ${periodo}.`,
      ])
  })
})

describe('what the municipality asks before a title', () => {
  const SIN_CARTA = /: Reclama períodos sin una carta de intimación recibida: \d{4}/

  it('nothing, until it says so', async () => {
    const revision = await revisar(libroBasico([take()]))
    for (const regla of ['titulo.sin-carta', 'titulo.bajo-el-minimo'])
      expect(vistas(revision, regla)).toEqual([])
  })

  it('a received letter: warned of or refused, until its acknowledgement is recorded', async () => {
    const fila = take()
    const basico = libroBasico([fila])
    const procesada = await procesar(libroBasico([fila]))
    await poner('titulo.carta', 'avisar')
    for (const bytes of [basico, procesada]) {
      const revision = await revisar(bytes)
      expect(revision.listas).toBe(1)
      const [uno, ...otros] = vistas(revision, 'titulo.sin-carta')
      expect([uno, otros]).toEqual([expect.stringMatching(/^aviso/), []])
      expect(uno).toMatch(SIN_CARTA)
    }
    await poner('titulo.carta', 'rechazar')
    for (const bytes of [basico, procesada]) {
      const revision = await revisar(bytes)
      expect(revision.listas).toBe(0)
      const [uno, ...otros] = vistas(revision, 'titulo.sin-carta')
      expect([uno, otros]).toEqual([expect.stringMatching(/^rechazo/), []])
    }
    const [estado] = estadoDe(await procesar(libroBasico([fila])))
    expect(estado).toMatch(/^Reclama períodos sin una carta/)
    for (const more of [{}, FORZADA]) {
      const rechazada = await generar(procesada, more)
      expect([rechazada.statusCode, rechazada.body]).toEqual([
        422,
        expect.stringContaining('titulo.sin-carta'),
      ])
    }

    const a01 = await test.login('20000003')
    const [imponible, recurso] = fila
    const pedida = await pedirCartas(test, a01, [{ imponible: String(imponible), recurso }])
    expect(pedida.statusCode, pedida.body).toBe(200)
    const { lote, trabajo } = pedida.json()
    await esperarTrabajo(test, trabajo.id)
    expect((await revisar(procesada)).listas).toBe(0)
    const acuse = { medio: 'carta-documento', pieza: 'CD1', fecha: '2026-11-20', hora: '10:30' }
    const anotado = await test.call('PUT', `/api/cartas/${lote.desde}/acuse`, a01, {
      ...{ ...acuse, resultado: 'recibida', receptor: 'Núñez, José', dni: '12345678' },
      vinculo: 'hijo',
    })
    expect(anotado.statusCode, anotado.body).toBe(200)
    for (const bytes of [basico, procesada]) {
      const revision = await revisar(bytes)
      expect([revision.listas, vistas(revision, 'titulo.sin-carta')]).toEqual([1, []])
    }
    await query('update carta_imponible set retirado = now() where numero = $1', [lote.desde])
    expect((await revisar(procesada)).listas).toBe(0)
    await query('update carta_imponible set retirado = null where numero = $1', [lote.desde])
    expect((await generar(procesada)).statusCode).toBe(200)
    await poner('titulo.carta', 'nada')
  })

  it('a lowest total: warned of, or refused also when the row is forced', async () => {
    const fila = take()
    const basico = libroBasico([fila])
    const procesada = await procesar(libroBasico([fila]))
    await poner('titulo.minimo', '900000000.00')
    for (const bytes of [basico, procesada]) {
      const revision = await revisar(bytes)
      expect(revision.listas).toBe(1)
      expect(vistas(revision, 'titulo.bajo-el-minimo')).toEqual([
        expect.stringMatching(/^aviso: El total, .*, es menor que el mínimo de un título: /),
      ])
    }
    await poner('titulo.bajoMinimo', 'rechazar')
    expect((await revisar(basico)).listas).toBe(0)
    const rechazada = await generar(procesada, FORZADA)
    expect([rechazada.statusCode, rechazada.body]).toEqual([
      422,
      expect.stringContaining('titulo.bajo-el-minimo'),
    ])
    await poner('titulo.minimo', '0')
    expect((await generar(procesada)).statusCode).toBe(200)
  })
})
