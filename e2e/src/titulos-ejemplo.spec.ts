import { openCreacionTitulos, procesar, readDownload } from './support/creacion-titulos.ts'
import { readProcesado } from './support/libros.ts'
import { expect, llegar, test } from './support/test.ts'

/**
 * The test needs the demo, because the example workbook of the demo refers to existing properties. In a municipality,
 * the example workbook has invented properties.
 */
test.use({ instalado: 'demostracion' })

test('el ejemplo que se descarga se puede procesar tal cual', async ({ page, producto }) => {
  await llegar(page, producto, 'jefe', '/creaciontitulos')
  const pantalla = openCreacionTitulos(page)
  const tarjeta = page.getByRole('region', { name: 'Descarga Excel Básico' })
  for (const categoria of ['Inmueble', 'Comercio'] as const) {
    await tarjeta.getByLabel(categoria).check()
    const downloading = page.waitForEvent('download')
    await tarjeta.getByRole('button', { name: 'Descargar Ejemplo Base' }).click()
    const ejemplo = await readDownload(await downloading)
    const procesada = await procesar(page, pantalla, categoria, ejemplo)
    expect(readProcesado(procesada.bytes).map(({ estado }) => estado)).toEqual(['OK', 'OK'])
  }
})
