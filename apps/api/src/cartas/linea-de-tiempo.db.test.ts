import { describe, expect, it } from 'vitest'
import { type QuienActua, useActuaciones } from '../../test/actuaciones.ts'
import { type Intimable, intimables } from '../../test/cartas.ts'

const { getTest, call, save, query } = useActuaciones()

const ACUSE = { medio: 'cedula', resultado: 'recibida', fecha: '2026-11-20', receptor: 'Gil, Luz' }

interface ActoEnLinea {
  readonly numero: number
  readonly acto: string
  readonly conActuacion: boolean
  readonly acuse: { readonly resultado: string; readonly termina: string } | null
  readonly baja: { readonly motivo: string } | null
}

interface HechoEnLinea {
  readonly clase: string
  readonly fecha: string
  readonly carta: ActoEnLinea | null
  readonly actuacion: { readonly id: number; readonly tp_id: number; readonly lote: string } | null
}

const linea = async (
  quien: QuienActua,
  { imponible, recurso }: Intimable,
): Promise<HechoEnLinea[]> =>
  (
    await call(
      quien,
      'GET',
      `/actuaciones/linea-de-tiempo?imponible=${imponible}&recurso=${recurso}`,
    )
  ).json()

const actosDe = async (quien: QuienActua, item: Intimable): Promise<ActoEnLinea[]> =>
  (await linea(quien, item)).flatMap(({ carta }) => carta ?? [])

const pedir = (quien: QuienActua, imponibles: readonly Intimable[], more: object = {}) =>
  call(quien, 'POST', '/cartas/lotes', {
    ...{ clase: 'inmueble', vencimiento: 'siguiente', imponibles, ...more },
  })

