import {
  type Centavos,
  centavos,
  fecha,
  formatCentavos,
  formatFecha,
  formatPesos,
} from '@apremia/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderConvenio } from '../convenio/index.ts'
import { loadFuentes } from '../node.ts'
import { type PaginaImpresa, readPaginas, textoDe } from '../testing/read-textos.ts'
import { sampleConvenio, sampleDeuda } from '../testing/sample-convenio.ts'
import { sampleOpcion, sampleOpciones, samplePlanilla } from '../testing/sample-planilla.ts'
import { renderPlanilla } from './index.ts'

const fuentes = loadFuentes()
const print = async (datos = samplePlanilla()) => readPaginas(await renderPlanilla(datos, fuentes))
const celdasDe = (paginas: readonly PaginaImpresa[]) =>
  paginas.flatMap(({ textos }) => textos.map(({ texto }) => texto.trim()))
const enPesos = (importe: Centavos) => formatPesos(importe).replace('\u00a0', ' ')

const columnaDe = (paginas: readonly PaginaImpresa[], opcion: number, opciones: number) => {
  const [izquierda, ancho] = [42 + 104, (511 - 104) / opciones]
  const hasta = paginas[0]?.textos.find(({ texto }) => texto.startsWith('El total de cada'))?.y ?? 0
  const desde = paginas[0]?.textos.find(({ texto }) => texto.startsWith('Las formas'))?.y ?? 0
  return (paginas[0]?.textos ?? [])
    .filter(({ x, ancho: w, y }) => {
      const derecha = x + w - izquierda
      return y > desde && y < hasta && Math.ceil(derecha / ancho) === opcion + 1
    })
    .map(({ texto }) => texto.trim())
}

describe('the text of the sheet', () => {
  const datos = samplePlanilla()
  let paginas: PaginaImpresa[]
  beforeAll(async () => {
    paginas = await print(datos)
  })

  test('prints the debt by item and in all', () => {
    const celdas = celdasDe(paginas)
    for (const fila of [...datos.deudas, datos])
      for (const importe of [fila.capital, fila.interes, fila.total])
        expect(celdas).toContain(formatCentavos(importe))
    expect(celdas).toContain('2019: 1 a 6 · 2020: 1 a 6')
  })

  test('prints the day of the amounts, which may differ from the day of the sheet (D171)', async () => {
    const viejos = await print(samplePlanilla({ liquidadoAl: fecha('2026-02-03') }))
    expect(celdasDe(viejos)).toContain('Importes al 03/02/2026')
  })

  test('each option has its column: to the municipality, to fees and charges, and all together', () => {
    datos.opciones.forEach((opcion, i) => {
      const { honorarios } = opcion
      const columna = columnaDe(paginas, i, datos.opciones.length)
      for (const importe of [
        opcion.aPagar,
        ...opcion.cuotas.map(({ monto }) => monto),
        honorarios.honorarios,
        honorarios.iva.monto,
        honorarios.aportes.monto,
        honorarios.total,
        opcion.total,
      ])
        expect(columna).toContain(formatCentavos(importe))
      expect(columna).toContain(String(opcion.cuotas[0]?.cantidad))
      if (opcion.tipo !== 'juicio') expect(columna).toContain(formatFecha(opcion.ultimoVencimiento))
      expect(columna.includes(formatCentavos(honorarios.tasaDeJusticia.monto))).toBe(
        honorarios.judicial,
      )
    })
    expect(columnaDe(paginas, 1, 6)).toContain('2,5 % DEMO')
    const delPlan = columnaDe(paginas, 1, 6)
    const vencimiento = delPlan.indexOf('07/12/2027')
    expect(delPlan[vencimiento + 1]).toBe('DEMO')
    expect(columnaDe(paginas, 2, 6)).not.toContain('DEMO')
    expect(columnaDe(paginas, 3, 6)).toContain('−76.543,21')
    expect(columnaDe(paginas, 4, 6)).toContain(
      formatCentavos(datos.opciones[4]?.anticipo ?? centavos(0)),
    )
  })

  test('the cheapest plan is named in words, in the table and beside its bar', () => {
    expect(columnaDe(paginas, 3, 6)).toContain('MENOR TOTAL')
    expect(celdasDe(paginas).filter((texto) => texto === 'MENOR TOTAL')).toHaveLength(2)
  })

  test('is one A4 page with the total of each plan, the notes and where to ask', () => {
    expect(paginas.map(({ mediaBox }) => mediaBox)).toEqual(['0 0 595 842'])
    const texto = paginas.map(textoDe).join(' ')
    for (const { total } of datos.opciones) expect(texto).toContain(enPesos(total))
    for (const parte of [
      'Contribuyente: González Peña, María',
      'Importes en pesos al 05/09/2026',
      'Las tasas con la leyenda DEMO son de ejemplo',
      'Los vencimientos con la leyenda DEMO son de ejemplo',
      'El costo de esperar el juicio se estima',
      'Bertolini, Juan Ignacio (código A01)',
      'Página 1 de 1',
    ])
      expect(texto).toContain(parte)
  })
})

test('plans of different lengths print the amount of each stretch', async () => {
  const cuotas = [
    { cantidad: 3, monto: centavos(25_797_937) },
    { cantidad: 3, monto: centavos(11_695_077) },
  ]
  const opciones = sampleOpciones().with(
    2,
    sampleOpcion('3 cuotas sin interés / 6 cuotas sin interés', { plan: 'W2112 / W2113', cuotas }),
  )
  const columna = columnaDe(await print(samplePlanilla({ opciones })), 2, opciones.length)
  expect(columna).toContain('6')
  for (const linea of ['3 de 257.979,37', '3 de 116.950,77']) expect(columna).toContain(linea)
})

