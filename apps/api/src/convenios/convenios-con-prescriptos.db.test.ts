import { CON_PRESCRIPTOS } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { bodyOf, type ItemDePrueba } from '../../test/convenios.ts'
import { useConvenios } from '../../test/convenios-app.ts'

/** Due day of a period that prescribes on 10/10/2026, before the present day of the tests. */
const VIEJO = '2021-10-10'

interface Comprobado {
  readonly motivos: readonly object[]
  readonly avisos: readonly { readonly codigo: string; readonly mensaje: string }[]
}

describe('an agreement on periods whose term to sue is over', () => {
  const { ok, query, takeItem } = useConvenios()

  const prepare = async (): Promise<{ item: ItemDePrueba; dicho: string }> => {
    const item = await takeItem('A01', 'I')
    const [primero] = item.periodos
    if (!primero) throw new Error('sin períodos')
    await query(`update deuda set vencimiento = '${VIEJO}'
      where imponible = ${item.i} and recurso = '${item.r}' and tipo = 'I' and anio = ${primero.a} and cuota = ${primero.c}`)
    return { item, dicho: `${item.r} ${item.i} ${primero.a}/${primero.c}` }
  }

  const check = async (item: ItemDePrueba, more: object = {}) => {
    const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201', more)
    const { motivos, avisos } = await ok<Comprobado>('a01', 'POST', '/convenios/comprobar', body)
    expect(motivos).toEqual([])
    return avisos.filter(({ codigo }) => codigo === CON_PRESCRIPTOS).map(({ mensaje }) => mensaje)
  }

  it('names them before saving and after, and is saved', async () => {
    const { item, dicho } = await prepare()
    const mensaje = `Según lo que está en Apremia, ya prescribieron: ${dicho}. Confírmelo antes de firmar.`
    expect(await check(item)).toEqual([mensaje])
    const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201')
    const { avisos } = await ok<{ avisos: string[] }>('a01', 'POST', '/convenios', body)
    expect(avisos).toContain(mensaje)
  })

  it('looks at the day of the signing: on the last day of the term there is nothing to say', async () => {
    const { item } = await prepare()
    expect(await check(item, { fechaconf: '2026-10-10' })).toEqual([])
    expect(await check(item, { fechaconf: '2026-10-11' })).toHaveLength(1)
  })

  it('tells nothing of a debt that the person may not see', async () => {
    const { item } = await prepare()
    const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201')
    const { avisos } = await ok<Comprobado>('a02', 'POST', '/convenios/comprobar', body)
    expect(avisos.map(({ codigo }) => codigo)).not.toContain(CON_PRESCRIPTOS)
  })
})
