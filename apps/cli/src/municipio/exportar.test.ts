import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../test/fake-api.ts'
import { salida } from '../../test/sample-salida.ts'
import { serveAll } from '../../test/serve-all.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, names, folder, read } = useApi()

describe('municipio exportar', () => {
  beforeEach(() => serveAll({ on, url: '' }))

  it('waits for the package and leaves its files and documents in the folder', async () => {
    const { code, stdout, stderr } = await run('municipio exportar -o todo')
    expect({ code, stdout }).toEqual({
      ...{ code: 0, stdout: 'todo/titulos_emitidos.csv\ntodo/manifiesto.csv\n' },
    })
    expect(stderr).toContain('datos personales')
    expect(read('todo/titulos/titulo_000000101.pdf')).toContain('%PDF')
    expect(names()).toContain('startSalida')
  })

  it('saves the zip byte by byte, and downloads an existing export without making another', async () => {
    expect((await run('municipio exportar --exportacion 7 -o todo.zip')).code).toBe(0)
    expect(names()).not.toContain('startSalida')
    expect(read('todo.zip').slice(0, 2)).toBe('PK')
    expect((await run('municipio exportar -o todo.zip')).code).toBe(1)
  })

  it('replaces the files of another export, and no file of the package is left from it', async () => {
    await run('municipio exportar -o todo')
    writeFileSync(join(folder(), 'todo/deuda.csv'), 'de antes')
    writeFileSync(join(folder(), 'todo/notas.txt'), 'de quien exporta')
    expect((await run('municipio exportar -o todo')).code).toBe(1)
    expect((await run('municipio exportar -o todo --force')).code).toBe(0)
    expect(existsSync(join(folder(), 'todo/deuda.csv'))).toBe(false)
    expect(existsSync(join(folder(), 'todo/notas.txt'))).toBe(true)
  })

  it('a damaged download leaves no file, and the message says how to repeat it', async () => {
    const otra = salida({ archivo: { ...salida().archivo, sha256: '0'.repeat(64) } })
    on('getSalidas', json([otra], 200, { 'x-total-count': '1' }))
    const { code, stderr } = await run('municipio exportar -o todo')
    expect(code).toBe(7)
    expect(stderr).toContain('municipio exportar --exportacion 7')
    expect(existsSync(join(folder(), 'todo'))).toBe(false)
    expect(readdirSync(folder()).filter((name) => name.startsWith('.apremia'))).toEqual([])
  })
})
