import {
  consultasDeLecturas,
  decideLecturas,
  fechaEnZona,
  readLecturasDeCarta,
} from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esperarTrabajo, type Intimable, intimables, pedirCartas } from '../../test/cartas.ts'
import { DNIS } from '../../test/dnis.ts'
import { textoDePdf } from '../../test/libros.ts'
import { readQrDePdf } from '../../test/read-qr.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { codigoDeDireccion, createVerificador } from '../../test/verificador.ts'
import { insertEvaluaciones } from '../evaluaciones/evaluate-abogados.ts'
import { loadVara, readLapso } from '../evaluaciones/load-vara.ts'

const PUBLICA = 'https://apremia.municipio.gob.ar/legales'
const LAPSO = { desde: '2026-08-01', hasta: '2026-11-20' }

let test: TestApp
let admin: string
let a01: string
let items: Intimable[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login(DNIS.admin)
  a01 = await test.login(DNIS.a01)
  items = await intimables(test, 'A01', 6)
  for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
    await test.call('PUT', '/api/evaluaciones-config', admin, { categoria, maximo: 10 })
})
afterAll(() => test.close())

const { verify, compare, expectFoundOut, setDireccion } = createVerificador(() => test)

const pedirLote = async (imponibles: readonly Intimable[], more: object = {}) => {
  const answer = await pedirCartas(test, a01, imponibles, more)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{
    lote: { id: string; desde: number; hasta: number }
    trabajo: { id: string }
  }>()
}

const downloadCarta = async (numero: number): Promise<Buffer> => {
  const answer = await test.call('GET', `/api/cartas/${numero}/documento`, a01)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.rawPayload
}

const codigoDeCarta = async (numero: number): Promise<string> => {
  const { rows } = await test.open.pool.query(
    'select codigo_verificacion as codigo from carta where numero = $1',
    [numero],
  )
  return rows[0].codigo
}

const evaluate = async (): Promise<{ readonly id: number; readonly codigo: string }> => {
  const { db, ahora } = test.services
  const hoy = fechaEnZona(ahora())
  const vara = await loadVara(db, readLapso(LAPSO, hoy), hoy)
  const id = await db.transaction(async (tx) => {
    const [una] = await insertEvaluaciones(tx, {
      ...{ vara, abogados: ['A01'], corrida: crypto.randomUUID() },
      ...{ fecha: hoy, momento: ahora(), dni: DNIS.admin },
    })
    return una?.id ?? 0
  })
  const { rows } = await test.open.pool.query(
    'select codigo_verificacion as codigo from evaluacion where id = $1',
    [id],
  )
  return { id, codigo: rows[0].codigo }
}

const downloadEvaluacion = async (id: number): Promise<Buffer> => {
  const answer = await test.call('GET', `/api/evaluaciones/${id}/pdf`, admin)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.rawPayload
}

let deAntes: { readonly numero: number; readonly pdf: Buffer }

describe('an installation without a public address', () => {
  it('prints the code of a letter without a QR code, and verifies it', async () => {
    const { lote } = await pedirLote(items.slice(0, 1))
    const pdf = await downloadCarta(lote.desde)
    deAntes = { numero: lote.desde, pdf }
    expect(readQrDePdf(pdf).join('')).toBe('')
    const codigo = await codigoDeCarta(lote.desde)
    expect(textoDePdf(pdf)).toContain(codigo)
    const answer = await verify(codigo)
    expect(answer.json()).toMatchObject({ clase: 'carta', numero: `${lote.desde}` })
    await expectFoundOut(codigo, pdf, answer.json().largo)
  })

  it('prints the code of an evaluation without a QR code, and verifies it', async () => {
    const { id, codigo } = await evaluate()
    const pdf = await downloadEvaluacion(id)
    expect(readQrDePdf(pdf).join('')).toBe('')
    expect(textoDePdf(pdf)).toContain(codigo.match(/.{4}/g)?.join('-'))
    expect((await verify(codigo)).json()).toMatchObject({ clase: 'evaluacion', numero: `${id}` })
  })
})

