import { conDireccionDeVerificacion } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { renderConvenio } from '../convenio/index.ts'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages } from '../testing/read-pages.ts'
import { readPaginas, textoDe } from '../testing/read-textos.ts'
import { sampleConvenio } from '../testing/sample-convenio.ts'
import { samplePeriodos, sampleTitulo } from '../testing/sample-titulo.ts'
import { createTituloRenderer } from '../titulo-ejecutivo/create-titulo-renderer.ts'

const fuentes = loadFuentes()
const titulos = createTituloRenderer({ fuentes, deflate: nodeDeflate })
const CORTA = 'https://a.gob.ar'
const LARGA = `https://${'municipalidad-de-general-'.repeat(4)}x.gob.ar`
const con = (publica: string) => conDireccionDeVerificacion(publica, 'K7QH2M9XWT4BR8DNPC3F')
const junto = (texto: string) => texto.replaceAll(/[\s\u00a0\u200a]/g, '')

describe.each([CORTA, LARGA])('with the public address %s', (publica) => {
  const sitio = `${publica.slice('https://'.length)}/verificar`

  test('a title prints its code in groups and the address, after who signs it', () => {
    const paginas = readPages(titulos.render(sampleTitulo(samplePeriodos(3), con(publica))))
    const texto = junto(paginas.flatMap((pagina) => pagina.map(({ text }) => text)).join(''))
    expect(texto).toContain('K7QH-2M9X-WT4B-R8DN-PC3F')
    expect(texto).toContain(`Verifíqueloconelcódigoqroen${sitio}`.replace('qr', 'QR'))
    expect(texto).not.toContain('Identificaestetítulo')
    expect(texto.indexOf('ÁLVAREZ')).toBeLessThan(texto.indexOf('K7QH-2M9X'))
  })

  test('an agreement prints its code in groups and the address', async () => {
    const pdf = await renderConvenio({ ...sampleConvenio(), ...con(publica) }, fuentes)
    const texto = junto(readPaginas(pdf).map(textoDe).join(''))
    expect(texto).toContain('K7QH-2M9X-WT4B-R8DN-PC3F')
    expect(texto).toContain(junto(`Verifíquelo con el código QR o en ${sitio}`))
  })
})

test('the block takes no other page where the title fits in one', () => {
  const paginasCon = (direccion: object) =>
    readPages(titulos.render(sampleTitulo(samplePeriodos(12), direccion))).length
  expect([paginasCon({}), paginasCon(con('https://apremia.sannicolas.gob.ar'))]).toEqual([1, 1])
})
