import { tomarImponible } from './support/convenio-nuevo.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readPdf } from './support/documentos.ts'
import { expect, llegar, test } from './support/test.ts'

test('de la página de un caso sale la hoja que le explica a quien debe su deuda y los honorarios', async ({
  page,
  producto,
}) => {
  const { numero, recurso } = await tomarImponible(producto, 'A01', 'I')
  await llegar(page, producto, 'abogada', `/caso/inmueble/${numero}/${recurso}?ver=deuda`)
  const descarga = page.waitForEvent('download')
  await page
    .getByRole('button', { name: `Constancia de deuda y honorarios de ${recurso} ${numero}` })
    .click()
  const { name, bytes } = await readDownload(await descarga)
  expect(name).toBe(`constancia-de-deuda_${recurso}_${numero}.pdf`)
  const texto = readPdf(bytes).replace(/[\s\u00a0]+/g, '')
  for (const parte of ['CONSTANCIADEDEUDAYHONORARIOS', 'válidahastael', 'Página1de1'])
    expect(texto).toContain(parte)
})
