import { zipTextos } from '@apremia/api/zip-textos'
import { addDays, fechaEnZona, formatFecha } from '@apremia/core'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { textosDeEjemplo } from './support/paquetes.ts'
import { expect, llegar, test } from './support/test.ts'

const VALEN = 10
const LIQUIDADO = addDays(fechaEnZona(new Date()), -VALEN - 1)

const textosDeHaceDias = (): ReadonlyMap<string, string> => {
  const ejemplo = textosDeEjemplo('A01')
  const archivos = [...ejemplo.keys()].filter((nombre) => nombre !== 'manifiesto.csv')
  const filas = archivos.map((archivo) => {
    const dia = archivo === 'deuda.csv' ? LIQUIDADO : ''
    return `${archivo.replace('.csv', '')};;${dia}`
  })
  return new Map([
    ...ejemplo,
    ['manifiesto.csv', `ARCHIVO;MODO;LIQUIDADO_AL\n${filas.join('\n')}\n`],
  ])
}

test('los importes que ya no valen se avisan donde se los mira (D171)', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/datos-del-municipio')
  await page.getByRole('button', { name: 'Cargar un paquete' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Cargar un paquete' })
  await dialogo.locator('input[type=file]').setInputFiles({
    ...{ name: 'viejo.zip', mimeType: 'application/zip' },
    buffer: await zipTextos(textosDeHaceDias(), {}),
  })
  await dialogo.getByRole('button', { name: 'Probar' }).click()
  await page
    .getByRole('dialog', { name: 'Prueba de «viejo.zip»' })
    .getByRole('button', { name: 'Cargar', exact: true })
    .click()
  await page
    .getByRole('dialog', { name: 'Cargar el paquete' })
    .getByRole('button', { name: 'Cargar', exact: true })
    .click()
  await expect(page.getByText('El paquete se cargó.')).toBeVisible()

  const aviso = page.getByText(
    `Los importes son del ${formatFecha(LIQUIDADO)} y valían hasta el ${formatFecha(addDays(LIQUIDADO, VALEN))}.`,
  )
  await page.goto(`${municipio.url}/inmueble/900101?recurso=AB`)
  await expect(aviso).toBeVisible()
  await expectAccessibleEnAmbas(page, 'deuda con importes que ya no valen')
})
