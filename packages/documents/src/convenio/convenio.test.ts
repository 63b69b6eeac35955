import {
  type Centavos,
  type ConvenioDatos,
  centavos,
  formatCentavos,
  formatFecha,
  formatPesos,
} from '@apremia/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { readPaginas, textoDe } from '../testing/read-textos.ts'
import { sampleConvenio, sampleDeuda, sampleHonorarios } from '../testing/sample-convenio.ts'
import { renderConvenio } from './index.ts'

const fuentes = loadFuentes()
const print = async (datos: ConvenioDatos) => {
  const paginas = readPaginas(await renderConvenio(datos, fuentes))
  return { paginas, texto: paginas.map(textoDe).join(' ') }
}
const celdasDe = ({ paginas }: Awaited<ReturnType<typeof print>>) =>
  paginas.flatMap(({ textos }) => textos.map(({ texto }) => texto.trim()))

/** The printed text has an ordinary space where `formatPesos` writes a no-break space. */
const enPesos = (importe: Centavos) => formatPesos(importe).replace('\u00a0', ' ')

const DEUDAS = [
  sampleDeuda(14, {
    plan: {
      codigo: 'ABLT',
      nombre: 'Cuotas con interés',
      tasa: { texto: '2.5', etiqueta: 'DEMO' },
      financiacion: centavos(1_234_567),
      origenDeVencimientos: 'DEMO',
    },
  }),
  sampleDeuda(5, {
    imponible: '98765',
    recurso: 'AB',
    recursoNombre: 'Alumbrado, Barrido y Limpieza',
    plan: { codigo: 'W2200', nombre: 'Anticipo y 3 cuotas', anticipo: centavos(800_000) },
  }),
]

describe('the text of an agreement', () => {
  const datos = sampleConvenio(DEUDAS, { titulos: ['4321'], observaciones: 'Se adjunta poder.' })
  let impreso: Awaited<ReturnType<typeof print>>
  beforeAll(async () => {
    impreso = await print(datos)
  })

  test('every amount of the debt to the centavo, by period, item and in all', () => {
    const celdas = celdasDe(impreso)
    for (const { periodos, ...deuda } of datos.deudas)
      for (const { capital, interes, total } of [...periodos, deuda, datos])
        for (const importe of [capital, interes, total])
          expect(celdas).toContain(formatCentavos(importe))
    for (const parte of [enPesos(datos.total), datos.totalEnLetras, datos.aPagarEnLetras])
      expect(impreso.texto).toContain(parte)
  })

  test('the plan of each item: its conditions, and each instalment with its date', () => {
    const celdas = celdasDe(impreso)
    for (const { plan } of datos.deudas) {
      expect(celdas).toContain(`Plan ${plan.codigo}: ${plan.nombre}`)
      for (const { capital, interes, monto, vencimiento } of plan.cuotas) {
        expect(celdas).toContain(formatFecha(vencimiento))
        for (const importe of [capital, interes, monto])
          expect(celdas).toContain(formatCentavos(importe))
      }
      expect(celdas).toContain(formatCentavos(plan.aPagar))
    }
    expect(celdas).toContain('Anticipo')
    // This sample agreement has two payment plans. The municipality set the due dates of the second plan. The due dates
    // of the first plan are for demonstration, and its heading must say so (D126).
    expect(celdas.filter((celda) => /^Vencimiento/.test(celda))).toEqual([
      'Vencimiento (DEMO)',
      'Vencimiento',
    ])
    expect(impreso.texto).toContain('2,5 % mensual (tasa DEMO)')
    expect(impreso.texto).toContain(`Interés de financiación: ${enPesos(centavos(1_234_567))}`)
  })

  test('fees and charges, each with its base and percentage', () => {
    const celdas = celdasDe(impreso)
    const { sobreDeuda, iva, aportes, tasaDeJusticia, sobretasa, ...h } = datos.honorarios
    for (const { base, monto } of [sobreDeuda, iva, aportes, tasaDeJusticia, sobretasa])
      for (const importe of [base, monto]) expect(celdas).toContain(formatCentavos(importe))
    for (const importe of [h.gastoFijo, h.otrosGastos, h.honorarios, h.total])
      expect(celdas).toContain(formatCentavos(importe as Centavos))
    for (const porcentaje of ['10 %', '21 %', '2,2 %']) expect(celdas).toContain(porcentaje)
    expect(celdas).toContain('De iniciarse el juicio (no están en el total):')
  })

  test('what the cap on the fees takes away, and nothing of a cap without one', async () => {
    expect(celdasDe(impreso).join(' ')).not.toContain('Tope')
    const honorarios = {
      ...datos.honorarios,
      tope: { porcentaje: '12.5', recorte: centavos(9_87) },
    }
    const celdas = celdasDe(await print({ ...datos, honorarios }))
    expect(celdas).toContain('Tope de los dos anteriores: 12,5 % de la deuda')
    expect(celdas).toContain('−9,87')
  })

  test('the parties, the clauses and the signatures', () => {
    for (const parte of [
      'MUNICIPALIDAD DE SAN NICOLÁS',
      'CONVENIO DE RECONOCIMIENTO DE DEUDA Y PAGO N.º 1234',
      'San Nicolás de los Arroyos, 5 de septiembre de 2026',
      'JUAN IGNACIO BERTOLINI',
      'Tº V Fº 321 CASN',
      '20-22333444-5',
      'MARÍA GONZÁLEZ PEÑA',
      'DNI 12.345.678',
      'maria@gonzalez.example',
      'título ejecutivo N.º 4321',
      'dos (2) cuotas, consecutivas o alternadas',
      'noventa (90) días corridos',
      'Ley 13.406',
      'artículo 2545',
      'no importa novación',
      'SÉPTIMA. Observaciones. Se adjunta poder.',
      'Carácter: Titular',
    ])
      expect(impreso.texto).toContain(parte)
  })

  test('number, code and page n of N at the foot of pages of 595 by 842', () => {
    const { paginas } = impreso
    expect(paginas.length).toBeGreaterThan(1)
    paginas.forEach((pagina, i) => {
      expect(pagina.mediaBox).toBe('0 0 595 842')
      const pie = pagina.textos.filter(({ y }) => y > 790).map(({ texto }) => texto)
      expect(pie).toEqual([
        'Convenio N.º 1234',
        'Código de verificación K7QH2M9XWT4BR8DNPC3F',
        `Página ${i + 1} de ${paginas.length}`,
      ])
    })
  })
})

