import { formatCentavos, formatPesos, sumCentavos } from '@apremia/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages, type ShownText } from '../testing/read-pages.ts'
import { sampleCarta, sampleIntimados } from '../testing/sample-carta.ts'
import { type CartaRenderer, createCartaRenderer } from './index.ts'

let renderer: CartaRenderer
beforeAll(() => {
  renderer = createCartaRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })
})

const textOf = (shown: readonly ShownText[]) =>
  shown
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replace(/ +/g, ' ')
const logical = (bytes: Uint8Array) =>
  readPages(bytes).map((page) => textOf(page.filter(({ mark }) => mark !== 'Artifact')))

describe('the text of a letter', () => {
  test('prints the sender, the debtor, the debt, the last day, the place to go and the receipt, on one page', () => {
    const datos = sampleCarta(3)
    const [text = '', ...more] = logical(renderer.render(datos))
    expect(more).toEqual([])
    for (const part of [
      'MUNICIPALIDAD DE SAN NICOLÁS Provincia de Buenos Aires CARTA DE INTIMACIÓN N.º 1234',
      'Aviso final prejudicial — Ordenanza 8203/12',
      'San Nicolás de los Arroyos, 20 de noviembre de 2026',
      'NÚÑEZ PEÑA, MARÍA',
      'CUIT 27-12345678-4',
      'Propietario',
      'Av. Savio 1234, piso 3, dpto. B, (2900) San Nicolás de los Arroyos',
      'Inmueble N.º 12345, AB',
      '2023/01 a 2025/06',
      'Nación 100, Barrio Ñandubay — 18 cuotas — líquida al 19/11/2026',
      'Intimo a Ud. a que, dentro de los cinco (5) días de recibida, pague o regularice la deuda detallada, bajo apercibimiento de iniciar juicio de apremio (Ley 13.406) con intereses, costas y honorarios. La presente se cursa conforme a la Ordenanza 8203/12 e importa interpelación fehaciente (art. 2541 CCyC). Importe válido hasta el 10/12/2026',
      'Si ya pagó, presente el comprobante en Sarmiento 45, San Nicolás.',
      'Lunes a viernes de 9 a 13',
      '336 4421234',
      'BERTOLINI, JUAN IGNACIO Matrícula T° III F° 123 CASN',
      'K7QH2M9XWT4BR8DNPC3F',
      'ACUSE DE RECIBO Carta de intimación N.º 1234',
      'Se negó / fijada en puerta / se mudó / devuelta: motivo',
    ])
      expect(text).toContain(part)
    for (const item of datos.imponibles)
      for (const amount of [item.capital, item.interes, item.total])
        expect(text).toContain(formatCentavos(amount))
    for (const amount of [datos.capital, datos.interes, datos.total])
      expect(text).toContain(formatPesos(amount).replace('\u00a0', ' '))
  })

  test('names the currency of its totals from version 2 on; a letter of version 1 is printed without it', () => {
    const datos = sampleCarta(3)
    const ultima = logical(renderer.render(datos, 2)).join(' ')
    expect(logical(renderer.render(datos)).join(' ')).toBe(ultima)
    expect(ultima).toContain(formatPesos(datos.total).replace('\u00a0', ' '))
    const primera = logical(renderer.render(datos, 1)).join(' ')
    expect(primera).toBe(ultima.replaceAll('$ ', ''))
    const cuadernillo = renderer.openCuadernillo(1)
    cuadernillo.add(datos)
    expect(cuadernillo.close()).toEqual(renderer.render(datos, 1))
    expect(() => renderer.render(datos, 4)).toThrow(RangeError)
  })

  test('everyone who owes is named, and what the debtor is to each item', () => {
    const { deudor } = sampleCarta()
    const otros = [
      { nombre: 'Gil Ibáñez, Luz', documento: 'DNI 12.345.678', domicilio: 'Mitre 1, Ramallo' },
      { nombre: 'Müller, Jörg', documento: '', domicilio: '' },
    ]
    const caracteres = ['titular', 'poseedor']
    const carta = sampleCarta(1, { deudor: { ...deudor, otros, caracteres } })
    const [text] = logical(renderer.render(carta))
    expect(text).toMatch(
      /También obligado GIL IBÁÑEZ, LUZ — DNI 12\.345\.678 — Mitre 1, Ramallo También obligado MÜLLER, J ?Ö ?RG/,
    )
    expect(text).toContain('Titular y poseedor')
    const [segunda] = logical(renderer.render(carta, 2))
    expect(segunda).toMatch(/También obligados GIL IBÁÑEZ, LUZ; MÜLLER, J ?Ö ?RG/)
    const nombres = otros.map(({ nombre }) => nombre)
    const deAntes = { ...carta, deudor: { ...carta.deudor, otros: nombres } }
    expect(renderer.render(deAntes, 2)).toEqual(renderer.render(carta, 2))
  })

  test('a sentence that ends with an abbreviation has one full stop from version 3 on', () => {
    const { abogado } = sampleCarta()
    const carta = sampleCarta(1, { abogado: { ...abogado, direccion: 'Mitre 1, Of. 2 P.B.' } })
    const frase = 'presente el comprobante en Mitre 1, Of. 2 P.B.'
    expect(logical(renderer.render(carta)).join(' ')).toContain(`${frase} `)
    expect(logical(renderer.render(carta)).join(' ')).not.toContain(`${frase}.`)
    expect(logical(renderer.render(carta, 2)).join(' ')).toContain(`${frase}.`)
  })

  test('a preview has neither number nor code, and is marked as a preview', () => {
    const preview = renderer.render(sampleCarta(1, { numero: null, codigoVerificacion: '' }))
    const [page = []] = readPages(preview)
    expect(textOf(page)).toContain('CARTA DE INTIMACIÓN — VISTA PREVIA')
    expect(textOf(page)).not.toMatch(/N\.º 1234\b|K7QH/)
  })

  test('a name, an address and a branch of any length are printed whole', () => {
    const nombre = `${'Fernández Ñíguez de la Cámara '.repeat(12)}y Cía. S.R.L.`
    const domicilio = `${'Bvar. Constitución y Éxodo Jujeño '.repeat(9)}1`
    const [item] = sampleIntimados(1)
    const ubicacion = 'Camino Real a Córdoba '.repeat(10).trim()
    const text = logical(
      renderer.render(
        sampleCarta(1, {
          deudor: { ...sampleCarta().deudor, nombre, domicilio },
          imponibles: item ? [{ ...item, clase: 'comercio', ubicacion }] : [],
        }),
      ),
    ).join(' ')
    expect(text).toContain(nombre.toLocaleUpperCase('es-AR'))
    expect(text).toContain(domicilio)
    expect(text).toContain(ubicacion)
    expect(text).toContain('Comercio N.º 12345')
  })
})

