import { describe, expect, it } from 'vitest'
import { type QuienActua, useActuaciones } from '../../test/actuaciones.ts'
import { esperarTrabajo, type Intimable, intimables, pedirCartas } from '../../test/cartas.ts'
import { textoDePdf } from '../../test/libros.ts'

const { getTest, call, save, query, tokenDe } = useActuaciones()

const AVISO = { tp_id: 10, gp_id: 2, fecha: '2026-11-19', carta: 'siguiente', repetirCarta: '1' }
const ACUSE = { medio: 'cedula', resultado: 'fijada', fecha: '2026-11-20' }
const MOTIVO = 'Se intimó por error.'

interface Guardada {
  readonly id: number
  readonly imponible: number
  readonly lote: string
  readonly cartas: readonly number[]
}

const avisar = async (quien: QuienActua, imponibles: readonly Intimable[]): Promise<Guardada[]> => {
  const answer = await save(quien, { ...AVISO, imponibles })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const eliminar = (quien: QuienActua, id: number) =>
  save(quien, { ...AVISO, carta: '', proceso: 'B', id_etapa: id, motivo: MOTIVO })

const anular = (quien: QuienActua, numero: number, motivo = MOTIVO) =>
  call(quien, 'POST', `/cartas/${numero}/anular`, { motivo })

const acusar = (quien: QuienActua, numero: number) =>
  call(quien, 'PUT', `/cartas/${numero}/acuse`, ACUSE)

const leer = async (quien: QuienActua, numero: number) =>
  (await call(quien, 'GET', `/cartas?numeros=${numero}`)).json()[0]

const total = async (quien: QuienActua, query: string): Promise<number> =>
  Number((await call(quien, 'GET', `/cartas?porPagina=1&${query}`)).headers['x-total-count'])

const pedirLote = async (imponibles: readonly Intimable[]) =>
  (await pedirCartas(getTest(), tokenDe('a01'), imponibles)).json().lote

const hacerLote = async (imponibles: readonly Intimable[]) => {
  const lote = await pedirLote(imponibles)
  await esperarTrabajo(getTest(), lote.trabajo)
  return lote
}

const delMismoDeudor = async (): Promise<Intimable[]> => {
  const varios = await intimables(getTest(), 'A01', 60)
  const [fila] = await query<{ pares: string[] }>(
    `select array_agg(p.imponible || ':' || p.recurso) as pares
     from unnest($1::int[], $2::text[]) as p (imponible, recurso), lateral (
       select nro_contrib from vinculo where tipo = 'I' and imponible = p.imponible
         and vinculo_desc <> 'ocupante' order by orden limit 1) v
     group by v.nro_contrib having count(*) >= 2 limit 1`,
    [varios.map(({ imponible }) => imponible), varios.map(({ recurso }) => recurso)],
  )
  return (fila?.pares ?? []).slice(0, 2).map((par) => {
    const [imponible = '', recurso = ''] = par.split(':')
    return { imponible, recurso }
  })
}

describe('annulling a letter (D189)', () => {
  it('takes the letter out of every list of pending ones; its number is never given again', async () => {
    const items = await intimables(getTest(), 'A01', 3)
    const { desde: numero, hasta } = await pedirLote(items)
    const cartasSinAcuse = async () => (await call('a01', 'GET', '/hoy')).json().cartasSinAcuse
    const [pendientes, hoy] = [await total('a01', 'acuse=pendiente'), await cartasSinAcuse()]
    const answer = await anular('a01', numero)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ numero, acuse: null, anulada: { motivo: MOTIVO } })
    expect(await total('a01', 'acuse=pendiente')).toBe(pendientes - 1)
    expect(await total('a01', 'acuse=anulada')).toBe(1)
    expect(await cartasSinAcuse()).toBe(hoy - 1)
    const { cartas } = (await call('a01', 'GET', '/estadisticas')).json()
    expect(cartas).toContainEqual(expect.objectContaining({ acuse: 'anulada', cartas: 1 }))
    expect((await pedirLote(items)).desde).toBe(hasta + 1)
  })

  it('marks its print alone and in the file of its lot, and no other letter', async () => {
    const items = await intimables(getTest(), 'A01', 4)
    const { id, desde: numero } = await hacerLote(items)
    await anular('a01', numero)
    const suelta = await call('a01', 'GET', `/cartas/${numero}/documento`)
    expect(textoDePdf(suelta.rawPayload)).toContain('ANULADA el 20/11/2026')
    const trabajos = await query<{ id: string }>('select id from trabajo where lote = $1', [id])
    for (const trabajo of trabajos) await esperarTrabajo(getTest(), trabajo.id)
    const juntas = await call('a01', 'GET', `/cartas/lotes/${id}/descargar`)
    expect(textoDePdf(juntas.rawPayload).match(/ANULADA/g)).toHaveLength(1)
  })

  it('names each item in the history', async () => {
    const items = await delMismoDeudor()
    const { desde: numero } = await pedirLote(items)
    await anular('a01', numero)
    const filas = await query<{ inmueble: string; recurso: string; descripcion: string }>(
      `select inmueble, recurso, descripcion from historial
       where operacion = 'annul-carta' and entidad_id = $1`,
      [String(numero)],
    )
    expect(filas.map(({ inmueble, recurso }) => `${inmueble} ${recurso}`).sort()).toEqual(
      items.map(({ imponible, recurso }) => `${imponible} ${recurso}`).sort(),
    )
    expect(filas[0]?.descripcion).toContain(MOTIVO)
  })

  it('is refused twice, with an acknowledgement, without a reason and to another lawyer', async () => {
    const items = await intimables(getTest(), 'A01', 1)
    const [una, otra] = [(await pedirLote(items)).desde, (await pedirLote(items)).desde]
    expect((await acusar('a01', una)).statusCode).toBe(200)
    const conAcuse = await anular('a01', una)
    expect([conAcuse.statusCode, conAcuse.json().error.code]).toEqual([409, 'carta-con-acuse'])
    expect((await anular('a01', otra, '')).statusCode).toBe(400)
    const sinNumero = (body: string, numero: number) =>
      body.replace(/"id":"[^"]*"/, '').replaceAll(String(numero), 'N')
    const ajena = await anular('a02', otra)
    const ninguna = await anular('a02', 900_000)
    expect([ajena.statusCode, sinNumero(ajena.body, otra)]).toEqual([
      404,
      sinNumero(ninguna.body, 900_000),
    ])
    const simulada = await call('a01', 'POST', `/cartas/${otra}/anular/simular`, { motivo: MOTIVO })
    expect([simulada.statusCode, simulada.json().anulada]).toEqual([200, null])
    expect((await anular('a01', otra)).statusCode).toBe(200)
    expect((await anular('a01', otra)).json().error.code).toBe('carta-anulada')
    const acuse = await acusar('a01', otra)
    expect([acuse.statusCode, acuse.json().error.message]).toEqual([
      422,
      `La carta Nº ${otra} está anulada: no lleva acuse.`,
    ])
  })
})

