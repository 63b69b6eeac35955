import { centavos, fecha, formatCentavos, formatFecha, formatPesos } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { readPaginas, textoDe } from '../testing/read-textos.ts'
import { samplePresupuesto } from '../testing/sample-presupuesto.ts'
import { renderPresupuesto } from './index.ts'

const fuentes = loadFuentes()
const print = async (datos = samplePresupuesto()) =>
  readPaginas(await renderPresupuesto(datos, fuentes))
const textoEntero = async (datos = samplePresupuesto()) =>
  (await print(datos)).map(textoDe).join(' ')

test('is one A4 page that says it has no legal force, its day, its author and whom to ask', async () => {
  const paginas = await print()
  expect(paginas.map(({ mediaBox }) => mediaBox)).toEqual(['0 0 595 842'])
  const texto = paginas.map(textoDe).join(' ')
  for (const parte of [
    'PRESUPUESTO SIN VALOR LEGAL',
    'No es un convenio ni una liquidación.',
    'Los importes valen solo para el 05/09/2026',
    'Ana Belén Rossi, el 05/09/2026',
    'González Peña, María',
    '2019: 1 a 6 · 2020: 1 a 6',
    'Bertolini, Juan Ignacio (código A01)',
    'Página 1 de 1',
  ])
    expect(texto).toContain(parte)
})

test('prints the plan, each instalment with its day, the fees and the total', async () => {
  const datos = samplePresupuesto()
  const { plan, honorarios, total } = datos
  if (honorarios === null) throw new Error('Sin honorarios')
  const texto = await textoEntero(datos)
  expect(texto).toContain('W2112, 3 cuotas sin interés')
  for (const { vencimiento, monto } of plan.cuotas) {
    expect(texto).toContain(formatFecha(vencimiento))
    expect(texto).toContain(formatCentavos(monto))
  }
  for (const importe of [
    ...[plan.capital, plan.interes, plan.total, plan.aPagar],
    ...[honorarios.sobreDeuda.monto, honorarios.iva.monto, honorarios.aportes.monto],
    honorarios.total,
  ])
    expect(texto).toContain(formatCentavos(importe))
  expect(texto).toContain(formatPesos(total).replace('\u00a0', ' '))
  expect(texto).not.toContain('Tasa de justicia')
})

test('a cap on the fees is a line that says how much it takes away', async () => {
  const { honorarios } = samplePresupuesto()
  if (honorarios === null) throw new Error('Sin honorarios')
  const tope = { porcentaje: '8', recorte: centavos(1_234_56) }
  const texto = await textoEntero(samplePresupuesto({ honorarios: { ...honorarios, tope } }))
  expect(texto.replaceAll('\u00a0', ' ')).toContain('Tope: 8 % de la deuda −1.234,56')
})

test('without periods in legal management there are no fees and no lawyer', async () => {
  const texto = await textoEntero(samplePresupuesto({ honorarios: null, abogado: null }))
  expect(texto).toContain('no llevan honorarios')
  expect(texto).not.toContain('Honorarios y cargos')
  expect(texto).not.toContain('Para consultar')
})

test('an older debt and sample rates are told', async () => {
  const texto = await textoEntero(
    samplePresupuesto(
      { liquidadoAl: fecha('2026-08-01') },
      {
        plan: {
          tasa: { texto: '2.5', etiqueta: 'DEMO' },
          financiacion: centavos(1_000_00),
          origenDeVencimientos: 'DEMO',
        },
      },
    ),
  )
  expect(texto).toContain('La deuda es la que el municipio informó al 01/08/2026')
  expect(texto).toContain('La tasa con la leyenda DEMO es de ejemplo')
  expect(texto).toContain('Los vencimientos con la leyenda DEMO son de ejemplo')
})

test('the periods of unknown interest that the budget leaves out are told', async () => {
  const texto = await textoEntero(samplePresupuesto({ sinInteres: '2025: 1 a 3' }))
  expect(texto).toContain('No incluye otros períodos que se deben (2025: 1 a 3)')
  expect(await textoEntero(samplePresupuesto())).not.toContain('No incluye otros')
})

test('fifteen instalments of thirty years of debt still fit on one page', async () => {
  const datos = samplePresupuesto()
  const [cuota] = datos.plan.cuotas
  if (!cuota) throw new Error('Sin cuotas')
  const cuotas = Array.from({ length: 16 }, (_, i) => ({ ...cuota, cuota: i }))
  const periodos = Array.from({ length: 30 }, (_, i) => `${1997 + i}: 1, 3, 5, 7, 9 y 11`)
  const paginas = await print({
    ...datos,
    plan: { ...datos.plan, cuotas },
    deuda: { ...datos.deuda, periodos: periodos.join(' · ') },
  })
  expect(paginas).toHaveLength(1)
})

test('the same data give the same bytes', async () => {
  const bytes = await renderPresupuesto(samplePresupuesto(), fuentes)
  expect(Buffer.from(await renderPresupuesto(samplePresupuesto(), fuentes)).equals(bytes)).toBe(
    true,
  )
})
