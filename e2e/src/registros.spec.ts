import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const pdf = (name: string, veces = 1) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat(Array.from({ length: veces }, () => PDF)),
})

test('una abogada sube un registro con sus documentos; cada quien ve lo que le toca', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'abogada', '/registros')
  await expect(page.getByText('Todavía no subió ningún registro.')).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo Registro' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nuevo Registro' })
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialogo.getByText('El inmueble es requerido.')).toBeVisible()
  await expect(dialogo.getByText('El apellido es requerido.')).toBeVisible()
  await dialogo.getByLabel('Inmueble').fill('58')
  await dialogo.getByLabel('Recurso').fill('ss')
  await dialogo.getByLabel('Apellido').fill('Paz')
  await dialogo.getByLabel('Nombre').fill('Luis')
  await dialogo.getByLabel('Título').selectOption('Poseedor')
  await dialogo.getByLabel('DNI').fill('30.111.222')
  await dialogo.getByLabel('Teléfono').fill('3364421234')
  await dialogo.getByLabel('Descripción').fill('Trajo el boleto de compraventa.')
  const archivos = dialogo.locator('input[type=file]')
  await archivos.setInputFiles([pdf('boleto.pdf'), pdf('plano.pdf', 2)])
  await archivos.setInputFiles({
    name: 'lista.xlsx',
    mimeType: 'application/octet-stream',
    buffer: PDF,
  })
  await expect(dialogo.getByText(/^lista\.xlsx: se admiten PDF/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'un registro por guardar')
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialogo).toBeHidden()
  const fila = filaOTarjeta(page, 'Paz, Luis')
  await expect(fila).toContainText('Muñoz Peña, Carolina (A01)')
  await fila.getByRole('button', { name: 'Ver boleto.pdf' }).click()
  await expect(page.getByRole('dialog', { name: 'boleto.pdf' })).toBeVisible()
  await page.keyboard.press('Escape')

  await llegar(page, municipio, 'otroAbogado', '/registros')
  await expect(page.getByText('Todavía no subió ningún registro.')).toBeVisible()

  await llegar(page, municipio, 'jefe', '/registros?inmueble=58&recurso=SS')
  await expect(fila).toContainText('30.111.222')
  await expectAccessibleEnAmbas(page, 'la lista de registros')
  await page.goto(`${municipio.url}/registros?inmueble=59`)
  await expect(page.getByText('No hay resultados con estos filtros.')).toBeVisible()

  await llegar(page, municipio, 'invitado', '/registros')
  await expect(fila).toContainText('•••••222')
  await expect(page.getByText('boleto', { exact: false })).toHaveCount(0)
  await expect(fila.getByRole('button', { name: 'Ver boleto.pdf' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nuevo Registro' })).toHaveCount(0)
})
