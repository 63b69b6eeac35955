import {
  applyCambio,
  CLAVES_DE_PARAMETRO,
  type ClaveDeParametro,
  FILAS_INICIALES,
  fecha,
  municipioVigente,
  type PapelImpreso,
  valorDeParametro,
} from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { createCartaRenderer } from '../carta/index.ts'
import { renderConvenio } from '../convenio/index.ts'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages } from '../testing/read-pages.ts'
import { readPaginas, textoDe } from '../testing/read-textos.ts'
import { sampleCarta } from '../testing/sample-carta.ts'
import { sampleConvenio } from '../testing/sample-convenio.ts'
import { samplePeriodos, sampleTitulo } from '../testing/sample-titulo.ts'
import { createTituloRenderer } from '../titulo-ejecutivo/create-titulo-renderer.ts'
import { imprimirParametro } from './index.ts'

const DIA = fecha('2026-12-01')
const SENA = 'Palabrasdeprueba'

const fuentes = loadFuentes()
const motor = { fuentes, deflate: nodeDeflate }
const titulos = createTituloRenderer(motor)
const cartas = createCartaRenderer(motor)

const textoDePaginas = (bytes: Uint8Array): string =>
  readPages(bytes)
    .flatMap((page) => page.map(({ text }) => text))
    .join(' ')

/** Changes one parameter and prints one document of each kind. Returns the documents in which the new value appears. */
const findPapeles = async (clave: ClaveDeParametro): Promise<PapelImpreso[]> => {
  const filas = applyCambio(FILAS_INICIALES, { clave, vigenteDesde: DIA, valor: SENA })
  const municipio = municipioVigente(filas, DIA)
  const tribunales = valorDeParametro(filas, 'municipio.tribunales', DIA)
  const convenio = await renderConvenio(
    sampleConvenio(undefined, { municipio, tribunales }),
    fuentes,
  )
  const textos: Readonly<Record<PapelImpreso, string>> = {
    titulo: textoDePaginas(titulos.render(sampleTitulo(samplePeriodos(1), { municipio }))),
    convenio: readPaginas(convenio).map(textoDe).join(' '),
    carta: textoDePaginas(cartas.render(sampleCarta(1, { municipio }))),
  }
  // Text read from a PDF may have spaces inside words, where two letters are closer or farther apart than usual. It may
  // also have hyphens at the ends of lines. So texts are compared without spaces and hyphens.
  const junto = (texto: string) => texto.replaceAll(/[\s\u00a0-]/g, '').toLowerCase()
  return (Object.keys(textos) as PapelImpreso[]).filter((papel) =>
    junto(textos[papel]).includes(SENA.toLowerCase()),
  )
}

const DE_TEXTO = CLAVES_DE_PARAMETRO.filter(
  (clave) => clave.startsWith('municipio.') || clave.startsWith('normas.'),
)

describe('the preview of a parameter names the documents that print it', () => {
  it.each(DE_TEXTO)('%s', async (clave) => {
    const filas = applyCambio(FILAS_INICIALES, { clave, vigenteDesde: DIA, valor: SENA })
    const avisados = imprimirParametro(clave, filas, DIA).map(({ papel }) => papel)
    expect(avisados.sort()).toEqual((await findPapeles(clave)).sort())
  })
})