test('bars are drawn to one scale', async () => {
  const opciones = [
    sampleOpcion('Pagar hoy', { deuda: centavos(100_000), tipo: 'hoy' }),
    sampleOpcion('Esperar el juicio', { deuda: centavos(300_000), judicial: true }),
  ]
  const paginas = await print(samplePlanilla({ opciones }))
  const finDeBarra = opciones.map(
    ({ total }) =>
      (paginas[0]?.textos.find(({ texto }) => texto === enPesos(total))?.x ?? 0) - 6 - 42 - 118,
  )
  const [menor = 0, mayor = 1] = opciones.map(({ total }) => total)
  expect((finDeBarra[0] ?? 0) / (finDeBarra[1] ?? 1)).toBeCloseTo(menor / mayor, 2)
})

test('options that cost the same are all marked; a single one has nothing to be compared with', async () => {
  const opciones = sampleOpciones()
  const marcas = async (desde: number, hasta: number) => {
    const celdas = celdasDe(await print(samplePlanilla({ opciones: opciones.slice(desde, hasta) })))
    return celdas.filter((texto) => texto === 'MENOR TOTAL').length
  }
  expect(await marcas(0, 3)).toBe(4)
  expect(await marcas(0, 1)).toBe(0)
  expect(await marcas(0, 0)).toBe(0)
})

test('to wait for the suit is never marked, even when it costs the same as paying today', async () => {
  const deuda = centavos(300_000)
  const hoy = sampleOpcion('Pagar hoy', { deuda, judicial: true, tipo: 'hoy' })
  const juicio = sampleOpcion('Esperar el juicio', { deuda, judicial: true })
  expect(hoy.total).toBe(juicio.total)
  const paginas = await print(samplePlanilla({ opciones: [hoy, juicio] }))
  expect(columnaDe(paginas, 0, 2)).toContain('MENOR TOTAL')
  expect(columnaDe(paginas, 1, 2)).not.toContain('MENOR TOTAL')
})

test('notes speak only of what the sheet has', async () => {
  const texto = (await print(samplePlanilla({ opciones: sampleOpciones().slice(2, 4) })))
    .map(textoDe)
    .join(' ')
  expect(texto).not.toContain('DEMO')
  expect(texto).not.toContain('esperar el juicio')
})

test('large amounts and long names stay inside their columns', async () => {
  const nombre = 'Ñandubay Echeverría de la Santísima Trinidad, José María '.repeat(3)
  const opciones = sampleOpciones(centavos(987_654_321_055))
  const paginas = await print(samplePlanilla({ opciones, contribuyente: nombre }))
  opciones.forEach((opcion, i) => {
    expect(columnaDe(paginas, i, 6)).toContain(formatCentavos(opcion.total))
  })
  for (const { textos } of paginas)
    for (const { texto, x, ancho } of textos)
      expect([texto, x > 41 && x + ancho < 556]).toEqual([texto, true])
})

test('a document printed after it in the same process loses no letter', async () => {
  await print()
  const convenio = sampleConvenio([sampleDeuda(3)])
  const texto = (await readPaginas(await renderConvenio(convenio, fuentes))).map(textoDe).join(' ')
  expect(convenio.totalEnLetras).toContain('CUATROCIENTOS')
  for (const parte of [convenio.totalEnLetras, 'CUIT', 'compuesta por'])
    expect(texto).toContain(parte)
})

test('the same data give the same bytes, dated by the data', async () => {
  const [uno, otro] = await Promise.all([
    renderPlanilla(samplePlanilla(), fuentes),
    renderPlanilla(samplePlanilla(), loadFuentes()),
  ])
  expect(otro).toEqual(uno)
  expect(
    Buffer.from(uno)
      .toString('latin1')
      .match(/D:\d{14}Z/g),
  ).toEqual(['D:20260905030000Z'])
})

test('amounts of billones do not touch each other in the table of the debt', async () => {
  const maximo = centavos(Number.MAX_SAFE_INTEGER)
  const importes = { capital: maximo, interes: maximo, total: maximo }
  const { deudas, ...datos } = samplePlanilla()
  const paginas = await print({
    ...{ ...datos, ...importes },
    deudas: deudas.map((deuda) => ({ ...deuda, ...importes })),
  })
  const escritos = (paginas[0]?.textos ?? []).filter(({ texto }) =>
    texto.includes('90.071.992.547.409,91'),
  )
  expect(escritos).toHaveLength(9)
  for (const uno of escritos)
    for (const otro of escritos)
      if (uno.y === otro.y && uno.x < otro.x) expect(uno.x + uno.ancho).toBeLessThan(otro.x)
})

test('names the contributions as the version of the agreement in force does', async () => {
  const { opciones } = samplePlanilla()
  const enLaSegunda = opciones.map((opcion) => ({
    ...opcion,
    honorarios: { ...opcion.honorarios, contribucion: true as const },
  }))
  const celdas = celdasDe(await print(samplePlanilla({ opciones: enLaSegunda }))).join(' ')
  expect(celdas).toContain('Contribución a cargo del')
  expect(celdas).not.toContain('Aportes')
  expect(celdasDe(await print())).toContain('Aportes')
})