describe('deleting the action of a letter (D189)', () => {
  it('takes its item out with the reason, and the last one annuls the letter', async () => {
    const items = await delMismoDeudor()
    const [una, otra] = await avisar('a01', items)
    const [numero = 0] = una?.cartas ?? []
    expect(otra?.cartas).toEqual([numero])
    expect((await eliminar('a01', una?.id ?? 0)).statusCode).toBe(200)
    const quedan = await leer('a01', numero)
    expect(quedan.anulada).toBeNull()
    expect(
      quedan.imponibles.map(({ imponible, retirado }: { imponible: string; retirado: string }) => [
        imponible,
        retirado,
      ]),
    ).toContainEqual([String(una?.imponible), '1'])
    const [fila] = await query<{ descripcion: string; inmueble: string }>(
      `select descripcion, inmueble from historial where entidad = 'carta' and entidad_id = $1
       order by orden desc limit 1`,
      [String(numero)],
    )
    expect(fila).toMatchObject({ inmueble: String(una?.imponible) })
    expect(fila?.descripcion).toContain(`de la carta Nº ${numero}: ${MOTIVO}`)
    expect((await eliminar('a01', otra?.id ?? 0)).statusCode).toBe(200)
    expect((await leer('a01', numero)).anulada).toMatchObject({ motivo: MOTIVO })
    expect(await total('a01', `acuse=pendiente&numeros=${numero}`)).toBe(0)
  })

  it('is refused once the letter has its acknowledgement, and nothing changes', async () => {
    const [una] = await avisar('a01', await intimables(getTest(), 'A01', 1))
    const [numero = 0] = una?.cartas ?? []
    expect((await acusar('a01', numero)).statusCode).toBe(200)
    const answer = await eliminar('a01', una?.id ?? 0)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'carta-con-acuse'])
    const [fila] = await query<{ vigente: boolean }>(
      'select vigente from actuacion where id = $1',
      [una?.id],
    )
    expect(fila?.vigente).toBe(true)
  })

  it('taken back all at once, annuls all its letters', async () => {
    const guardadas = await avisar('a01', await intimables(getTest(), 'A01', 4))
    const lote = guardadas[0]?.lote ?? ''
    const motivo = { motivo: MOTIVO }
    const answer = await call('a01', 'POST', `/actuaciones/lotes/${lote}/deshacer`, motivo)
    expect(answer.statusCode, answer.body).toBe(200)
    const numeros = [...new Set(guardadas.flatMap(({ cartas }) => cartas))]
    expect(await total('a01', `acuse=anulada&numeros=${numeros.join()}`)).toBe(numeros.length)
    expect((await call('jefe', 'POST', '/historial/verificar')).json()).toMatchObject({
      valido: true,
    })
  })
})
