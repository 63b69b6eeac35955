import { describe, expect, it } from 'vitest'
import { type QuienActua, useActuaciones } from '../../test/actuaciones.ts'
import { esperarTrabajo, type Intimable, intimables } from '../../test/cartas.ts'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { textoDePdf } from '../../test/libros.ts'
import { readFromLoteZip } from '../lotes/lote-zip.ts'

const { getTest, call, save, itemDe, query } = useActuaciones()

const AVISO = { tp_id: 10, gp_id: 2, fecha: '2026-11-19', carta: 'siguiente', repetirCarta: '1' }

interface Guardada {
  readonly id: number
  readonly imponible: number
  readonly lote: string
  readonly cartas: readonly number[]
}

const avisar = (
  quien: QuienActua,
  imponibles: readonly Intimable[],
  more: object = {},
  clave?: string,
) => save(quien, { ...AVISO, imponibles, ...more }, clave === undefined ? {} : { clave })

const avisado = async (
  quien: QuienActua,
  imponibles: readonly Intimable[],
): Promise<Guardada[]> => {
  const answer = await avisar(quien, imponibles)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const bytes = async (quien: QuienActua, path: string): Promise<Buffer> =>
  (await call(quien, 'GET', path)).rawPayload

const cuenta = async () =>
  (
    await query(`select (select count(*) from actuacion)::int as actuaciones,
      (select count(*) from actuacion_lote)::int as lotes, (select count(*) from carta)::int as cartas,
      (select ultimo from carta_contador) as ultimo, (select count(*) from documento)::int as documentos`)
  )[0]

const ultimaCarta = async (): Promise<number> => {
  const [fila] = await query<{ ultimo: number }>('select ultimo from carta_contador')
  return fila?.ultimo ?? 0
}

describe('a final notice with its letter', () => {
  it('over one item: its letter is numbered, printed and among the documents of the action', async () => {
    const [item] = await intimables(getTest(), 'A01', 1)
    const [guardada] = await avisado('a01', [item as Intimable])
    const [numero] = guardada?.cartas ?? []
    const { documentos } = (await call('a01', 'GET', `/actuaciones/${guardada?.id}`)).json()
    expect(documentos).toMatchObject([
      { nombre: `carta_${String(numero).padStart(9, '0')}.pdf`, tipo: 'application/pdf' },
    ])
    const papel = await bytes('a01', `/actuacion-documento/${documentos[0].id}`)
    expect(papel).toEqual(await bytes('a01', `/cartas/${numero}/documento`))
    expect(textoDePdf(papel)).toMatch(new RegExp(`INTIMACIÓN N.º\\s${numero}`))
    const [fila] = await query<{ despues: unknown }>(
      `select despues from historial where entidad = 'carta-lote' order by orden desc limit 1`,
    )
    const { despues } = fila ?? {}
    expect(typeof despues === 'string' ? JSON.parse(despues) : despues).toMatchObject({
      ...{ vence: '2026-12-10', mes: 'siguiente', avisos: [] },
    })
  })

  it('over several taxpayers: one each, and all of them in one file, ready at once', async () => {
    const items = await intimables(getTest(), 'A01', 8)
    const guardadas = await avisado('a01', items)
    const numeros = [...new Set(guardadas.flatMap(({ cartas }) => cartas))].sort((a, b) => a - b)
    expect(numeros.length).toBeGreaterThan(1)
    for (const { id, imponible, cartas } of guardadas) {
      expect(cartas).toHaveLength(1)
      const de = (await call('a01', 'GET', `/cartas?imponible=${imponible}`)).json()
      expect(de.map(({ numero }: { numero: number }) => numero)).toContain(cartas[0])
      const { documentos } = (await call('a01', 'GET', `/actuaciones/${id}`)).json()
      expect(documentos).toHaveLength(1)
    }
    const lote = `/cartas/lotes/${guardadas[0]?.lote}`
    expect((await call('a01', 'GET', lote)).json()).toMatchObject({
      ...{ estado: 'listo', desde: numeros[0], hasta: numeros.at(-1), cantidad: numeros.length },
    })
    const todas = textoDePdf(await bytes('a01', `${lote}/descargar`))
    expect([...todas.matchAll(/INTIMACIÓN N.º\s(\d+)/g)].map(([, n]) => Number(n))).toEqual(numeros)
    expect((await call('jefe', 'POST', '/historial/verificar')).json()).toMatchObject({
      valido: true,
    })
  })

  it('over a business makes one letter that claims all its debt', async () => {
    const [guardada] = await avisado('a01', await intimables(getTest(), 'A01', 1, 'C'))
    const [suya] = (await call('a01', 'GET', `/cartas?imponible=${guardada?.imponible}`)).json()
    expect(suya).toMatchObject({ clase: 'comercio', numero: guardada?.cartas[0] })
  })

  it('sent again with its key, at once or later, finds the same letters and numbers', async () => {
    const items = await intimables(getTest(), 'A01', 3)
    const pedir = () => avisar('a01', items, {}, 'aviso-1')
    const [uno, otro] = await Promise.all([pedir(), pedir()])
    const antes = await cuenta()
    expect(uno.json()[0].cartas).toHaveLength(1)
    expect(otro.json()).toEqual(uno.json())
    expect((await pedir()).json()).toEqual(uno.json())
    expect(await cuenta()).toEqual(antes)
    const distinto = await avisar('a01', items, { carta: 'actual' }, 'aviso-1')
    expect(distinto.json().error.code).toBe('clave-de-otro-pedido')
  })

  it('several at once print the numbers they get, and none is left out or given twice', async () => {
    const items = await intimables(getTest(), 'A01', 4)
    const antes = await ultimaCarta()
    const todas = await Promise.all(items.map((item) => avisado('a01', [item])))
    const numeros = todas.flatMap(([guardada]) => guardada?.cartas ?? []).sort((a, b) => a - b)
    expect(numeros).toEqual(items.map((_, i) => antes + 1 + i))
    expect(await ultimaCarta()).toBe(antes + items.length)
    for (const [guardada] of todas) {
      const numero = guardada?.cartas[0]
      const papel = await bytes('a01', `/cartas/${numero}/documento`)
      expect(textoDePdf(papel)).toMatch(new RegExp(`INTIMACIÓN N.º\\s${numero}`))
    }
  })

  it('comes in a zip with the letters that can be issued; the others are listed before, and no action is recorded for them', async () => {
    const items = await intimables(getTest(), 'A01', 6)
    const sinDeudor = await itemDe('A01')
    const body = { clase: 'inmueble', imponibles: [...items, sinDeudor] }
    const { impedimentos, listos, listas } = (
      await call('a01', 'POST', '/cartas/simular', body)
    ).json()
    expect(impedimentos).toHaveLength(2)
    expect(listos).toEqual(items)
    const answer = await avisar('a01', listos, { formatoDeCartas: 'zip' })
    expect(answer.statusCode, answer.body).toBe(200)
    const guardadas: Guardada[] = answer.json()
    expect(new Set(guardadas.flatMap(({ cartas }) => cartas)).size).toBe(listas)
    const lote = `/cartas/lotes/${guardadas[0]?.lote}`
    const { formato, sha256, desde } = (await call('a01', 'GET', lote)).json()
    expect(formato).toBe('zip')
    const path = pathOfDocumento(getTest(), sha256)
    const suelta = await readFromLoteZip(path, `carta_${String(desde).padStart(9, '0')}.pdf`)
    expect(suelta).toEqual(await bytes('a01', `/cartas/${desde}/documento`))
    await query('update carta_lote set documento = null where id = $1', [guardadas[0]?.lote])
    const { id } = (await call('a01', 'POST', `${lote}/reanudar`)).json()
    expect(await esperarTrabajo(getTest(), id)).toMatchObject({ archivo: { sha256 } })
  })

  it('by who directs is of the lawyer of each item, who finds it', async () => {
    const items = [
      ...(await intimables(getTest(), 'A01', 1)),
      ...(await intimables(getTest(), 'A02', 1)),
    ]
    const guardadas = await avisado('admin', items)
    const [deA01, deA02] = guardadas.map(({ cartas }) => cartas[0])
    expect((await call('a02', 'GET', `/cartas/${deA02}/documento`)).statusCode).toBe(200)
    expect((await call('a02', 'GET', `/cartas/${deA01}/documento`)).statusCode).toBe(404)
    const lote = `/cartas/lotes/${guardadas[0]?.lote}/descargar`
    expect((await call('admin', 'GET', lote)).statusCode).toBe(200)
    expect((await call('a02', 'GET', lote)).statusCode).toBe(404)
  })
})

describe('refusals that leave nothing', () => {
  const refused = async (quien: QuienActua, items: readonly Intimable[], more: object = {}) => {
    const antes = await cuenta()
    const answer = await avisar(quien, items, more)
    expect(await cuenta()).toEqual(antes)
    return { status: answer.statusCode, ...answer.json().error }
  }

  it('an office without its data, each by its name; without the letter, it is saved', async () => {
    const items = await intimables(getTest(), 'A02', 2)
    await query(`update abogado set horarios = '', te = '' where codexterno = 'A02'`)
    expect(await refused('a02', items)).toMatchObject({
      ...{ status: 422, code: 'faltan-datos' },
      fields: [
        { field: 'horarios', message: expect.stringMatching(/^Falta el horario .* A02/) },
        { field: 'te', message: expect.stringMatching(/^Falta el teléfono .* A02/) },
      ],
    })
    const sola = await avisar('a02', items, { carta: '' })
    expect(sola.json().map(({ cartas }: Guardada) => cartas)).toEqual([[], []])
  })

  it('an item of another, with or without its data, is refused as one that does not exist', async () => {
    const [mio] = await intimables(getTest(), 'A01', 1)
    const [ajeno] = await intimables(getTest(), 'A02', 1)
    const visto = async (otro: Intimable) => {
      const { status, code, fields } = await refused('a01', [mio as Intimable, otro])
      return [status, code, fields.length, fields[0].message.replace(/^\S+ \S+/, '')]
    }
    const nada = await visto({ imponible: '999999', recurso: 'AB' })
    expect(nada).toEqual([403, 'sin-permiso', 1, ' no está en gestión a su cargo.'])
    expect(await visto(ajeno as Intimable)).toEqual(nada)
  })

  it('an item without debtor or debt to claim, and a type that has no letter', async () => {
    const sinDeudor = await refused('a01', [await itemDe('A01')])
    expect(sinDeudor).toMatchObject({ status: 422, code: 'faltan-datos' })
    const items = await intimables(getTest(), 'A01', 1)
    expect((await refused('a01', items, { tp_id: 11 })).fields).toMatchObject([{ field: 'carta' }])
  })
})
