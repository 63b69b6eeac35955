import { centavos, fecha, formatCentavos } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages } from '../testing/read-pages.ts'
import { sampleLiquidacionDeDeuda } from '../testing/sample-liquidacion-de-deuda.ts'
import { renderLiquidacionDeDeuda } from './index.ts'

const fuentes = loadFuentes()
const render = (datos = sampleLiquidacionDeDeuda()) =>
  renderLiquidacionDeDeuda(datos, { fuentes, deflate: nodeDeflate })
/**
 * Text read from a PDF has spaces inside words, where two letters are printed closer or farther apart than usual. So
 * texts are compared without spaces.
 */
const junto = (texto: string): string => texto.replaceAll(/[ \u00a0]/g, '')
const textoDe = (datos = sampleLiquidacionDeDeuda()): string => paginasDe(datos).join('')
const paginasDe = (datos = sampleLiquidacionDeDeuda()): string[] =>
  readPages(render(datos))
    .map((page) =>
      page
        .filter(({ mark }) => mark !== 'Artifact')
        .map(({ text }) => text)
        .join(''),
    )
    .map(junto)

const expectPartes = (texto: string, partes: readonly string[]) => {
  for (const parte of partes) expect(texto).toContain(junto(parte))
}

test('has each period with its count, the total in words and the rule of each figure', () => {
  const datos = sampleLiquidacionDeDeuda()
  const texto = textoDe(datos)
  expectPartes(texto, [
    'MUNICIPALIDAD DE SAN NICOLÁS Provincia de Buenos Aires LIQUIDACIÓN DE DEUDA',
    'Contribuyente González Peña, María',
    'Inmueble 101, recurso AB, Tasa por servicios urbanos',
    'Autos «Municipalidad de San Nicolás c/ González Peña s/ apremio», expediente 12345/2025',
    'Liquidada al 31/12/2026',
    'Bertolini, Juan Ignacio',
    '29 días al 3 %; 92 días al 2,5 %',
    'TOTAL AL 31/12/2026',
    'Capital e interés informados por el municipio al 01/09/2026.',
    'Desde el 01/01/2020: 3 % mensual por día.',
    'Desde el 01/10/2026: 2,5 % mensual por día.',
    'Base legal del interés: artículo 41 de la Ordenanza Fiscal N.º 8.000.',
    'nunca sobre intereses',
    'No incluye honorarios, aportes, tasa de justicia ni gastos.',
  ])
  for (const { agregado, total } of datos.periodos)
    expectPartes(texto, [formatCentavos(agregado), formatCentavos(total)])
  expectPartes(texto, [formatCentavos(datos.subtotal), formatCentavos(datos.total)])
  expect(texto).not.toContain(junto('Saldo a favor'))
  expect(texto).not.toContain(junto('Por mes o fracción'))
})

test('periods without their interest and credits are outside the table, and the sum is on the page', () => {
  const uno = { anio: 2025, vencimiento: fecha('2025-03-10'), liquidadoAl: fecha('2026-09-01') }
  const cero = { capital: centavos(0), interes: centavos(0) }
  const datos = sampleLiquidacionDeDeuda({
    otros: [
      { ...uno, ...cero, cuota: 2, total: centavos(-1_234_56), capital: centavos(-1_234_56) },
      { ...uno, ...cero, cuota: 1, total: centavos(9_876_54), sinSeparar: true },
    ],
  })
  const texto = textoDe(datos)
  expectPartes(texto, [
    `Períodos de la tabla ${formatCentavos(datos.subtotal)}`,
    'Períodos sin actualizar 9.876,54',
    'Saldo a favor, se descuenta −1.234,56',
    `TOTAL AL 31/12/2026 ${formatCentavos(datos.total)}`,
    '2025/01, sin interés informado: $ 9.876,54',
    'Descontado el saldo a favor de $ 1.234,56 registrado en 2025: 2.',
  ])
})

test('without a lawsuit it names none, and by whole months it says so', () => {
  const datos = sampleLiquidacionDeDeuda(
    { tasas: '01/01/2020: 3 % mensual por mes o fracción' },
    { autos: null },
  )
  const texto = textoDe(datos)
  expectPartes(texto, ['4 meses al 3 %', 'Por mes o fracción: capital × tasa de un mes × meses.'])
  expect(texto).not.toContain('Autos')
})

test('the words of the total are on the page of its figures, whatever the number of periods', () => {
  const palabras = junto('Son $')
  for (let periodos = 1; periodos <= 30; periodos += 1) {
    const paginas = paginasDe(sampleLiquidacionDeDeuda({ periodos }))
    const delTotal = paginas.filter((pagina) => pagina.includes('TOTALAL'))
    expect(delTotal).toHaveLength(1)
    expect([periodos, delTotal[0]?.includes(palabras)]).toEqual([periodos, true])
  }
})

test('many periods take several pages, and the same data give the same bytes', () => {
  const datos = sampleLiquidacionDeDeuda({ periodos: 30 })
  const paginas = paginasDe(datos)
  expect(paginas.length).toBeGreaterThan(1)
  const todo = paginas.join('')
  for (const { anio, cuota } of datos.periodos) expect(todo).toContain(`${anio}/0${cuota}`)
  expect(renderLiquidacionDeDeuda(datos, { fuentes: loadFuentes() })).toEqual(render(datos))
})

test('the largest amounts that the product can store are on one line each', () => {
  const maximo = centavos(Number.MAX_SAFE_INTEGER)
  const datos = sampleLiquidacionDeDeuda({ periodos: 3 })
  const importes = { capital: maximo, interes: maximo, agregado: maximo, total: maximo }
  const enorme = {
    ...{ ...datos, ...importes, subtotal: maximo },
    periodos: datos.periodos.map((periodo) => ({ ...periodo, ...importes })),
  }
  const escritos = readPages(render(enorme)).flat()
  const hallados = escritos.filter(({ text }) => text.trim() === '90.071.992.547.409,91')
  expect(hallados).toHaveLength(4 * 3 + 4 + 1)
})

test('names the titles of its periods, and none when there is none', () => {
  expectPartes(textoDe(), ['Título ejecutivo N.º 1520'])
  const varios = textoDe(sampleLiquidacionDeDeuda({}, { titulos: [1520, 1521] }))
  expectPartes(varios, ['Títulos ejecutivos N.º 1520 y 1521'])
  expect(textoDe(sampleLiquidacionDeDeuda({}, { titulos: [] }))).not.toContain('ejecutivo')
})

test('the place for the signature is on the page of the last note, whatever the number of periods', () => {
  for (let periodos = 1; periodos <= 30; periodos += 1) {
    const ultima = paginasDe(sampleLiquidacionDeDeuda({ periodos })).at(-1) ?? ''
    expectPartes(ultima, ['No incluye honorarios', 'Matrícula T. IX F. 90 Firma y sello'])
  }
})

test('names every debtor', () => {
  const contribuyentes = ['González Peña, María', 'Ñáñez, José Ignacio', 'Sucesión de Ibáñez, Rita']
  expectPartes(textoDe(sampleLiquidacionDeDeuda({}, { contribuyentes })), [
    'Contribuyentes González Peña, María; Ñáñez, José Ignacio; Sucesión de Ibáñez, Rita',
  ])
})
