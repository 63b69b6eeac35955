import { NORMAS_INICIALES, type NormasCitadas, TRIBUNALES_INICIALES } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { createCartaRenderer } from './carta/index.ts'
import { clausulas } from './convenio/v1/clausulas.ts'
import { loadFuentes, nodeDeflate } from './node.ts'
import { leyDeApremioDe } from './normas-citadas.ts'
import { readPages } from './testing/read-pages.ts'
import { sampleCarta } from './testing/sample-carta.ts'
import { sampleConvenio, sampleDeuda } from './testing/sample-convenio.ts'
import { samplePeriodos, sampleTitulo } from './testing/sample-titulo.ts'
import { certificacion, ejecutividad } from './titulo-ejecutivo/v1/textos.ts'

const DE_SALTA: NormasCitadas = {
  apremio: 'Ley 8.888',
  tituloEjecutivo: 'artículo 9',
  facultades: 'la Carta Orgánica Municipal',
  intimacion: 'Resolución 77/26',
  aportes: 'Ley 5412',
}
const enSalta = { provincia: 'Salta', normas: DE_SALTA }

const renderer = createCartaRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })
const conNormas = <D extends { readonly municipio: object }>(datos: D, de: object): D => ({
  ...datos,
  municipio: { ...datos.municipio, ...de },
})
const leer = (tramos: readonly { texto: string }[]) => tramos.map(({ texto }) => texto).join('')

describe('the rules that papers cite are data of the municipality (D170)', () => {
  test('the rules of the specification print the same letter as no rules at all', () => {
    const antes = sampleCarta()
    const ahora = conNormas(antes, { normas: NORMAS_INICIALES })
    expect(renderer.render(ahora)).toEqual(renderer.render(antes))
  })

  test('a letter cites the rules of its municipality', () => {
    const carta = renderer.render(conNormas(sampleCarta(), enSalta))
    const texto = readPages(carta)
      .flatMap((page) => page.map(({ text }) => text))
      .join(' ')
      .replaceAll('\u00a0', ' ')
      .replace(/ +/g, ' ')
    expect(texto).toContain('Aviso final prejudicial — Resolución 77/26')
    expect(texto).toContain('(Ley 8.888) con intereses')
    expect(texto).not.toContain('8203')
  })

  test('a title cites the rules of the municipality too', () => {
    const titulo = conNormas(sampleTitulo(samplePeriodos(1)), enSalta)
    expect(leer(certificacion(titulo))).toContain('le otorgan la Carta Orgánica Municipal y las')
    expect(leer(ejecutividad(titulo))).toContain('(Ley 8.888 de la Provincia de Salta, artículo 9)')
  })

  test('an agreement cites the rules of the municipality too', () => {
    const convenio = conNormas(sampleConvenio([sampleDeuda(1)]), enSalta)
    expect(leer(clausulas(convenio).flat())).toContain('(Ley 8.888 de la Provincia de Salta)')
  })

  test('the courts of an agreement are data too, and their first value prints as before', () => {
    const convenio = sampleConvenio([sampleDeuda(1)])
    const textoDe = (tribunales?: string) =>
      leer(clausulas(tribunales === undefined ? convenio : { ...convenio, tribunales }).flat())
    expect(textoDe(TRIBUNALES_INICIALES)).toBe(textoDe())
    expect(textoDe()).toContain('tribunales ordinarios del Departamento Judicial con competencia')
    const otra = textoDe('de la Primera Circunscripción Judicial')
    expect(otra).toContain('tribunales ordinarios de la Primera Circunscripción Judicial con')
    expect(otra).not.toContain('Departamento')
  })

  test('a law without a province is cited alone', () => {
    expect(leyDeApremioDe({ provincia: '', normas: DE_SALTA })).toBe('Ley 8.888')
    expect(leyDeApremioDe({ provincia: 'Salta' })).toBe(
      'Ley 13.406 de la Provincia de Buenos Aires',
    )
  })
})
