import { expect, it } from 'vitest'
import { bodyOf, type ItemDePrueba } from '../../test/convenios.ts'
import { codeOf, useConvenios } from '../../test/convenios-app.ts'

const { ok, call, query, takeItem, create, detalleDe } = useConvenios()

/**
 * Marks the first debtor of a property as dead, bankrupt or insolvent (`marca`), and returns the debtor's name. The
 * debtor also gets the document number of the person who signs in these tests.
 */
const marcar = async ({ i }: ItemDePrueba, marca: string, desde: string): Promise<string> => {
  const [deudor] = await query<{ apynom: string }>(
    `update contribuyente set marca = '${marca}', marca_desde = '${desde}', nro_doc = '12345678'
     where nro_contrib = (select nro_contrib from vinculo where tipo = 'I' and imponible = ${i}
       and vinculo_desc <> 'ocupante' order by orden limit 1) returning apynom`,
  )
  return deudor?.apynom ?? ''
}

interface Comprobado {
  readonly motivos: readonly { campo: string; codigo: string; mensaje: string }[]
  readonly avisos: readonly { codigo: string; mensaje: string }[]
}

const check = (item: ItemDePrueba, more: object = {}) =>
  ok<Comprobado>(
    ...(['a01', 'POST', '/convenios/comprobar'] as const),
    bodyOf(item, item.periodos.slice(0, 2), 'W2201', more),
  )
const OTRO = { frm_dni: '23.456.789' }

it('a debtor in insolvency proceedings is told in the form and before the confirmation, and prevents nothing', async () => {
  const item = await takeItem('A01', 'I')
  const id = await create('a01', item)
  expect(await detalleDe('a01', id)).toMatchObject({ avisos: [] })
  const nombre = await marcar(item, 'quiebra', '2026-05-01')
  const aviso = `El deudor ${nombre} figura en quiebra (se sabe desde el 01/05/2026). Verifique con el síndico si puede hacer un convenio por esta deuda o si corresponde insinuar el crédito.`
  expect(await detalleDe('a01', id)).toMatchObject({ avisos: [aviso] })
  const otro = await takeItem('A01', 'I')
  await marcar(otro, 'concurso', '2026-05-01')
  const { motivos, avisos } = await check(otro)
  expect(motivos).toEqual([])
  expect(avisos).toEqual([
    expect.objectContaining({
      codigo: 'convenio.deudor-marcado',
      mensaje: expect.stringContaining('figura en concurso'),
    }),
  ])
  expect((await call('a01', 'POST', `/convenios/${id}/confirmar`, {})).statusCode).toBe(200)
  expect(await detalleDe('a01', id)).toMatchObject({ avisos: [] })
})

it('a dead debtor does not sign, unless it was before the death was known; another person signs', async () => {
  const item = await takeItem('A01', 'I')
  const nombre = await marcar(item, 'fallecido', '2026-11-01')
  const { motivos, avisos } = await check(item)
  expect(motivos).toMatchObject([{ campo: 'frm_dni', codigo: 'convenio.firmante-fallecido' }])
  expect(motivos[0]?.mensaje).toContain(`el de ${nombre}, que figura como fallecido`)
  expect(avisos).toMatchObject([{ codigo: 'convenio.deudor-marcado' }])
  const alta = await call(
    ...(['a01', 'POST', '/convenios'] as const),
    bodyOf(item, item.periodos.slice(0, 2), 'W2201'),
  )
  expect([alta.statusCode < 500, alta.statusCode >= 400]).toEqual([true, true])
  expect(alta.body).toContain('figura como fallecido')
  expect((await check(item, { fechaconf: '2026-10-31' })).motivos).toEqual([])
  expect((await check(item, OTRO)).motivos).toEqual([])
  expect(await create('a01', item, OTRO)).toBeGreaterThan(0)
})

it('the confirmation refuses an agreement whose signer was noted as dead meanwhile', async () => {
  const item = await takeItem('A01', 'I')
  const id = await create('a01', item)
  await marcar(item, 'fallecido', '2026-11-20')
  const tarde = await call('a01', 'POST', `/convenios/${id}/confirmar`, {})
  expect([tarde.statusCode, codeOf(tarde)]).toEqual([409, 'firmante-fallecido'])
  expect((await detalleDe('a01', id)).fc_confirma).toBeNull()
})

it('nothing is said of the debtors of a debt of another lawyer', async () => {
  const item = await takeItem('A02', 'I')
  await marcar(item, 'fallecido', '2026-05-01')
  const comprobado = await check(item)
  expect(JSON.stringify(comprobado)).not.toContain('fallecido')
})
