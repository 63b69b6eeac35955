import { readdirSync, rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openDiscoChico } from '../../test/disco-chico.ts'
import { runComando } from '../../test/respaldos.ts'
import { copyPlantilla } from '../../test/test-db.ts'
import { loadUltimoRespaldo } from './ultimo-respaldo.ts'

it('a copy that does not fit says what needs room, leaves nothing, and is not told as made', async () => {
  const where = await copyPlantilla()
  const disco = await openDiscoChico(1)
  disco.fill(50_000)
  try {
    const copia = await runComando(where, 1, ['crear', '--en', disco.path])
    expect(copia.stderr).toContain(
      'No alcanza el disco: hace falta lugar en la carpeta de las copias',
    )
    expect(copia.code).toBe(7)
    expect(readdirSync(disco.path)).toEqual(['lastre'])
    const lista = await runComando(where, 1, ['listar', '--en', disco.path])
    expect(lista.stdout).toContain('No hay copias')
    expect(await loadUltimoRespaldo(where.dataDir)).toBeUndefined()
  } finally {
    disco.close()
    rmSync(where.dataDir, { recursive: true, force: true })
  }
}, 120_000)
