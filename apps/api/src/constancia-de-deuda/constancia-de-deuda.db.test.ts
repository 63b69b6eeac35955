import { afterAll, beforeAll, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { createItemTaker } from '../../test/convenios.ts'
import { DNIS } from '../../test/dnis.ts'
import { textoDePdf } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
const tokens = {} as Record<keyof typeof DNIS, string>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
})
afterAll(() => test.close())

interface Caso {
  readonly imponible: number | string
  readonly recurso: string
}

const ask = ({ imponible, recurso }: Caso, quien: keyof typeof DNIS = 'a01') =>
  test.call(
    'GET',
    `/api/casos/constancia-de-deuda?imponible=${imponible}&recurso=${recurso}`,
    tokens[quien],
  )
const takeCaso = async () => {
  const { i, r } = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
  return { imponible: i, recurso: r }
}
const textoDe = async (caso: Caso) => {
  const answer = await ask(caso)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return textoDePdf(answer.rawPayload).replace(/[\s\u00a0]+/g, '')
}
const enPapel = (wire: string): string => {
  const [entero = '', decimales] = wire.split('.')
  return `${entero.replace(/\B(?=(\d{3})+$)/g, '.')},${decimales}`
}
const poner = (clave: string, valor: string) =>
  test.call('POST', '/api/parametros', tokens.admin, {
    ...{ clave, valor, motivo: 'Decreto de prueba' },
  })
const ponerTope = (valor: string) => poner('honorarios.topeExtrajudicial', valor)

it('says what an agreement over the same debt would cost today, also with a cap on the fees', async () => {
  const caso = await takeCaso()
  const presupuestos = async () =>
    (
      await test.call('POST', '/api/plandepago/presupuestos', tokens.a01, {
        ...{ rec: caso.recurso, imp: caso.imponible },
      })
    ).json()
  const antes = await presupuestos()
  const texto = await textoDe(caso)
  for (const importe of [antes.total, antes.liquidacion.total])
    expect(texto).toContain(enPapel(importe))
  for (const parte of ['Noesunreciboniunlibredeuda', 'válidahastael', 'Sintope'])
    expect(texto).toContain(parte)
  expect(texto).not.toContain('Topedehonorarios')

  await ponerTope('3')
  try {
    const despues = await presupuestos()
    expect(Number(despues.liquidacion.total)).toBeLessThan(Number(antes.liquidacion.total))
    const conTope = await textoDe(caso)
    for (const parte of [
      'Topedehonorarios',
      enPapel(despues.liquidacion.tope.recorte),
      enPapel(despues.liquidacion.total),
    ])
      expect(conTope).toContain(parte)
  } finally {
    await ponerTope('')
  }
})

it('names every debtor of the register, and not who only occupies the property', async () => {
  const caso = await takeCaso()
  const { rows: personas } = await test.open.pool.query<{ nro_contrib: number; apynom: string }>(
    'select nro_contrib, apynom from contribuyente order by nro_contrib limit 3',
  )
  await test.open.pool.query("delete from vinculo where tipo = 'I' and imponible = $1", [
    caso.imponible,
  ])
  for (const [i, { nro_contrib }] of personas.entries())
    await test.open.pool.query(
      `insert into vinculo (tipo, imponible, orden, nro_contrib, vinculo_desc) values ('I', $1, $2, $3, $4)`,
      [caso.imponible, i + 1, nro_contrib, i === 2 ? 'ocupante' : 'propietario'],
    )
  const [uno = '', otro = '', ocupante = ''] = personas.map(({ apynom }) =>
    apynom.replaceAll(' ', ''),
  )
  const texto = await textoDe(caso)
  expect(texto).toContain(`Contribuyentes${uno};${otro}`)
  expect(texto).not.toContain(ocupante)
})

