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
  (clave) => clave.startsWith('municipio.') || clave.startsWith('normas.'),
)

describe('the sentence that a document prints with a parameter', () => {
  // papeles.test.ts finds in the printed documents which ones have each parameter.
  it.each(DE_TEXTO)('%s: each sentence has its value', (clave) => {
    const frases = imprimirParametro(clave, conValor(clave, 'Palabras de Prueba'), DIA)
    expect(frases).not.toEqual([])
    for (const { texto } of frases) expect(texto.toLowerCase()).toContain('palabras de prueba')
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
    expect(impresos.map(({ papel }) => papel)).toEqual(['titulo', 'convenio'])
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

  it('a parameter that no document prints has no sentence', () => {
    expect(imprimirParametro('titulos.maximoSincronico', FILAS_INICIALES, DIA)).toEqual([])
  })
})
