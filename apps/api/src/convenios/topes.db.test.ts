import { expect, it } from 'vitest'
import { useConvenios } from '../../test/convenios-app.ts'

const { ok, call, query, takeItem, create, detalleDe } = useConvenios()

const ponerTope = (valor: string, vigenteDesde?: string) =>
  ok('admin', 'POST', '/parametros', {
    ...{ clave: 'honorarios.topeExtrajudicial', valor, motivo: 'Decreto de prueba' },
    ...(vigenteDesde === undefined ? {} : { vigenteDesde }),
  })
const pesosDe = (importe: string) => Math.round(Number(importe) * 100)

it('a cap on the fees reaches the agreements that nobody confirmed, and no confirmed one', async () => {
  const confirmado = await create('a01', await takeItem('A01', 'I'))
  await ok('a01', 'POST', `/convenios/${confirmado}/confirmar`, {})
  const antes = await detalleDe('a01', confirmado)
  const abierto = await create('a01', await takeItem('A01', 'I'))
  const sinTope = (await detalleDe('a01', abierto)).liquidacion
  expect(sinTope.tope).toBeNull()

  await ponerTope('4', '2026-01-01')
  const { liquidacion } = await detalleDe('a01', abierto)
  const maximo = Math.round((pesosDe(liquidacion.sobre_deuda.base) * 4) / 100)
  expect(pesosDe(liquidacion.honorarios)).toBe(maximo + pesosDe(liquidacion.otros_gastos))
  expect(liquidacion.tope).toEqual({
    porcentaje: '4',
    recorte: ((pesosDe(sinTope.honorarios) - pesosDe(liquidacion.honorarios)) / 100).toFixed(2),
  })
  expect(pesosDe(liquidacion.total)).toBeLessThan(pesosDe(sinTope.total))
  expect((await detalleDe('a01', confirmado)).liquidacion).toEqual(antes.liquidacion)

  await ponerTope('', '2026-01-01')
  expect((await detalleDe('a01', abierto)).liquidacion).toEqual(sinTope)
})

it('a cap does not reach an agreement confirmed before the product, not even when its document is printed', async () => {
  const id = await create('a01', await takeItem('A01', 'I'))
  await ok('a01', 'POST', `/convenios/${id}/confirmar`, {})
  await query(`update convenio set documento = null, parametros = null where id = ${id}`)
  const antes = (await detalleDe('a01', id)).liquidacion
  await ponerTope('2', '2026-01-01')
  try {
    const pdf = await call('a01', 'GET', `/convenios/${id}/pdf`)
    expect(pdf.statusCode).toBe(200)
    expect((await detalleDe('a01', id)).liquidacion).toEqual(antes)
  } finally {
    await ponerTope('', '2026-01-01')
  }
})
