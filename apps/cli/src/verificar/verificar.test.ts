import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failure, json } from '../../test/fake-api.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, folder } = useApi()

const CODIGO = 'K7QH-2M9X-WT4B-R8DN-PC3F'
const EMITIDO = '%PDF-1.7 emitido'
const PAPEL = {
  ...{ clase: 'titulo', numero: '101', fecha: '2026-11-20', estado: 'vigente', desde: null },
  ...{ frase: 'La municipalidad no lo anuló.', largo: EMITIDO.length },
}
const sha256 = (texto: string) => createHash('sha256').update(texto).digest('hex')

describe('verificar', () => {
  it('says what the paper of a code is, without a session', async () => {
    on('verifyPapel', json(PAPEL))
    const { code, stdout } = await run(['verificar', CODIGO], { env: { APREMIA_TOKEN: '' } })
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: [
        'Título ejecutivo 101, del 20/11/2026',
        'Vigente. La municipalidad no lo anuló.',
        '',
      ].join('\n'),
    })
    expect(calls().at(-1)?.request.headers.authorization).toBeUndefined()
    const { stdout: datos } = await run(['verificar', CODIGO, '--json'])
    expect(JSON.parse(datos).datos).toEqual({ ...PAPEL, archivo: null })
  })

  it.each([
    ['emitido', EMITIDO, 0],
    ['firmado', `${EMITIDO} y una firma`, 0],
    ['modificado', `${EMITIDO} y otra cosa`, 1],
    ['modificado', '%PDF-1.7 emitidO', 1],
    ['modificado', '%PDF', 1],
  ])(
    'a file that is %s: sends its length, the hash of its beginning and what it has after it, never the file',
    async (resultado, texto, salida) => {
      on('verifyPapel', json(PAPEL))
      on('verifyArchivo', json({ resultado, conserva: true, frase: 'Así es.' }))
      writeFileSync(join(folder(), 'titulo.pdf'), texto)
      const { code, stdout } = await run(['verificar', CODIGO, 'titulo.pdf'])
      expect({ code, ultima: stdout.split('\n').at(-2) }).toEqual({
        code: salida,
        ultima: expect.stringMatching(/\. Así es\.$/),
      })
      const enviado = JSON.parse(String(calls().at(-1)?.request.body))
      const cabeza = sha256(texto.slice(0, EMITIDO.length))
      expect(enviado).toEqual({
        ...{ codigo: CODIGO, sha256: cabeza, largo: texto.length },
        soloFirma: false,
      })
    },
  )

  it('finds out by itself that a file has only a signature added', async () => {
    const firmado = new URL('../../../../fixtures/firmados/libpdf.pdf', import.meta.url)
    const bytes = readFileSync(firmado)
    const largo = bytes.indexOf('%%EOF\n') + '%%EOF\n'.length
    on('verifyPapel', json({ ...PAPEL, largo }))
    on('verifyArchivo', json({ resultado: 'firmado', conserva: true, frase: 'Así es.' }))
    copyFileSync(firmado, join(folder(), 'titulo.pdf'))
    const soloFirma = async (texto: string) => {
      await run(['verificar', CODIGO, 'titulo.pdf'])
      const enviado = JSON.parse(String(calls().at(-1)?.request.body))
      expect(enviado.largo, texto).toBe(readFileSync(join(folder(), 'titulo.pdf')).length)
      return enviado.soloFirma
    }
    expect(await soloFirma('firmado')).toBe(true)
    writeFileSync(join(folder(), 'titulo.pdf'), Buffer.concat([bytes, Buffer.from(' ')]))
    expect(await soloFirma('con un espacio más')).toBe(false)
    writeFileSync(join(folder(), 'titulo.pdf'), Buffer.concat([bytes, Buffer.alloc(20_000_001)]))
    expect(await soloFirma('demasiado largo')).toBe(false)
  })

  it('says of a letter that it came back, and of an evaluation which days it covers', async () => {
    const devuelta = { clase: 'carta', estado: 'devuelto', frase: 'No se pudo entregar.' }
    on('verifyPapel', json({ ...PAPEL, ...devuelta, desde: '2026-11-20' }))
    expect(await run(['verificar', CODIGO])).toMatchObject({
      code: 0,
      stdout: 'Carta de intimación 101, del 20/11/2026\nDevuelto. No se pudo entregar.\n',
    })
    on('verifyPapel', json({ ...PAPEL, clase: 'evaluacion', frase: 'Comprende del 1 al 30.' }))
    expect((await run(['verificar', CODIGO])).stdout).toBe(
      'Evaluación 101, del 20/11/2026\nVigente. Comprende del 1 al 30.\n',
    )
  })

  it('reads the file from the standard input', async () => {
    on('verifyPapel', json(PAPEL))
    on('verifyArchivo', json({ resultado: 'emitido', conserva: true, frase: 'Así es.' }))
    expect((await run(['verificar', CODIGO, '-'], { input: EMITIDO })).code).toBe(0)
    expect(JSON.parse(String(calls().at(-1)?.request.body)).sha256).toBe(sha256(EMITIDO))
  })

  it('fails for an annulled title, an unknown code and a file that is not there', async () => {
    on('verifyPapel', json({ ...PAPEL, estado: 'anulado', desde: '2026-11-20' }))
    expect((await run(['verificar', CODIGO])).code).toBe(1)
    const falta = await run(['verificar', CODIGO, 'no-esta.pdf'])
    expect([falta.code, falta.stdout]).toEqual([1, ''])
    on('verifyPapel', failure(404, 'papel-desconocido'))
    expect((await run(['verificar', 'ABC'])).code).toBe(1)
    expect((await run(['verificar'])).code).toBe(2)
  })
})
