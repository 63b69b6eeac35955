import { centavos, formatCentavos } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages } from '../testing/read-pages.ts'
import { sampleConstanciaDeDeuda } from '../testing/sample-constancia-de-deuda.ts'
import { renderConstanciaDeDeuda } from './index.ts'

const fuentes = loadFuentes()
const render = (datos = sampleConstanciaDeDeuda()) =>
  renderConstanciaDeDeuda(datos, { fuentes, deflate: nodeDeflate })
/**
 * Text read from a PDF has spaces inside words, where two letters are printed closer or farther apart than usual. So
 * texts are compared without spaces.
 */
const junto = (texto: string): string => texto.replaceAll(/[ \u00a0]/g, '')
const paginasDe = (datos = sampleConstanciaDeDeuda()): string[] =>
  readPages(render(datos))
    .map((page) =>
      page
        .filter(({ mark }) => mark !== 'Artifact')
        .map(({ text }) => text)
        .join(''),
    )
    .map(junto)

test('is one page with each line, its rule, who is paid and which receipt to ask for', () => {
  const datos = sampleConstanciaDeDeuda()
  const [texto = '', ...mas] = paginasDe(datos)
  expect(mas).toEqual([])
  for (const parte of [
    'MUNICIPALIDAD DE SAN NICOLÁS Provincia de Buenos Aires CONSTANCIA DE DEUDA Y HONORARIOS',
    'No es un recibo ni un libre deuda.',
    'Contribuyente González Peña, María',
    'Imponible 101, recurso AB, Tasa por servicios urbanos',
    'Períodos 2021: 1 a 6 · 2022: 1 a 6 · 2023: 1 a 6 · 2024: 1 a 6',
    'Etapa Extrajudicial',
    'Deuda al 01/09/2026, válida hasta el 11/09/2026; honorarios al 05/09/2026',
    'Honorarios El 10% de la deuda, por la etapa extrajudicial. A quien diga el municipio. Pida factura o recibo.',
    'Contribución a cargo del obligado El 10% de los honorarios y gastos (Ley 6716, art. 12). Según la boleta. Pida la boleta pagada.',
    'Extrajudicial (hoy) 10% y el 5% de eso Sin tope',
    'Judicial 15% y el 5% de eso Sin tope',
    'No incluye: 2 períodos ya están en un convenio',
    'Honorarios y cargos La suma de los renglones debajo de la deuda.',
    'Abogado a cargo: Bertolini, Juan Ignacio (código A01)',
    'CUIT/CUIL 20-22333444-5',
  ])
    expect(texto).toContain(junto(parte))
  for (const { importe } of datos.lineas) expect(texto).toContain(formatCentavos(importe))
  for (const { total } of datos.etapas) expect(texto).toContain(formatCentavos(total))
  expect(texto).not.toContain(junto('Tasa de justicia'))
})

test('a lawsuit with every line, a cap that takes away and long names still fit on one page', () => {
  const datos = sampleConstanciaDeDeuda(
    {
      judicial: true,
      otgastos: centavos(350_050),
      topes: { 'honorarios.topeJudicial': '8', 'honorarios.topeExtrajudicial': '12.5' },
    },
    { contribuyentes: Array.from({ length: 4 }, () => 'González Peña, María de los Ángeles') },
  )
  const [texto = '', ...mas] = paginasDe(datos)
  expect(mas).toEqual([])
  const tope = datos.lineas.find(({ clave }) => clave === 'tope')
  for (const parte of [
    'Tope de honorarios Honorarios y gasto fijo no pasan juntos del 8% de la deuda.',
    formatCentavos(tope?.importe ?? centavos(0)),
    'Judicial (hoy) 15% y el 5% de eso 8%',
    'Extrajudicial 10% y el 5% de eso 12,5%',
    'Otros gastos Lo que el abogado pagó por la gestión.',
    'Tasa de justicia El 2,2% de la deuda, por la etapa judicial. Según la boleta.',
    'Sobretasa El 10% de la tasa de justicia (Ley 6716, art. 12). Según la boleta.',
  ])
    expect(texto).toContain(junto(parte))
})

test('what nobody knows of the lawyer is not printed', () => {
  const { abogado } = sampleConstanciaDeDeuda()
  const sinDatos = { ...abogado, matricula: '', cuitcuil: '', te: '', email: '', horarios: '' }
  const [texto = ''] = paginasDe(sampleConstanciaDeDeuda({}, { abogado: sinDatos }))
  for (const parte of ['matrícula', 'CUIT', 'teléfono', 'atención'])
    expect(texto).not.toContain(parte)
})

test('the same data give the same bytes', () => {
  expect(renderConstanciaDeDeuda(sampleConstanciaDeDeuda(), { fuentes: loadFuentes() })).toEqual(
    render(),
  )
})

test('the largest amounts that the product can store are on one line each, up to the last centavo', () => {
  const maximo = centavos(Number.MAX_SAFE_INTEGER)
  const datos = sampleConstanciaDeDeuda({ judicial: true })
  const enorme = sampleConstanciaDeDeuda(
    {},
    {
      lineas: datos.lineas.map((linea) => ({ ...linea, importe: maximo })),
      etapas: datos.etapas.map((etapa) => ({ ...etapa, cargos: maximo, total: maximo })),
    },
  )
  const escritos = readPages(render(enorme)).flat()
  const hallados = escritos.filter(({ text }) => text.trim() === '90.071.992.547.409,91')
  expect(hallados).toHaveLength(datos.lineas.length + 2 * datos.etapas.length)
})

/**
 * Builds the data of a certificate of debt with several debtors, and with `cuantas` rows in the table of its lawsuit.
 */
const conLineas = (cuantas: number) => {
  const datos = sampleConstanciaDeDeuda(
    { judicial: true, otgastos: centavos(350_050), topes: { 'honorarios.topeJudicial': '8' } },
    { contribuyentes: ['González Peña, María', 'Ñáñez, José Ignacio', 'Sucesión de Ibáñez, Rita'] },
  )
  const otras = datos.lineas.filter(({ quien }) => quien !== '')
  const lineas = Array.from({ length: cuantas }, (_, i) => otras[i % otras.length] ?? otras[0])
  return { ...datos, lineas: lineas.flatMap((linea) => linea ?? []) }
}

test('names every debtor', () => {
  expect(paginasDe(conLineas(4))[0]).toContain(
    junto('Contribuyentes González Peña, María; Ñáñez, José Ignacio; Sucesión de Ibáñez, Rita'),
  )
})

const LETRA_MINIMA = 8

test('thirty lines fit on one page, in letters that can be read', () => {
  for (const cuantas of [12, 20, 30]) {
    const paginas = readPages(render(conLineas(cuantas)))
    expect([cuantas, paginas.length]).toEqual([cuantas, 1])
    for (const { size, text } of paginas.flat())
      expect([text, size >= LETRA_MINIMA]).toEqual([text, true])
  }
})

test('more lines go on another page, with the head of the table and the number of the page', () => {
  const paginas = readPages(render(conLineas(60))).map((page) =>
    junto(page.map(({ text }) => text).join('')),
  )
  expect(paginas.length).toBe(2)
  paginas.forEach((texto, i) => {
    expect(texto).toContain(junto('Aquiénsepagayquépedir'))
    expect(texto).toContain(junto(`Página ${i + 1} de 2`))
  })
})
