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

it('the base without other expenses and the fixed amounts of a lawsuit reach what nobody confirmed', async () => {
  const judicial = { estado_id: 2, otgastos: '1000.00' }
  const confirmado = await create('a01', await takeItem('A01', 'I'), judicial)
  await ok('a01', 'POST', `/convenios/${confirmado}/confirmar`, {})
  const antes = (await detalleDe('a01', confirmado)).liquidacion
  expect([antes.bono, antes.anticipo]).toEqual([null, null])
  const abierto = await create('a01', await takeItem('A01', 'I'), judicial)
  const sinCambio = (await detalleDe('a01', abierto)).liquidacion
  const poner = (clave: string, valor: string) =>
    ok('admin', 'POST', '/parametros', {
      ...{ clave, valor, vigenteDesde: '2026-01-01', motivo: 'Decreto de prueba' },
    })
  await poner('honorarios.base', 'honorarios sin otros gastos')
  await poner('honorarios.bono', '1500.00')
  await poner('honorarios.anticipo', '2500.50')
  try {
    const { liquidacion } = await detalleDe('a01', abierto)
    expect(liquidacion.honorarios).toBe(sinCambio.honorarios)
    expect(pesosDe(liquidacion.aportes.base)).toBe(pesosDe(sinCambio.honorarios) - 100_000)
    expect(liquidacion.iva.base).toBe(liquidacion.aportes.base)
    expect([liquidacion.bono, liquidacion.anticipo]).toEqual(['1500.00', '2500.50'])
    const { iva, aportes, tasa_de_justicia, sobretasa } = liquidacion
    const lineas = [iva, aportes, tasa_de_justicia, sobretasa].map(({ monto }) => pesosDe(monto))
    const fijos = 150_000 + 250_050
    expect(pesosDe(liquidacion.total)).toBe(
      lineas.reduce((suma, una) => suma + una, pesosDe(liquidacion.honorarios) + fijos),
    )
    expect((await detalleDe('a01', confirmado)).liquidacion).toEqual(antes)
    await query(`update convenio set documento = null, parametros = null where id = ${confirmado}`)
    expect((await detalleDe('a01', confirmado)).liquidacion).toEqual(antes)
  } finally {
    await poner('honorarios.base', 'honorarios')
    await poner('honorarios.bono', '')
    await poner('honorarios.anticipo', '')
  }
})
