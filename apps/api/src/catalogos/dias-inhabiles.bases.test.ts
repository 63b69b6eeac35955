import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esperarTrabajo, intimables, pedirCartas } from '../../test/cartas.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let a01: string
let carta = 0
beforeAll(async () => {
  test = await startTestApp()
  a01 = await test.login('20000003')
  const answer = await pedirCartas(test, a01, await intimables(test, 'A01', 12))
  const { lote, trabajo } = answer.json()
  carta = lote.desde
  await esperarTrabajo(test, trabajo.id)
  test.setAhora(new Date('2026-12-01T15:00:00Z'))
  admin = await test.login('20000001')
  a01 = await test.login('20000003')
})
afterAll(() => test.close())

const ASUETO = {
  ...{ desde: '2026-12-03', hasta: '', alcance: 'municipio', lugar: '', clase: 'asueto' },
  ...{ motivo: 'Santo patrono', quitado: '' },
}
type Dia = typeof ASUETO & {
  readonly codigo: string
  readonly version: string
  readonly origen: string
}

const list = async (anio = 2026, token = admin) =>
  (await test.call('GET', `/api/dias-inhabiles?anio=${anio}`, token)).json<Dia[]>()
const save = (body: object, token = admin) => test.call('PUT', '/api/dias-inhabiles', token, body)
const find = async (codigo: string): Promise<Dia> => {
  const dia = (await list()).find((uno) => uno.codigo === codigo)
  if (dia === undefined) throw new Error(`No está ${codigo}`)
  return dia
}
const query = (que: object) => new URLSearchParams({ ...que }).toString()
const efecto = async (que: object) =>
  (await test.call('GET', `/api/dias-inhabiles/efecto?${query(que)}`, admin)).json()
const acuse = async () => {
  const [una] = (await test.call('GET', `/api/cartas?numeros=${carta}`, a01)).json()
  return una.acuse
}

describe('the non-working days of a year', () => {
  it('are those of the law and the recesses, and every signed-in person reads them', async () => {
    for (const token of [admin, a01, await test.login('20000009')]) {
      const dias = await list(2026, token)
      expect(dias.filter(({ origen }) => origen === 'cargado')).toEqual([])
      expect(dias).toContainEqual(
        expect.objectContaining({ desde: '2026-12-25', motivo: 'Navidad', origen: 'ley' }),
      )
      expect(dias).toContainEqual(
        expect.objectContaining({ desde: '2026-01-01', hasta: '2026-01-31', origen: 'feria' }),
      )
    }
  })
})

