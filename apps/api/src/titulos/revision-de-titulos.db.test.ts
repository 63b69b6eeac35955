import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilaDePrueba, filasTitulables, libroBasico, readLibro } from '../../test/libros.ts'
import { createPlanillas, type RevisionDeTitulos } from '../../test/planillas-de-titulos.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let titulables: FilaDePrueba[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  titulables = await filasTitulables(test, 12)
})
afterAll(() => test.close())

const query = (sql: string, values: readonly unknown[] = []) =>
  test.open.pool.query(sql, [...values])

const take = (): FilaDePrueba => {
  const fila = titulables.shift()
  if (fila === undefined) throw new Error('No quedan filas para títulos')
  return fila
}

const { enviar, revisar, procesar } = createPlanillas(() => ({ test, token: admin }))

const observado = ({ observaciones }: RevisionDeTitulos) =>
  observaciones.map(({ tipo, fila, regla, mensaje, salida, norma }) => ({
    ...{ tipo, fila, regla, mensaje, salida, norma },
  }))

/**
 * Changes the debt of a property: makes the oldest unpaid tax period a credit (negative amount) and all the other
 * amounts positive. Returns the name of the tax period with the credit.
 */
const acreditar = async ([imponible, recurso]: FilaDePrueba): Promise<string> => {
  await query(
    `update deuda set capital = abs(capital), interes = abs(interes)
      where tipo = 'I' and imponible = $1 and recurso = $2`,
    [imponible, recurso],
  )
  const { rows } = await query(
    `update deuda set capital = -5000, interes = 0 where (tipo, imponible, recurso, anio, cuota) =
      (select tipo, imponible, recurso, anio, cuota from deuda
        where tipo = 'I' and imponible = $1 and recurso = $2 and estado = 'PENDIENTE'
        order by anio, cuota limit 1)
     returning anio || '/' || lpad(cuota::text, 2, '0') as periodo`,
    [imponible, recurso],
  )
  return rows[0].periodo
}