describe('an installation with a public address', () => {
  beforeAll(() => setDireccion(PUBLICA, admin))

  it('a letter that was issued before keeps its bytes', async () => {
    expect((await downloadCarta(deAntes.numero)).equals(deAntes.pdf)).toBe(true)
  })

  it('the QR code of a letter leads to what the municipality says of it, and names nobody', async () => {
    const { lote } = await pedirLote(items.slice(0, 1))
    const pdf = await downloadCarta(lote.desde)
    const codigo = codigoDeDireccion(readQrDePdf(pdf).join(''), PUBLICA)
    expect(codigo).toBe(await codigoDeCarta(lote.desde))
    const answer = await verify(codigo.toLowerCase())
    expect(answer.json()).toEqual({
      ...{ clase: 'carta', numero: `${lote.desde}`, fecha: '2026-11-20', estado: 'vigente' },
      ...{ desde: null, frase: 'La municipalidad no la anuló.', largo: pdf.length },
    })
    await expectFoundOut(codigo, pdf, answer.json().largo)
    const anular = await test.call('POST', `/api/cartas/${lote.desde}/anular`, a01, {
      motivo: 'Pagó antes',
    })
    expect(anular.statusCode, anular.body).toBe(200)
    const anulada = (await verify(codigo)).json()
    expect(anulada).toMatchObject({ estado: 'anulado', desde: '2026-11-20', largo: pdf.length })
    expect(await compare(codigo, pdf, anulada.largo)).toBe('emitido')
    const marcada = await downloadCarta(lote.desde)
    expect(await compare(codigo, marcada, anulada.largo)).toBe('modificado')
  })

  it('a letter that came back says so, and neither why nor from where', async () => {
    const { lote } = await pedirLote(items.slice(0, 1))
    const acuse = {
      ...{ medio: 'cedula', resultado: 'mudado', fecha: '2026-11-20' },
      motivo: 'Se fue a Rosario',
    }
    const puesto = await test.call('PUT', `/api/cartas/${lote.desde}/acuse`, a01, acuse)
    expect(puesto.statusCode, puesto.body).toBe(200)
    const answer = await verify(await codigoDeCarta(lote.desde))
    expect(answer.json()).toMatchObject({ estado: 'devuelto', desde: '2026-11-20' })
    expect(answer.body).not.toMatch(/Rosario|mudó|cedula/)
  })

  it.each(['pdf', 'zip'])(
    'a lot in %s that is printed after the address changed keeps the address it began with',
    async (formato) => {
      const { lote, trabajo } = await pedirLote(items, { formato })
      await esperarTrabajo(test, trabajo.id)
      const download = async () =>
        (await test.call('GET', `/api/cartas/lotes/${lote.id}/descargar`, a01)).rawPayload
      const primera = await download()
      await setDireccion('https://otra.gob.ar', admin)
      await test.open.pool.query('update carta_lote set documento = null where id = $1', [lote.id])
      const otro = await test.call('POST', `/api/cartas/lotes/${lote.id}/reanudar`, a01)
      await esperarTrabajo(test, otro.json().id)
      expect((await download()).equals(primera)).toBe(true)
      const suelta = await downloadCarta(lote.hasta)
      expect(codigoDeDireccion(readQrDePdf(suelta).join(''), PUBLICA)).toBe(
        await codigoDeCarta(lote.hasta),
      )
      // The zip of a batch stores its letters without compression, so it contains the bytes of each letter's PDF.
      expect(primera.includes(suelta)).toBe(formato === 'zip')
      if (formato === 'pdf') {
        const codigos = readQrDePdf(primera).filter((texto) => texto !== '')
        expect(codigos.length).toBe(lote.hasta - lote.desde + 1)
        expect(new Set(codigos).size).toBe(codigos.length)
      }
      await setDireccion(PUBLICA, admin)
    },
  )

  it('a scanner chooses a letter by its QR code, and only for a person who sees the letter', async () => {
    const { lote } = await pedirLote(items.slice(0, 2))
    const qr = readQrDePdf(await downloadCarta(lote.desde)).join('')
    const leidas = readLecturasDeCarta(`${qr}\n${(await codigoDeCarta(lote.hasta)).toLowerCase()}`)
    if (!leidas.ok) throw new Error(leidas.motivos.map(({ mensaje }) => mensaje).join(' '))
    const [consulta] = consultasDeLecturas(leidas.valor)
    const listar = async (token: string) => {
      const busca = new URLSearchParams({ codigos: consulta?.codigos ?? '' })
      const answer = await test.call('GET', `/api/cartas?${busca}`, token)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<{ numero: number; codigo_verificacion: string }[]>()
    }
    const halladas = decideLecturas(leidas.valor, await listar(a01))
    expect(halladas).toMatchObject({
      ok: true,
      valor: [{ numero: lote.hasta }, { numero: lote.desde }],
    })
    const ajenas = decideLecturas(leidas.valor, await listar(await test.login(DNIS.a02)))
    expect(ajenas.ok).toBe(false)
    const mala = await test.call('GET', '/api/cartas?codigos=K7QH', a01)
    expect(mala.statusCode).toBe(400)
  })

  it('the QR code of an evaluation leads to what the municipality says of it, and names nobody', async () => {
    const { id, codigo } = await evaluate()
    const pdf = await downloadEvaluacion(id)
    expect(codigoDeDireccion(readQrDePdf(pdf).join(''), PUBLICA)).toBe(codigo)
    const answer = await verify(codigo)
    expect(answer.json()).toEqual({
      ...{ clase: 'evaluacion', numero: `${id}`, fecha: '2026-11-20', estado: 'vigente' },
      ...{ desde: null, largo: pdf.length },
      frase: 'Comprende del 01/08/2026 al 20/11/2026. Una evaluación no se cambia ni se anula.',
    })
    await expectFoundOut(codigo, pdf, answer.json().largo)
  })

  it('an evaluation made before evaluations had a code is printed as before', async () => {
    const { id, codigo } = await evaluate()
    const { pool } = test.open
    await pool.query('alter table evaluacion disable trigger evaluacion_sin_cambios')
    await pool.query(
      `update evaluacion set codigo_verificacion = null,
        membrete = membrete - 'codigoVerificacion' - 'direccionVerificacion' where id = $1`,
      [id],
    )
    await pool.query('alter table evaluacion enable trigger evaluacion_sin_cambios')
    const pdf = await downloadEvaluacion(id)
    expect(readQrDePdf(pdf).join('')).toBe('')
    expect(textoDePdf(pdf)).not.toMatch(/[Cc]ódigo de verificación|Verificación/)
    expect((await verify(codigo)).statusCode).toBe(404)
  })

  it('papers of several codes asked at once are told apart', async () => {
    const { lote } = await pedirLote(items.slice(0, 3))
    const numeros = [lote.desde, lote.desde, lote.hasta, lote.desde, lote.hasta]
    const codigos = await Promise.all(numeros.map(codigoDeCarta))
    const answers = await Promise.all(codigos.map(verify))
    expect(answers.map((answer) => answer.json().numero)).toEqual(numeros.map(String))
  })
})
