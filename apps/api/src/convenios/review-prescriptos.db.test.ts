import { expect, it } from 'vitest'
import { bodyOf, type ItemDePrueba } from '../../test/convenios.ts'
import { useConvenios } from '../../test/convenios-app.ts'

const { ok, call, query, takeItem, create, detalleDe } = useConvenios()

/**
 * Moves the due date of the first two tax periods of a property, so that their limitation term of five years ends on
 * the day `dia`.
 */
const vence = async ({ i, r, periodos }: ItemDePrueba, dia: string) => {
  for (const { a, c } of periodos.slice(0, 2))
    await query(
      `update deuda set vencimiento = '${dia}'
       where tipo = 'I' and imponible = ${i} and recurso = '${r}' and anio = ${a} and cuota = ${c}`,
    )
}

const avisosDe = async (item: ItemDePrueba, more: object = {}) => {
  const { motivos, avisos } = await ok<{
    readonly motivos: readonly unknown[]
    readonly avisos: readonly { codigo: string; mensaje: string }[]
  }>(
    ...(['a01', 'POST', '/convenios/comprobar'] as const),
    bodyOf(item, item.periodos.slice(0, 2), 'W2201', more),
  )
  expect(motivos).toEqual([])
  return avisos.filter(({ codigo }) => codigo === 'convenio.periodos-prescriptos')
}

it('prescribed periods are told in the form, when it is saved and before the confirmation, and prevent nothing', async () => {
  const item = await takeItem('A01', 'I')
  expect(await avisosDe(item)).toEqual([])
  await vence(item, '2021-11-19')
  const [aviso] = await avisosDe(item)
  expect(aviso).toMatchObject({
    codigo: 'convenio.periodos-prescriptos',
    mensaje: expect.stringContaining(`${item.r} ${item.i}, ${item.periodos[0]?.c}/`),
  })
  const alta = await ok<{ id: number; avisos: string[] }>(
    ...(['a01', 'POST', '/convenios'] as const),
    bodyOf(item, item.periodos.slice(0, 2), 'W2201'),
  )
  expect(alta.avisos).toContain(aviso?.mensaje)
  expect(await detalleDe('a01', alta.id)).toMatchObject({ avisos: [aviso?.mensaje] })
  expect((await call('a01', 'POST', `/convenios/${alta.id}/confirmar`, {})).statusCode).toBe(200)
  expect(await detalleDe('a01', alta.id)).toMatchObject({ avisos: [] })
})

it('the day of signing decides: on the last day of the term nothing had prescribed', async () => {
  const item = await takeItem('A01', 'I')
  await vence(item, '2021-11-19')
  expect(await avisosDe(item, { fechaconf: '2026-11-19' })).toEqual([])
  expect(await avisosDe(item, { fechaconf: '2026-11-20' })).toHaveLength(1)
})

it('nothing is said of the periods of another lawyer', async () => {
  const item = await takeItem('A02', 'I')
  await vence(item, '2015-03-10')
  const answer = await call(
    ...(['a01', 'POST', '/convenios/comprobar'] as const),
    bodyOf(item, item.periodos.slice(0, 2), 'W2201'),
  )
  expect(answer.body).not.toContain('prescri')
  expect(await create('a02', item)).toBeGreaterThan(0)
})