it('of a case of another lawyer, one without such a debt and one that does not exist it answers the same', async () => {
  const caso = await takeCaso()
  const NADA = { imponible: 99_999_998, recurso: caso.recurso }
  const [ajeno, inexistente] = [await ask(caso, 'a02'), await ask(NADA, 'a02')]
  expect([ajeno.statusCode, inexistente.statusCode]).toEqual([404, 404])
  const mensajeDe = (answer: typeof ajeno, { imponible }: Caso): string =>
    answer.json().error.message.replace(String(imponible), 'N')
  expect(mensajeDe(ajeno, caso)).toBe(mensajeDe(inexistente, NADA))
  expect((await ask(caso, 'sinCodigo')).statusCode).toBe(403)
  expect((await ask(caso, 'invitado')).statusCode).toBe(403)
})

it('says who is paid as the municipality set it, and the payee of the lawyer first', async () => {
  const caso = await takeCaso()
  const rechazado = await poner('cobro.aportes', 'la Caja | boleta | otra')
  expect([rechazado.statusCode, rechazado.body]).toEqual([
    400,
    expect.stringContaining('después de «|»'),
  ])
  expect((await poner('cobro.aportes', 'la Caja | la boleta')).statusCode).toBe(200)
  expect((await poner('cobro.honorarios', 'Tesorería | factura')).statusCode).toBe(200)
  const general = await textoDe(caso)
  // The PDF gives its text line by line, across all the columns. The amount therefore splits the sentence that says to
  // whom the VAT is paid. The test looks for only one part of that sentence.
  for (const parte of ['Tesorería.Pidafactura.', 'laCaja.Pidalaboleta.', 'Vaenelmismo'])
    expect(general).toContain(parte)
  await test.open.pool.query(
    "update abogado set beneficiario = 'Estudio Paz' where codexterno = 'A01'",
  )
  const propio = await textoDe(caso)
  expect(propio).toContain('EstudioPaz.Pidafactura.')
  expect(propio).not.toContain('Tesorería')
})

it('does not call capital what the service of the municipality gave without its interest', async () => {
  const caso = await takeCaso()
  const anfitrion = await startAnfitrionDemo()
  const municipio = test.services.municipio
  try {
    askAnfitrion(test, anfitrion)
    const linea = { ANIO: '2025', VENCIMIENTO: '2025-03-10', ESTADO: 'PENDIENTE', SITUACION: '' }
    const legal = [
      { ...linea, CUOTA: '1', INTERES: null, TOTAL: '50000.00', LEGAL: 'A01' },
      { ...linea, CUOTA: '2', INTERES: '1000.00', TOTAL: '11000.00', LEGAL: 'A01' },
    ]
    anfitrion.responder('GET /deudaCC', { deuda: [], legal })
    const texto = await textoDe(caso)
    for (const parte of [
      'noinformócuántoesinterés',
      '50.000,00',
      '10.000,00',
      '1.000,00',
      '61.000,00',
    ])
      expect(texto).toContain(parte)
    expect(texto).not.toContain('60.000,00')
  } finally {
    Object.assign(test.services, { municipio })
    await anfitrion.close()
  }
})

it('is not made from amounts that are too old, nor when the service of the municipality fails', async () => {
  const caso = await takeCaso()
  const liquidar = (dia: string) =>
    test.open.pool.query("update parametro set valor = $1 where clave = 'registro.liquidadoAl'", [
      dia,
    ])
  await liquidar('2026-10-01')
  try {
    const vieja = await ask(caso)
    expect([vieja.statusCode, vieja.body]).toEqual([409, expect.stringContaining('valían hasta')])
    expect((await ask(caso, 'a02')).statusCode).toBe(404)
  } finally {
    await liquidar('2026-11-20')
  }
  const anfitrion = await startAnfitrionDemo()
  askAnfitrion(test, anfitrion)
  expect((await ask(caso)).statusCode).toBe(200)
  await anfitrion.close()
  const fallida = await ask(caso)
  expect(fallida.statusCode).toBeGreaterThanOrEqual(502)
  expect(fallida.rawPayload.subarray(0, 4).toString()).not.toBe('%PDF')
})