const hecho = async (quien: QuienActua, imponibles: readonly Intimable[], more: object = {}) => {
  const answer = await pedir(quien, imponibles, { repetir: '1', ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/**
 * Returns the first properties or businesses of a lawyer to which a letter can be sent. Several tests send letters to
 * the same properties, so `hecho` sends `repetir: '1'`, which allows a second letter.
 */
const items = async (cantidad: number, abogado: 'A01' | 'A02' = 'A01') =>
  intimables(getTest(), abogado, cantidad)

describe('letters made as a lot (D189)', () => {
  it('record the final notice as the action of each item, in a lot of their own id', async () => {
    const unos = await items(5)
    const { lote, actuaciones } = await hecho('a01', unos)
    expect(actuaciones).toBe(unos.length)
    for (const item of unos) {
      const [acto] = await actosDe('a01', item)
      expect(acto).toMatchObject({ acto: 'envio', conActuacion: true })
      const avisos = (await linea('a01', item)).filter(
        ({ actuacion }) => actuacion?.lote === lote.id && actuacion?.tp_id === 10,
      )
      expect(avisos).toHaveLength(1)
      const [caso] = await query<{ actuacion: number }>(
        'select actuacion from caso where imponible = $1 and recurso = $2',
        [item.imponible, item.recurso],
      )
      expect(caso?.actuacion).toBe(avisos[0]?.actuacion?.id)
    }
    const nombrados = await query<{ clave: string }>(
      `select distinct inmueble || ' ' || recurso as clave from historial
       where operacion = 'create-cartas' and entidad = 'carta'
         and despues like '%' || $1 || '%'`,
      [lote.id],
    )
    expect(nombrados.map(({ clave }) => clave).sort()).toEqual(
      unos.map(({ imponible, recurso }) => `${imponible} ${recurso}`).sort(),
    )
    const undo = `/actuaciones/lotes/${lote.id}/deshacer`
    expect((await call('a01', 'POST', undo, { motivo: 'Era otro lote.' })).statusCode).toBe(200)
    expect((await actosDe('a01', unos[0] as Intimable)).map(({ acto }) => acto)).toEqual([
      'anulacion',
      'retiro',
      'envio',
    ])
  })

  it('letters made without action record none, and are still on the timeline', async () => {
    const [item] = await items(1, 'A02')
    const antes = (await linea('a02', item as Intimable)).length
    const { lote, actuaciones } = await hecho('a02', [item as Intimable], { sinActuacion: '1' })
    expect(actuaciones).toBe(0)
    const despues = await linea('a02', item as Intimable)
    expect(despues.length).toBe(antes + 1)
    expect(despues.find(({ carta }) => carta)?.carta).toMatchObject({
      ...{ numero: lote.desde, acto: 'envio', conActuacion: false },
    })
    const [fila] = await query<{ n: number }>(
      `select count(*)::int as n from historial where operacion = 'create-cartas'
         and entidad = 'carta' and inmueble = $1 and entidad_id = $2`,
      [item?.imponible, String(lote.desde)],
    )
    expect(fila?.n).toBe(1)
  })
})

describe('the timeline of an item (D189)', () => {
  it('shows each act of its letter on its own day, to the people who see the case', async () => {
    const [item] = await items(1)
    const { lote } = await hecho('a01', [item as Intimable])
    const numero: number = lote.desde
    const acuse = await call('a01', 'PUT', `/cartas/${numero}/acuse`, ACUSE)
    expect(acuse.statusCode, acuse.body).toBe(200)
    const actos = (await actosDe('a01', item as Intimable)).filter((una) => una.numero === numero)
    expect(actos).toMatchObject([
      { acto: 'acuse', acuse: { resultado: 'recibida', termina: '2026-11-30' } },
      { acto: 'envio', acuse: null },
    ])
    expect(await actosDe('admin', item as Intimable)).toEqual(
      await actosDe('a01', item as Intimable),
    )
    expect(await actosDe('a02', item as Intimable)).toEqual([])
  })

  it('shows that a letter was annulled, and why', async () => {
    const [item] = await items(1)
    const { lote } = await hecho('a01', [item as Intimable])
    const motivo = 'Pagó esa mañana.'
    await call('a01', 'POST', `/cartas/${lote.desde}/anular`, { motivo })
    const actos = (await actosDe('a01', item as Intimable)).filter(
      ({ numero }) => numero === lote.desde,
    )
    expect(actos).toMatchObject([{ acto: 'anulacion', baja: { motivo } }, { acto: 'envio' }])
  })
})

describe('letters of the same debtor the same day', () => {
  it('are listed by the review, refused unless the person confirms, and issued with the confirmation', async () => {
    const unos = (await items(6)).slice(4, 5)
    const { lote } = await hecho('a01', unos)
    const body = { clase: 'inmueble', imponibles: unos, vencimiento: 'siguiente' }
    const { repetidas } = (await call('a01', 'POST', '/cartas/simular', body)).json()
    const [{ imponible = '', recurso = '' } = {}] = unos
    expect(repetidas).toContainEqual(
      expect.objectContaining({ numero: lote.desde, imponibles: [`${imponible} ${recurso}`] }),
    )
    const antes = (await query('select ultimo from carta_contador'))[0]
    const refused = await pedir('a01', unos)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'cartas-repetidas'])
    expect(refused.json().error.fields[0].field).toBe('repetir')
    const aviso = { tp_id: 10, gp_id: 2, fecha: '2026-11-19', carta: 'siguiente', imponibles: unos }
    expect((await save('a01', aviso)).json().error.code).toBe('cartas-repetidas')
    expect((await query('select ultimo from carta_contador'))[0]).toEqual(antes)
    expect((await save('a01', { ...aviso, repetirCarta: '1' })).statusCode).toBe(200)
    await hecho('a01', unos)
  })

  it('at once, without a key, only one is made', async () => {
    const unos = (await items(12)).slice(11)
    const answers = await Promise.all([pedir('a01', unos), pedir('a01', unos)])
    const codigos = answers.map(({ statusCode }) => statusCode).sort()
    expect(codigos[1]).toBe(409)
  })

  it('an annulled one, or one that lost the item, is not repeated', async () => {
    const unos = (await items(3, 'A02')).slice(2)
    const { lote } = await hecho('a02', unos)
    await call('a02', 'POST', `/cartas/${lote.desde}/anular`, { motivo: 'Por error.' })
    const body = { clase: 'inmueble', imponibles: unos }
    const { repetidas } = (await call('a02', 'POST', '/cartas/simular', body)).json()
    expect(repetidas.map(({ numero }: { numero: number }) => numero)).not.toContain(lote.desde)
  })
})