describe('the review of a workbook before its titles are issued', () => {
  it('the basic workbook, the processed one and the column AVISOS say the same', async () => {
    const fila = take()
    const periodo = await acreditar(fila)
    const basico = libroBasico([fila])
    const antes = await revisar(basico)
    expect(antes).toMatchObject({ procesada: false, filas: 1, listas: 1, rechazadas: 0 })
    expect(observado(antes)).toContainEqual({
      ...{ tipo: 'aviso', fila: 2, regla: 'titulo.saldo-a-favor' },
      mensaje: `Reclama períodos con saldo a favor, por $\u00a050,00: ${periodo}.`,
      salida: expect.stringMatching(/^Deje esos períodos afuera/),
      norma: 'Ley 13.406, artículo 9, inciso c (excepción de inhabilidad de título)',
    })

    const procesado = await procesar(basico)
    const despues = await revisar(procesado)
    expect(despues).toMatchObject({ procesada: true, filas: 1, listas: 1, conAvisos: 1 })
    expect(observado(despues)).toEqual(observado(antes))
    const [procesada] = Object.values(readLibro(procesado))[0] ?? []
    expect(procesada?.AVISOS).toBe(antes.observaciones.map(({ mensaje }) => mensaje).join('; '))
    expect(procesada?.ESTADO).toBe('OK')
  })

  it('a processed workbook whose debtor is no longer the one of the register gets a notice, and keeps its row', async () => {
    const fila = take()
    const procesado = await procesar(libroBasico([fila]))
    const sinCambios = observado(await revisar(procesado)).map(({ regla }) => regla)
    expect(sinCambios).not.toContain('titulo.deudores-cambiados')
    await query(
      `update vinculo set nro_contrib = (select max(nro_contrib) from contribuyente)
       where tipo = 'I' and imponible = $1
         and orden = (select min(orden) from vinculo where tipo = 'I' and imponible = $1 and vinculo_desc <> 'ocupante')`,
      [fila[0]],
    )
    const despues = await revisar(procesado)
    expect(despues).toMatchObject({ listas: 1, rechazadas: 0 })
    expect(observado(despues)).toContainEqual({
      ...{ tipo: 'aviso', fila: 2, regla: 'titulo.deudores-cambiados', norma: '' },
      mensaje: expect.stringMatching(/^La planilla dice que debe .+; el padrón de hoy dice .+\.$/),
      salida: expect.stringMatching(
        /^Vuelva a procesar la planilla básica, que trae los deudores de hoy/,
      ),
    })
  })

  it('a refusal prevents the title of its row only, and says the way out', async () => {
    const bytes = libroBasico([take(), [999_999, 'AB', 'A01']])
    const revision = await revisar(bytes)
    expect(revision).toMatchObject({ filas: 2, listas: 1, rechazadas: 1 })
    expect(observado(revision)[0]).toEqual({
      ...{ tipo: 'rechazo', fila: 3, regla: 'titulo.imponible-inexistente', norma: '' },
      mensaje: 'El inmueble 999999 no figura en el padrón.',
      salida: 'Corrija el número de la planilla básica o quite la fila.',
    })
    expect(revision.observaciones.filter(({ fila }) => fila === 3)).toHaveLength(1)
  })

  it('a period that was never given to the lawyer of the row is named', async () => {
    const fila = take()
    const [imponible, recurso, abogado] = fila
    const { rows } = await query(
      `update deuda set legal = '' where tipo = 'I' and imponible = $1 and recurso = $2
        and legal = $3 returning anio || '/' || lpad(cuota::text, 2, '0') as periodo`,
      [imponible, recurso, abogado],
    )
    expect(rows.length).toBeGreaterThan(0)
    const basico = libroBasico([fila])
    const deBasico = observado(await revisar(basico)).find(({ mensaje }) =>
      mensaje.includes(`no están a cargo del abogado ${abogado}: `),
    )
    expect(deBasico).toMatchObject({ tipo: 'aviso', fila: 2 })
    expect(observado(await revisar(await procesar(basico)))).toContainEqual(deBasico)
  })

  it('a period whose term to sue is over is named, and not on its last day', async () => {
    const fila = take()
    const [imponible, recurso] = fila
    const { rows } = await query(
      `update deuda set vencimiento = '2021-11-19' where (tipo, imponible, recurso, anio, cuota) =
        (select tipo, imponible, recurso, anio, cuota from deuda
          where tipo = 'I' and imponible = $1 and recurso = $2 and estado = 'PENDIENTE'
          order by anio, cuota limit 1)
       returning anio, cuota, anio || '/' || lpad(cuota::text, 2, '0') as periodo`,
      [imponible, recurso],
    )
    const [{ anio, cuota, periodo }] = rows
    const basico = libroBasico([fila])
    const aviso = {
      ...{ tipo: 'aviso', fila: 2, regla: 'titulo.periodos-prescriptos' },
      mensaje: `Reclama períodos que prescribieron, según lo que está en Apremia: ${periodo}.`,
      salida: expect.stringContaining('confirme que algo interrumpió el plazo'),
      norma: 'Ley 13.406, artículo 9, inciso e (excepción de prescripción)',
    }
    expect(observado(await revisar(basico))).toContainEqual(aviso)
    const procesado = await procesar(basico)
    expect(observado(await revisar(procesado))).toContainEqual(aviso)
    // With a due date five years ago, today is the last day to claim the tax period.
    await query(
      "update deuda set vencimiento = '2021-11-20' where tipo = 'I' and imponible = $1 and recurso = $2 and anio = $3 and cuota = $4",
      [imponible, recurso, anio, cuota],
    )
    for (const bytes of [basico, procesado])
      expect(observado(await revisar(bytes)).map(({ regla }) => regla)).not.toContain(
        'titulo.periodos-prescriptos',
      )
  })

  it('two rows that claim the same debt: the second one is refused', async () => {
    const fila = take()
    const revision = await revisar(libroBasico([fila, fila]))
    expect(observado(revision).filter(({ tipo }) => tipo === 'rechazo')).toMatchObject([
      { fila: 3, regla: 'titulo.deuda-repetida', salida: expect.stringContaining('una sola fila') },
    ])
  })

  it('debt that already has a title is refused, in both workbooks', async () => {
    const basico = libroBasico([take()])
    const procesado = await procesar(basico)
    const ultimo = await test.call('GET', '/api/creaciontitulos/getlastitlenumber', admin)
    const generado = await enviar('generatetitles', procesado, {
      startTitleNumber: String(ultimo.json().lastTitleNumber + 1),
    })
    expect(generado.statusCode, generado.body.slice(0, 300)).toBe(200)
    for (const bytes of [basico, procesado])
      expect(
        observado(await revisar(bytes)).filter(({ tipo }) => tipo === 'rechazo'),
      ).toMatchObject([{ fila: 2, regla: 'titulo.deuda-ya-titulada' }])
  })

  it('takes no number and writes nothing', async () => {
    const cuenta = `select ultimo, (select count(*)::int from titulo) as titulos,
      (select count(*)::int from historial) as cambios, (select count(*)::int from trabajo) as trabajos
      from titulo_contador`
    const bytes = libroBasico([take()])
    const { rows: antes } = await query(cuenta)
    await revisar(bytes)
    expect((await query(cuenta)).rows).toEqual(antes)
  })

  it('what is missing of the municipality prevents every title; without an ordinance there is a notice', async () => {
    const bytes = libroBasico([take()])
    await query("update recurso set ordenanza = ''")
    await query('delete from recurso_ordenanza')
    await query("delete from parametro where clave in ('municipio.cargo', 'municipio.ordenanza')")
    const revision = await revisar(bytes)
    expect(revision).toMatchObject({ filas: 1, listas: 0 })
    expect(observado(revision)[0]).toMatchObject({
      ...{ tipo: 'rechazo', fila: 0, regla: 'titulo.falta-parametro' },
      norma: 'Ley 13.406, artículo 2, inciso 1',
    })
    expect(observado(revision).map(({ regla }) => regla)).toContain('titulo.sin-ordenanza')
  })

  it('a file that is not a workbook is refused', async () => {
    expect((await enviar('revisar', Buffer.from('nada'))).statusCode).toBe(415)
  })
})
