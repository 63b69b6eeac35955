import { expect, it } from 'vitest'
import type { ItemDePrueba } from '../../test/convenios.ts'
import { useConvenios } from '../../test/convenios-app.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'

const { ok, query, takeItem, create, app, tokenDe } = useConvenios()

const load = async (
  item: ItemDePrueba,
  { nroPlan, convenio, cobrada }: { nroPlan: number; convenio: string; cobrada: boolean },
) => {
  const zip = await zipDePrueba({
    planes: [
      {
        ...{ NRO_PLAN: nroPlan, TIPO: 'I', IMPONIBLE: item.i, RECURSO: item.r, PLAN_TIPO: 'W2201' },
        ...{ FECHA: '2026-11-01', ESTADO: 'vigente', CONVENIO: convenio },
      },
    ],
    plan_cuotas: [
      {
        ...{ NRO_PLAN: nroPlan, CUOTA: 1, MONTO_CAPITAL: '1000.00', MONTO_INTERES: '0.00' },
        ...{ FECHA_VTO: '2026-12-10', FECHA_COBRANZA: cobrada ? '2026-11-15' : '' },
        ...{ INT_COBRANZA: '', NRO_COMPROB: '' },
      },
    ],
  })
  const { carga } = await loadPaqueteDePrueba(app(), tokenDe('admin'), zip)
  expect(carga).toMatchObject({ estado: 'aplicada', motivos: [] })
  return carga.avisos.filter((aviso) => aviso.includes('CONVENIO'))
}

const confirmado = async (item: ItemDePrueba) => {
  const id = await create('a01', item)
  await ok('a01', 'POST', `/convenios/${id}/confirmar`, {})
  const [fila] = await query<{ convenio: string }>(`select convenio from convenio where id = ${id}`)
  return { id, numero: fila?.convenio ?? '' }
}

const cobranzaDe = async (id: number) =>
  (await ok<{ cobranza: string }>('a01', 'GET', `/convenios/${id}`)).cobranza

it('an agreement made here knows its collections once a load brings the plan with its number (D173)', async () => {
  const item = await takeItem('A01', 'I')
  const { id, numero } = await confirmado(item)
  expect(numero).toMatch(/^A01-/)
  expect(await cobranzaDe(id)).toBe('sin-datos')
  expect(await load(item, { nroPlan: 810_001, convenio: numero, cobrada: true })).toEqual([])
  expect(await cobranzaDe(id)).toBe('informada')
})

it('a plan that names no known agreement, or one of another item, is loaded with a warning and gives no collections', async () => {
  const [item, otro] = [await takeItem('A01', 'I'), await takeItem('A01', 'I')]
  const { id, numero } = await confirmado(item)
  for (const [nroPlan, suyo, convenio] of [
    [810_011, item, '77'],
    [810_012, otro, numero],
    [810_013, item, `ANT-${numero}`],
  ] as const)
    expect(await load(suyo, { nroPlan, convenio, cobrada: true })).toEqual([
      expect.stringContaining(
        `no incluye ese imponible: 1 (por ejemplo, el plan ${nroPlan} dice «${convenio}»)`,
      ),
    ])
  expect(await cobranzaDe(id)).toBe('sin-datos')
})
