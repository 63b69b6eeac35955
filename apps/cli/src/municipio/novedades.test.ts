import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../test/fake-api.ts'
import { serveAll } from '../../test/serve-all.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, folder, read } = useApi()

describe('municipio novedades', () => {
  beforeEach(() => serveAll({ on, url: '' }))

  it('leaves the files in the folder and says how to acknowledge them', async () => {
    const { code, stdout, stderr } = await run('municipio novedades -o n')
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'n/titulos.csv\nn/manifiesto.csv\n' })
    expect(stderr).toContain('apremia municipio acusar 12')
    expect(read('n/titulos.csv')).toContain('101;2026-11-20')
  })

  it('does not mix two deliveries', async () => {
    await run('municipio novedades -o n')
    writeFileSync(join(folder(), 'n/cartas.csv'), 'de ayer')
    expect((await run('municipio novedades -o n')).code).toBe(1)
    expect((await run('municipio novedades -o n --force')).code).toBe(0)
    expect(existsSync(join(folder(), 'n/cartas.csv'))).toBe(false)
  })

  it('writes nothing when there is nothing new', async () => {
    on('getEntregas', json({ desde: 12, hasta: 14, hay: false, acuse: null }))
    const { code, stdout, stderr } = await run('municipio novedades -o n')
    expect([code, stdout.trim()]).toEqual([0, ''])
    expect(stderr).toContain('No hay nada nuevo desde la marca 12.')
    expect(existsSync(join(folder(), 'n'))).toBe(false)
  })
})

describe('municipio acusar', () => {
  beforeEach(() => serveAll({ on, url: '' }))

  it('sends the rejected rows, by file and key', async () => {
    writeFileSync(
      join(folder(), 'r.csv'),
      '\ufeffArchivo;Clave;Motivo\r\ntitulos.csv;101;"No; existe"\r\n\r\nconvenios;A02-0001;\r\n',
    )
    expect((await run('municipio acusar 12 --rechazos r.csv')).code).toBe(0)
    expect(JSON.parse(String(calls().at(-1)?.request.body))).toEqual({
      hasta: 12,
      rechazos: [
        { archivo: 'titulos', clave: '101', motivo: 'No; existe' },
        { archivo: 'convenios', clave: 'A02-0001', motivo: '' },
      ],
    })
  })

  it.each([
    ['NUMERO\n1\n', 'no tiene las columnas ARCHIVO y CLAVE'],
    ['ARCHIVO;CLAVE\ndeuda;1\n', 'fila 2: ARCHIVO es convenios, titulos, cartas, reasignaciones'],
  ])('%j is refused before anything is sent', async (texto, message) => {
    writeFileSync(join(folder(), 'r.csv'), texto)
    const { code, stderr } = await run('municipio acusar 12 --rechazos r.csv')
    expect([code, names()]).toEqual([2, []])
    expect(stderr).toContain(message)
  })

  it('with --dry-run prints what it would do, and refuses a mark that does not exist yet', async () => {
    expect((await run('municipio acusar 12 --dry-run')).stdout).toContain('Se acusaría')
    const { code, stderr } = await run('municipio acusar 13 --dry-run')
    expect(code).toBe(6)
    expect(stderr).toContain('la última es 12')
    expect((await run('municipio acusar doce')).code).toBe(2)
  })
})