describe('a non-working day', () => {
  it('changes the last day of a letter, which is counted before saving, and says why', async () => {
    const recibida = {
      ...{ medio: 'cedula', pieza: '', resultado: 'recibida', fecha: '2026-11-27', hora: '' },
      ...{ receptor: 'Gil, Luz', dni: '', vinculo: '', notificador: '', motivo: '' },
    }
    const anotado = await test.call('PUT', `/api/cartas/${carta}/acuse`, a01, recibida)
    expect(anotado.json().acuse).toMatchObject({
      termina: '2026-12-04',
      calendario: 'Según el calendario del municipio, sin días inhábiles de por medio.',
    })
    const cambio = { antes: '2026-12-04', ahora: '2026-12-07', cartas: 1 }
    expect(await efecto(ASUETO)).toMatchObject({ cartas: 1, cambios: [cambio] })
    expect(await efecto({ ...ASUETO, alcance: 'juzgado', lugar: 'Juzgado 1' })).toEqual({
      ...{ cartas: 0, casos: 0, cambios: [] },
    })
    expect((await acuse()).termina).toBe('2026-12-04')
    const guardado = await save({ ...ASUETO, version: '' })
    expect(guardado.json()).toMatchObject({ ...ASUETO, hasta: '2026-12-03' })
    expect(await acuse()).toMatchObject({
      termina: '2026-12-07',
      calendario:
        'Según el calendario del municipio, sin contar el 03/12/2026 (Santo patrono, del municipio).',
    })
    expect((await efecto(ASUETO)).cartas).toBe(0)
  })

  it('is in the timeline of the case with its calendar', async () => {
    const { rows } = await test.open.pool.query(
      'select imponible, recurso from carta_imponible where numero = $1 limit 1',
      [carta],
    )
    const { imponible, recurso } = rows[0]
    const url = `/api/actuaciones/linea-de-tiempo?${query({ imponible, recurso })}`
    const linea = await test.call('GET', url, a01)
    const acto = linea
      .json()
      .find((uno: { carta?: { acto: string } }) => uno.carta?.acto === 'acuse')
    expect(acto?.carta.acuse, linea.body).toMatchObject({
      termina: '2026-12-07',
      calendario: expect.stringContaining('Santo patrono'),
    })
  })

  it('is removed with its reason, and the history keeps both', async () => {
    const { origen: _, codigo: __, version, ...dia } = await find('2026-12-03 municipio')
    const quitado = 'La ordenanza se derogó'
    expect((await efecto({ ...dia, quitado })).cambios).toEqual([
      { antes: '2026-12-07', ahora: '2026-12-04', cartas: 1 },
    ])
    expect((await save({ ...dia, quitado, version })).statusCode).toBe(200)
    expect((await acuse()).termina).toBe('2026-12-04')
    expect((await find('2026-12-03 municipio')).quitado).toBe(quitado)
    const { rows } = await test.open.pool.query(
      "select descripcion from historial where entidad = 'dia-inhabil' order by orden",
    )
    expect(rows.map(({ descripcion }) => descripcion)).toEqual([
      'Se agregó el día inhábil del 03/12/2026, «Santo patrono».',
      'El día inhábil del 03/12/2026, «Santo patrono», dejó de regir: La ordenanza se derogó.',
    ])
    const vieja = await save({ ...dia, quitado: '', version })
    expect([vieja.statusCode, vieja.json().error.code]).toEqual([409, 'version-vieja'])
    const repetido = await save({ ...ASUETO, version: '' })
    expect([repetido.statusCode, repetido.json().error.code]).toEqual([409, 'fila-repetida'])
  })

  it('a national holiday that a decree moved works on its day, and rests on the other', async () => {
    const movido = { ...ASUETO, desde: '2026-12-08', alcance: 'nacion', version: '' }
    await save({ ...movido, clase: 'laborable', motivo: 'Decreto 900' })
    await save({ ...movido, desde: '2026-12-07', clase: 'feriado', motivo: 'Decreto 900' })
    expect((await find('ley 2026-12-08 nacion')).quitado).toBe('Decreto 900')
    const plazo = await test.call(
      'GET',
      `/api/dias-inhabiles/plazo?${query({ desde: '2026-12-04', dias: 1 })}`,
      a01,
    )
    expect(plazo.json()).toEqual({
      notificado: '2026-12-04',
      vence: '2026-12-08',
      frase:
        'Un día hábil desde el 04/12/2026: vence el 08/12/2026. Según el calendario judicial de nación y provincia (no se sabe el juzgado ni el departamento judicial), sin contar el 07/12/2026 (Decreto 900, de la Nación).',
    })
  })

  it('of a court counts only in the terms of that court', async () => {
    const acordada = { ...ASUETO, desde: '2026-05-12', alcance: 'juzgado', lugar: 'Juzgado 3' }
    await save({ ...acordada, hasta: '2026-05-13', motivo: 'Acordada 1', version: '' })
    const vence = async (juzgado: string) => {
      const url = `/api/dias-inhabiles/plazo?${query({ desde: '2026-05-11', dias: 1, juzgado })}`
      return (await test.call('GET', url, a01)).json().vence
    }
    expect([await vence('JUZGADO 3'), await vence('Juzgado 4')]).toEqual([
      '2026-05-14',
      '2026-05-12',
    ])
  })

  it('moves the notification at an electronic domicile, by the days in force when it is available', async () => {
    const ask = (pedido: Record<string, string | number>) =>
      test.call('GET', `/api/dias-inhabiles/plazo?${query(pedido)}`, a01)
    const acordada = { ...ASUETO, desde: '2027-03-16', alcance: 'departamento', lugar: 'Azul' }
    await save({ ...acordada, hasta: '', motivo: 'Acordada 2', version: '' })
    const disponible = '2027-03-12'
    const enAzul = await ask({ disponible, departamento: 'azul', dias: 1 })
    expect(enAzul.json()).toMatchObject({ notificado: '2027-03-17', vence: '2027-03-18' })
    expect((await ask({ disponible })).json()).toMatchObject({
      ...{ notificado: '2027-03-16', vence: null },
    })
    const cambio = { clave: 'notificacion.dias', valor: 'Jueves', vigenteDesde: '2027-03-12' }
    const efecto = await test.call('GET', `/api/parametros/efecto?${query(cambio)}`, admin)
    expect(efecto.json().frases[0]).toBe(
      'Lo que esté disponible el viernes 12/03/2027 se notifica el jueves 18/03/2027 en lugar del martes 16/03/2027.',
    )
    await test.call('POST', '/api/parametros', admin, { ...cambio, motivo: 'Acuerdo de prueba' })
    expect((await ask({ disponible })).json().notificado).toBe('2027-03-18')
    expect((await ask({ disponible: '2027-03-11' })).json().notificado).toBe('2027-03-12')
    for (const mal of [
      {},
      { desde: '2027-03-11' },
      { desde: '2027-03-11', disponible, dias: 1 },
      { disponible: '2027-02-30' },
      { disponible: '2201-01-01' },
      { disponible, dias: 0 },
    ])
      expect((await ask(mal)).statusCode, JSON.stringify(mal)).toBe(400)
    expect((await ask({ disponible: '1900-01-01' })).json().notificado).toBe('1900-01-02')
  })

  it('is refused with what is missing, and only an administrator saves it', async () => {
    const mala = await save({ ...ASUETO, alcance: 'juzgado', hasta: '2026-12-02', version: '' })
    expect(mala.statusCode).toBe(400)
    expect(mala.json().error.fields.map(({ field }: { field: string }) => field)).toEqual([
      'hasta',
      'lugar',
    ])
    expect((await save({ ...ASUETO, desde: '2026-12-10', version: '' }, a01)).statusCode).toBe(403)
  })
})
