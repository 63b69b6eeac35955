import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAXIMO_DE_FIRMADOS } from '@apremia/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, file, json } from '../../test/fake-api.ts'
import { archivoFirmado, firmados, LOTE, paraFirmar } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const api = useApi()
const { run, on, calls, names, read } = api

const put = (name: string, text = '%PDF-1.7') => {
  const path = join(api.folder(), name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

describe('firma', () => {
  it('lists the titles to sign', async () => {
    const listed = { 'x-total-count': '2' }
    on(
      'listTitulosParaFirmar',
      json([paraFirmar(101), paraFirmar(102, { firmado: '2026-11-20' })], 200, listed),
    )
    const { stdout } = await run(`firma listar --estado todos --lote ${LOTE}`)
    expect(stdout).toMatch(/101 .* Sin firmar/)
    expect(stdout).toMatch(/102 .* Firmado el 20\/11\/2026/)
    expect(calls()[0]?.request.query.get('estado')).toBe('todos')
    expect(calls()[0]?.request.query.get('lote')).toBe(LOTE)
  })

  it('downloads all those without a signature, in zips of five hundred', async () => {
    on('listTitulosParaFirmar', (request, response) => {
      const page = Number(request.query.get('pagina'))
      const rows = Array.from({ length: page > 2 ? 101 : 200 }, (_, i) =>
        paraFirmar((page - 1) * 200 + i + 1),
      )
      json(rows, 200, { 'x-total-count': '501' })(request, response)
    })
    on('downloadTitulosParaFirmar', file('titulos_para_firmar.zip', 'zip'))
    const { stdout, code } = await run('firma descargar -o junio.zip')
    expect({ stdout, code }).toEqual({ stdout: 'junio.zip\njunio_2.zip\n', code: 0 })
    expect(read('junio_2.zip')).toBe('zip')
    const cuerpos = calls().flatMap(({ name, request }) =>
      name === 'downloadTitulosParaFirmar' ? JSON.parse(request.body).numeros.length : [],
    )
    expect(cuerpos).toEqual([500, 1])
    expect((await run('firma descargar -o junio.zip')).code).toBe(1)
    expect((await run('firma descargar 0')).code).toBe(2)
  })
})

describe('firma subir', () => {
  beforeEach(() => {
    put('a/101.pdf')
    put('a/b/102.pdf')
    put('a/.oculto.pdf')
    put('a/nota.txt')
  })

  it('sends the files of a folder and says what happened with each', async () => {
    on('keepTitulosFirmados', json(firmados([archivoFirmado(101)])))
    const { stdout, stderr, code } = await run('firma subir a --reemplazar')
    expect(code).toBe(0)
    expect(stdout).toMatch(/101\.pdf +101 +Firmado/)
    expect(stderr).toContain('2 guardados · 0 ya estaban · 0 rechazados')
    expect(names()).toEqual(['keepTitulosFirmados', 'keepTitulosFirmados'])
    expect(calls()[0]?.request.body).toContain('name="reemplazar"\r\n\r\n1')
  })

  it('sends many loose files in a zip, and a zip over the limit in parts', async () => {
    for (let i = 0; i < 101; i++) put(`muchos/${i}.pdf`)
    const enviados: string[] = []
    on('keepTitulosFirmados', (request, response) => {
      enviados.push(request.body)
      json(firmados([archivoFirmado(101)]))(request, response)
    })
    const { stderr, code } = await run('firma subir muchos')
    expect({ code, envios: enviados.length }).toEqual({ code: 0, envios: 1 })
    expect(enviados[0]?.split('PK\u0001\u0002')).toHaveLength(102)
    expect(stderr).toContain('1 guardados')

    put('roto.zip', 'PK')
    truncateSync(join(api.folder(), 'roto.zip'), MAXIMO_DE_FIRMADOS + 1)
    const roto = await run('firma subir roto.zip a/101.pdf')
    expect(roto.code).toBe(1)
    expect(roto.stdout).toContain('no se pudo leer entero')
    expect(enviados).toHaveLength(2)
  })

  it('follows a zip without sending it again', async () => {
    put('lote.zip', 'PK')
    on('keepTitulosFirmados', (request, response) => {
      const seguido = request.body.includes('a'.repeat(64))
      const siguiente = seguido ? null : 1
      const subido = seguido ? null : 'a'.repeat(64)
      json(firmados([archivoFirmado(seguido ? 102 : 101)], { total: 2, siguiente, subido }))(
        request,
        response,
      )
    })
    const { code, stdout } = await run('firma subir lote.zip --json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout).datos).toHaveLength(2)
    expect(calls().map(({ request }) => request.body.includes('filename='))).toEqual([true, false])
  })

  it('ends with 1 when a file was refused, and goes on with the others', async () => {
    put('malo.zip', 'PK')
    on('keepTitulosFirmados', (request, response) => {
      const answer = request.body.includes('malo.zip')
        ? failure(422, 'zip-danado')
        : json(
            firmados([
              archivoFirmado(101, request.body.includes('102') ? 'modificado' : 'firmado'),
            ]),
          )
      answer(request, response)
    })
    const { code, stdout, stderr } = await run('firma subir malo.zip a')
    expect(code).toBe(1)
    expect(stdout).toContain('Mensaje de zip-danado.')
    expect(stdout).toContain('Modificado')
    expect(stderr).toContain('1 guardados · 0 ya estaban · 2 rechazados')
  })

  it('sends nothing when there is no file', async () => {
    mkdirSync(join(api.folder(), 'vacia'))
    expect((await run('firma subir vacia')).code).toBe(1)
    expect((await run('firma subir no-esta.pdf')).code).toBe(1)
    expect(names()).toEqual([])
  })
})
