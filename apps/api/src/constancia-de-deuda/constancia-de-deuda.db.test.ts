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
const ponerTope = (valor: string) =>
  test.call('POST', '/api/parametros', tokens.admin, {
    ...{ clave: 'honorarios.topeExtrajudicial', valor, motivo: 'Decreto de prueba' },
  })

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
