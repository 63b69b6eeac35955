import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { openTestFolder } from '../../test/test-folder.ts'
import { readAlmacen } from './config-de-almacen.ts'
import { assertInstalacion } from './instalacion.ts'

const folder = openTestFolder()
const path = (name: string) => join(folder.path, name)
const sinAlmacen = (name: string) => ({ dataDir: path(name), almacen: undefined })
let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(async () => {
  await open.close()
  folder.remove()
})

it('first starts at once mark one folder, and later ones find it', async () => {
  const starts = Array.from({ length: 4 }, () => assertInstalacion(open.db, sinAlmacen('datos')))
  await Promise.all(starts)
  await assertInstalacion(open.db, sinAlmacen('datos'))
  expect(readFileSync(path('datos/instalacion'), 'utf8')).toMatch(/^[0-9a-f-]{36}\n$/)
})

it('refuses another folder, and says how to go on without the first', async () => {
  const refused = assertInstalacion(open.db, sinAlmacen('otra'))
  await expect(refused).rejects.toThrow(`los guarda otra carpeta`)
  const [id = ''] = /[0-9a-f-]{36}/.exec(String(await refused.catch((error) => error))) ?? []
  writeFileSync(path('otra/instalacion'), id)
  await assertInstalacion(open.db, sinAlmacen('otra'))
})

it('the empty folder of another machine joins with an S3-compatible store', async () => {
  const almacen = readAlmacen({
    DOCUMENTOS_S3_URL: 'https://s3.example/bucket',
    ...{ DOCUMENTOS_S3_CLAVE: 'x', DOCUMENTOS_S3_SECRETO: 'x' },
  })
  await expect(assertInstalacion(open.db, sinAlmacen('tercera'))).rejects.toThrow(
    'configúrelo en DOCUMENTOS_S3_URL',
  )
  await assertInstalacion(open.db, { dataDir: path('tercera'), almacen })
  await assertInstalacion(open.db, sinAlmacen('tercera'))
})

it('refuses the folder of another database', async () => {
  mkdirSync(path('ajena'))
  writeFileSync(path('ajena/instalacion'), '00000000-0000-4000-8000-000000000000\n')
  await expect(assertInstalacion(open.db, sinAlmacen('ajena'))).rejects.toThrow('de otra base')
})
