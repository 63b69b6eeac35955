import { conDireccionDeVerificacion } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { renderConvenio } from '../convenio/index.ts'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages, textoEtiquetado } from '../testing/read-pages.ts'
import { readPaginas, textoDe } from '../testing/read-textos.ts'
import { enVersion, sampleConPapel, sampleConvenio } from '../testing/sample-convenio.ts'
import { samplePeriodos, sampleTitulo } from '../testing/sample-titulo.ts'
import { sampleConFundamento } from '../testing/sample-titulo-con-fundamento.ts'
import { createTituloRenderer } from '../titulo-ejecutivo/create-titulo-renderer.ts'

const fuentes = loadFuentes()
const titulos = createTituloRenderer({ fuentes, deflate: nodeDeflate })
const CORTA = 'https://a.gob.ar'
const LARGA = `https://${'municipalidad-de-general-'.repeat(4)}x.gob.ar`
const con = (publica: string) => conDireccionDeVerificacion(publica, 'K7QH2M9XWT4BR8DNPC3F')
const junto = (texto: string) => texto.replaceAll(/[\s\u00a0\u200a]/g, '')

describe.each([CORTA, LARGA])('with the public address %s', (publica) => {
  const sitio = `${publica.slice('https://'.length)}/verificar`

  test.each([
    [1, sampleTitulo],
    [2, sampleConFundamento],
  ] as const)(
    'a title of version %d prints its code in groups and the address, after who signs it',
    (version, sample) => {
      const paginas = readPages(titulos.render(sample(samplePeriodos(3), con(publica)), version))
      const texto = junto(paginas.flatMap((pagina) => pagina.map(({ text }) => text)).join(''))
      expect(texto).toContain('K7QH-2M9X-WT4B-R8DN-PC3F')
      expect(texto).toContain(`Verifíqueloconelcódigoqroen${sitio}`.replace('qr', 'QR'))
      expect(texto).not.toContain('Identificaestetítulo')
      expect(texto.indexOf('ÁLVAREZ')).toBeLessThan(texto.indexOf('K7QH-2M9X'))
    },
  )

  const ofReactPdf = (pdf: Uint8Array) => readPaginas(pdf).map(textoDe).join('')
  test.each([
    [1, sampleConvenio, ofReactPdf],
    [2, () => enVersion(sampleConPapel(), 2), ofReactPdf],
    [3, sampleConPapel, textoEtiquetado],
  ] as const)(
    'an agreement of version %d prints its code in groups and the address',
    async (_version, sample, read) => {
      const pdf = await renderConvenio({ ...sample(), ...con(publica) }, fuentes, nodeDeflate)
      const texto = junto(read(pdf))
      expect(texto).toContain('K7QH-2M9X-WT4B-R8DN-PC3F')
      expect(texto).toContain(junto(`Verifíquelo con el código QR o en ${sitio}`))
    },
  )
})

test.each([
  [1, 12, sampleTitulo],
  [2, 6, sampleConFundamento],
] as const)(
  'the block takes no other page where a title of version %d with %d periods fits in one',
  (version, periodos, sample) => {
    const paginasCon = (direccion: object) =>
      readPages(titulos.render(sample(samplePeriodos(periodos), direccion), version)).length
    expect([paginasCon({}), paginasCon(con('https://apremia.sannicolas.gob.ar'))]).toEqual([1, 1])
  },
)