test('with a claim filed, court fee and surcharge are in the total; a lawyer without VAT charges none', async () => {
  const base = sampleConvenio()
  const honorarios = sampleHonorarios(base.total, { judicial: true, inscripto: false })
  const { texto } = await print(sampleConvenio(base.deudas, { honorarios }))
  expect(texto).not.toContain('De iniciarse el juicio')
  expect(texto).toContain('IVA: no corresponde')
  expect(texto).toContain('Tampoco importa desistir del juicio')
  expect(texto.indexOf('Sobretasa')).toBeLessThan(
    texto.indexOf(`TOTAL ${formatCentavos(honorarios.total)}`),
  )
})

test('unknown data show a dash', async () => {
  const { municipio, firmante, abogado } = sampleConvenio()
  const blank = <T extends object>(datos: T) =>
    Object.fromEntries(Object.keys(datos).map((key) => [key, ''])) as T
  const { paginas } = await print(
    sampleConvenio([sampleDeuda(1, { contribuyente: '' })], {
      municipio: { ...blank(municipio), nombre: 'Municipio' },
      firmante: blank(firmante),
      abogado: blank(abogado),
      detalleDeOtrosGastos: '',
    }),
  )
  const textos = paginas.flatMap((pagina) => pagina.textos.map(({ texto }) => texto))
  expect(textos.filter((texto) => texto === '—').length).toBe(18)
  expect(textos).toContain('Contribuyente: —')
})

describe('pages', () => {
  const FILA = /^\d{4}$/

  test.each([1, 8, 9, 12, 25, 26, 60, 120])(
    '%i periods: rows under their header, totals with rows, signatures with text',
    async (periodos) => {
      const { paginas } = await print(sampleConvenio([sampleDeuda(periodos)]))
      let filas = 0
      for (const { textos } of paginas) {
        const primera = textos.findIndex(({ texto, x }) => FILA.test(texto) && x < 90)
        if (primera >= 0)
          expect(textos.slice(primera - 5, primera).map(({ texto }) => texto)).toEqual([
            'Año',
            'Cuota',
            'Capital',
            'Interés',
            'Total',
          ])
        filas += textos.filter(({ texto, x }) => FILA.test(texto) && x < 90).length
        textos.forEach(({ texto, x }, i) => {
          if (texto !== 'TOTAL' || x > 90) return
          const encima = textos.slice(0, i).map((t) => t.texto)
          expect(encima.at(-1)).toMatch(/^[\d.]+,\d\d$/)
        })
      }
      expect(filas).toBe(periodos)
      const ultima = textoDe(paginas.at(-1) ?? { mediaBox: '', textos: [] })
      expect(ultima).toMatch(/SEXTA.*en prueba de conformidad.*MARÍA GONZÁLEZ PEÑA.*Matrícula Tº V/)
      const util = paginas.at(-1)?.textos.filter(({ y }) => y > 60 && y < 790) ?? []
      expect(util.length).toBeGreaterThan(6)
    },
  )

  test('long names and addresses stay inside the margins', async () => {
    const nombre = 'Ñandubay Echeverría y Goyeneche de la Santísima Trinidad, José María '.repeat(3)
    const base = sampleConvenio()
    const { paginas, texto } = await print(
      sampleConvenio([sampleDeuda(3, { contribuyente: nombre, recursoNombre: nombre })], {
        firmante: {
          ...base.firmante,
          nombre: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
          email: `${'nombre.apellido.'.repeat(5)}@subdominio.municipalidad.example`,
          direccion: nombre,
        },
        abogado: { ...base.abogado, apellido: nombre, email: 'x'.repeat(80) },
        municipio: { ...base.municipio, nombre },
        observaciones: nombre.repeat(8),
      }),
    )
    for (const { textos } of paginas)
      for (const { texto: pieza, x, ancho, tamano } of textos) {
        const blancos = pieza.length - pieza.trimEnd().length
        expect(x).toBeGreaterThan(75)
        expect([pieza, x + ancho - blancos * tamano * 0.24 < 536]).toEqual([pieza, true])
      }
    expect(texto.replaceAll(' ', '')).toContain('WOLFESCHLEGELSTEINHAUSENBERGERDORFF'.repeat(3))
  })

  test('amounts of any size keep to their column, aligned on the right', async () => {
    const enorme = centavos(Number.MAX_SAFE_INTEGER)
    const deuda = { ...sampleDeuda(3), capital: enorme, interes: enorme, total: enorme }
    const { paginas } = await print(sampleConvenio([deuda]))
    const derechas = paginas.flatMap(({ textos }) =>
      textos
        .filter(({ texto, x }) => /^[\d.]+,\d\d$/.test(texto) && x > 400)
        .map(({ x, ancho }) => (x + ancho).toFixed(1)),
    )
    expect(new Set(derechas)).toEqual(new Set(['532.0']))
  })
})