describe('pages', () => {
  test.each([1, 6, 7, 8, 9, 14, 15, 16, 40, 90])(
    'each of %i items is printed once; demand, signature and receipt follow them on one page',
    (count) => {
      const pages = logical(renderer.render(sampleCarta(count)))
      const items = pages.join(' ').match(/Inmueble N\.º \d+/g)
      expect(items).toEqual(sampleIntimados(count).map((i) => `Inmueble N.º ${i.imponible}`))
      const last = pages.at(-1) ?? ''
      expect(last).toMatch(/TOTAL .* Intimo a Ud\. .* BERTOLINI.* ACUSE DE RECIBO .*Notificador/)
      expect(pages.slice(0, -1).join(' ')).not.toMatch(/Intimo|ACUSE/)
    },
  )

  test('a page of the table says what comes from the one before', () => {
    const datos = sampleCarta(40)
    const pages = readPages(renderer.render(datos)).map(textOf)
    const onFirst = pages[0]?.match(/Inmueble N\.º/g)?.length ?? 0
    const sum = formatCentavos(
      sumCentavos(datos.imponibles.slice(0, onFirst).map(({ total }) => total)),
    )
    expect(pages[0]).toMatch(new RegExp(`A transportar \\S+ \\S+ ${sum}`))
    expect(pages[1]).toMatch(new RegExp(`Transporte \\S+ \\S+ ${sum}`))
    pages.forEach((page, i) => {
      expect(page).toContain(`Página ${i + 1} de ${pages.length}`)
      expect(page).toContain('Carta de intimación N.º 1234')
    })
  })
})

describe('the file', () => {
  test('the same data give the same bytes, whatever was printed before', () => {
    const [one, other] = [sampleCarta(3), sampleCarta(30, { numero: 7 })]
    const first = renderer.render(one)
    renderer.render(other)
    const fresh = createCartaRenderer({ fuentes: loadFuentes() })
    expect(fresh.render(other)).toEqual(renderer.render(other))
    expect(fresh.render(one)).toEqual(first)
    expect(first.length).toBeLessThanOrEqual(30_000)
  })

  test('several letters in one file are equal to the letters alone, in order, each beginning on a new page', () => {
    const letters = [3, 20, 1].map((count, i) => sampleCarta(count, { numero: i + 1 }))
    const cuadernillo = renderer.openCuadernillo()
    for (const letter of letters) cuadernillo.add(letter)
    const pages = readPages(cuadernillo.close()).map(textOf)
    expect(pages).toEqual(
      letters.flatMap((letter) => readPages(renderer.render(letter)).map(textOf)),
    )
  })

  test('a file without letters is refused', () => {
    expect(() => renderer.openCuadernillo().close()).toThrow(RangeError)
  })
})
