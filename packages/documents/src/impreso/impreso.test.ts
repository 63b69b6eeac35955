import {
  applyCambio,
  CLAVES_DE_PARAMETRO,
  type ClaveDeParametro,
  FILAS_INICIALES,
  fecha,
} from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { imprimirParametro } from './index.ts'

const DIA = fecha('2026-12-01')

const conValor = (clave: ClaveDeParametro, valor: string) =>
  applyCambio(FILAS_INICIALES, { clave, vigenteDesde: DIA, valor })

const DE_TEXTO = CLAVES_DE_PARAMETRO.filter(
  (clave) =>
    // Only the court documents made from the municipality's own templates print its CUIT (tax number).
    (clave.startsWith('municipio.') && clave !== 'municipio.cuit') || clave.startsWith('normas.'),
)

describe('the sentence that a document prints with a parameter', () => {
  it.each(DE_TEXTO)('%s: each sentence has its value', (clave) => {
    const frases = imprimirParametro(clave, conValor(clave, 'Palabras de Prueba'), DIA)
    expect(frases).not.toEqual([])
    for (const { texto } of frases) expect(texto.toLowerCase()).toContain('palabras de prueba')
  })

  it.each(['titulo.decreto', 'titulo.solidaridad'] as const)(
    '%s is printed once the second version of the title is chosen',
    (clave) => {
      const filas = conValor(clave, 'Decreto N.º 123/2024')
      expect(imprimirParametro(clave, filas, DIA)).toEqual([])
      const segunda = { clave: 'titulo.version', vigenteDesde: DIA, valor: '2' } as const
      const [una] = imprimirParametro(clave, applyCambio(filas, segunda), DIA)
      expect(una?.papel).toBe('titulo')
      expect(una?.texto).toContain('Decreto N.º\u00a0123/2024')
    },
  )

  it('the second version of the title prints the ordinance of each tax, not that of the municipality', () => {
    const filas = applyCambio(conValor('municipio.ordenanza', 'Ordenanza 1'), {
      ...{ clave: 'titulo.version', vigenteDesde: DIA, valor: '2' },
    })
    const papeles = imprimirParametro('municipio.ordenanza', filas, DIA).map(({ papel }) => papel)
    expect(papeles).toEqual(['convenio'])
  })

  it('a number is printed in words and in digits', () => {
    const [una] = imprimirParametro(
      'convenio.cuotasImpagas',
      conValor('convenio.cuotasImpagas', '3'),
      DIA,
    )
    expect(una?.papel).toBe('convenio')
    expect(una?.texto).toContain('por la falta de pago de tres\u00a0(3) cuotas')
  })

  it('the public address is printed beside the QR code, without its https://', () => {
    const clave = 'verificacion.direccion'
    const impresos = imprimirParametro(clave, conValor(clave, 'https://a.gob.ar/legales'), DIA)
    expect(impresos.map(({ papel }) => papel)).toEqual(['titulo', 'convenio', 'carta'])
    for (const { texto } of impresos)
      expect(texto).toBe('Verifíquelo con el código QR o en a.gob.ar/legales/verificar')
    expect(imprimirParametro(clave, conValor(clave, ''), DIA)).toEqual([])
  })

  it('the label of the rates stands beside a rate', () => {
    const filas = applyCambio(conValor('plan.origenDeTasas', 'DEMO'), {
      ...{ clave: 'plan.tasaMensual.ABLT', vigenteDesde: DIA, valor: '3' },
    })
    expect(imprimirParametro('plan.origenDeTasas', filas, DIA)).toEqual([
      { papel: 'convenio', texto: 'Tasa de interés: 3\u00a0% mensual (tasa\u00a0DEMO)' },
    ])
  })

  it('the sentences of an agreement are those of the version in force', () => {
    const filas = applyCambio(conValor('convenio.personeria', 'el Decreto 9'), {
      ...{ clave: 'convenio.version', vigenteDesde: DIA, valor: '2' },
    })
    const textosDe = (clave: ClaveDeParametro) =>
      imprimirParametro(clave, filas, DIA).map(({ texto }) => texto)
    expect(textosDe('convenio.personeria')).toEqual(['quien acredita personería con el Decreto 9'])
    expect(textosDe('convenio.version')[0]).toContain('cuotas del plan de la cláusula segunda')
    expect(textosDe('normas.aportes')[0]).toContain('Contribución a cargo del obligado')
    expect(textosDe('municipio.tribunales')).toEqual([])
    const primera = conValor('convenio.personeria', 'el Decreto 9')
    expect(imprimirParametro('convenio.personeria', primera, DIA)).toEqual([])
    expect(imprimirParametro('municipio.tribunales', primera, DIA)).toHaveLength(1)
  })

  it('a parameter that no document prints has no sentence', () => {
    expect(imprimirParametro('titulos.maximoSincronico', FILAS_INICIALES, DIA)).toEqual([])
  })
})
