import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi } from './support/api.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const pdf = (name: string, veces = 1) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat(Array.from({ length: veces }, () => PDF)),
})

test('la jefatura agrega un contribuyente con documentos; la administración lo cambia sin pisar a nadie', async ({
  page,
  municipio,
  consola,
}) => {
  consola.expect(/status of 409/)
  await llegar(page, municipio, 'jefe', '/novedades')
  await expect(page.getByText('Todavía no hay contribuyentes en Novedades.')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar Contribuyente' }).click()
  const nuevo = page.getByRole('dialog', { name: 'Nuevo Contribuyente' })
  await nuevo.getByLabel('Nombre').fill('Paz, Luis')
  await nuevo.getByLabel('Calle').fill('Mitre')
  await nuevo.getByLabel('Número').fill('58')
  // The field 'Estado' appears only after the person chooses 'Grupo del estado', and is then required.
  await expect(nuevo.getByLabel('Estado', { exact: true })).toHaveCount(0)
  await nuevo.getByLabel('Grupo del estado').selectOption('Judicial')
  await nuevo.getByRole('button', { name: 'Guardar' }).click()
  await expect(nuevo.getByText('El DNI es requerido.')).toBeVisible()
  await expect(nuevo.getByText('El campo es obligatorio')).toBeVisible()
  await nuevo.getByLabel('DNI').fill('30.111.222')
  // A wrong check digit shows a warning but does not prevent saving (D106).
  await nuevo.getByLabel('CUIT').fill('20-30111222-1')
  await expect(nuevo.getByLabel('CUIT')).toHaveAccessibleDescription(/dígito verificador/)
  await nuevo.getByLabel(/^Estado/).selectOption({ index: 1 })

  const inmueble = page.getByRole('dialog', { name: 'Agregar Inmueble' })
  await nuevo.getByRole('button', { name: 'Agregar Inmueble' }).click()
  await inmueble.getByRole('button', { name: 'Guardar' }).click()
  await expect(inmueble.getByText('El inmueble es requerido.')).toBeVisible()
  await expect(inmueble.getByText('El recurso es requerido.')).toBeVisible()
  await inmueble.getByLabel('Inmueble').fill('58')
  await inmueble.getByLabel('Recurso').fill('ss')
  await inmueble.getByLabel('Carácter').selectOption('Poseedor')
  await inmueble.locator('input[type=file]').setInputFiles([pdf('boleto.pdf'), pdf('plano.pdf', 2)])
  await inmueble.getByRole('button', { name: 'Guardar' }).click()
  await expect(inmueble).toBeHidden()
  await expect(nuevo.getByRole('row', { name: /58/ })).toContainText('boleto.pdf')
  // A reload keeps the typed values and the properties, but not the files. A message asks the person to pick the files
  // again.
  await page.reload()
  await expect(nuevo.getByText(/Los archivos se eligen de nuevo/)).toBeVisible()
  await expect(nuevo.getByLabel('Nombre')).toHaveValue('Paz, Luis')
  await nuevo.getByRole('button', { name: 'Editar el inmueble 58 SS' }).click()
  const otraVez = page.getByRole('dialog', { name: 'Editar Inmueble' })
  await expect(otraVez.getByLabel('Carácter')).toHaveValue('Poseedor')
  await otraVez.locator('input[type=file]').setInputFiles([pdf('boleto.pdf'), pdf('plano.pdf', 2)])
  await otraVez.getByRole('button', { name: 'Guardar' }).click()
  await expect(nuevo.getByRole('row', { name: /58/ })).toContainText('boleto.pdf')
  await expectAccessibleEnAmbas(page, 'un contribuyente por agregar')
  const confirma = page.getByRole('dialog', { name: 'Guardar cambios' })
  const confirmar = async () => {
    await expect(confirma).toContainText('¿Esta seguro de guardar los cambios?')
    await confirma.getByRole('button', { name: 'Si', exact: true }).click()
  }
  await nuevo.getByRole('button', { name: 'Guardar' }).click()
  await confirma.getByRole('button', { name: 'No', exact: true }).click()
  await expect(nuevo.getByLabel('Nombre')).toHaveValue('Paz, Luis')
  await nuevo.getByRole('button', { name: 'Guardar' }).click()
  await confirmar()
  await expect(page.getByText('Los datos es guardaron correctamente.')).toBeVisible()
  await expect(nuevo).toBeHidden()
  const fila = filaOTarjeta(page, 'Paz, Luis')
  await expect(fila).toContainText('30.111.222')
  await expect(fila).toContainText('Mitre 58')
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  expect((await descarga).suggestedFilename()).toBe('mis-contribuyentes.xlsx')

  await llegar(page, municipio, 'admin', '/novedades?nombre=paz')
  await expect(page.getByRole('button', { name: 'Agregar Contribuyente' })).toHaveCount(0)
  await fila.getByRole('button', { name: 'Ver los datos de Paz, Luis' }).click()
  const ficha = page.getByRole('dialog', { name: 'Datos del Contribuyente' })
  await expect(ficha.getByLabel('Nombre')).toBeDisabled()
  await expectAccessibleEnAmbas(page, 'un contribuyente para leer')
  await ficha.getByRole('switch', { name: 'Editar' }).check()
  await ficha.getByLabel('Teléfono').fill('3364421234')
  await ficha.getByLabel('Calle').fill('Rivadavia')
  await expect(ficha.getByLabel('Calle')).toHaveAccessibleDescription('Cambiado, sin guardar.')
  await expect(ficha.getByLabel('Nombre')).not.toHaveAccessibleDescription(/Cambiado/)
  await ficha.getByRole('button', { name: 'Editar el inmueble 58 SS' }).click()
  const editado = page.getByRole('dialog', { name: 'Editar Inmueble' })
  await editado.getByLabel('Observaciones').fill('Esquina')
  const cambiado = 'Cambiado, sin guardar.'
  await expect(editado.getByLabel('Observaciones')).toHaveAccessibleDescription(cambiado)
  await expect(editado.getByLabel('Carácter')).not.toHaveAccessibleDescription(/Cambiado/)
  await editado.locator('input[type=file]').setInputFiles(pdf('frente.pdf', 3))
  await editado.getByRole('button', { name: 'Guardar' }).click()
  await confirmar()
  await expect(editado).toBeHidden()
  await expect(page.getByText('Exito', { exact: true })).toBeVisible()
  await ficha.getByRole('button', { name: 'Borrar plano.pdf' }).click()
  const pregunta = page.getByRole('dialog', { name: /^Eliminar documento/ })
  await expect(pregunta).toContainText('¿Esta seguro de eliminar este documento?')
  await pregunta.getByRole('button', { name: 'Eliminar documento' }).click()
  await expect(ficha.getByText('plano.pdf')).toHaveCount(0)
  await expect(ficha.getByText('frente.pdf')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'un contribuyente que se cambia')

  // Another person saves first. The form asks which value to keep in the fields that both people changed (D42).
  const { get, put } = createApi(municipio.url, await tokenDe(municipio, 'jefe'))
  const guardado = await (await get('/contribuyentes/1')).json()
  await put('/contribuyentes/1', { ...guardado, calle: 'Belgrano' })
  await ficha.getByRole('button', { name: 'Guardar' }).click()
  await expect(confirma).toContainText('¿Esta seguro de guardar los cambios?')
  await confirma.getByRole('button', { name: 'No', exact: true }).click()
  await ficha.getByRole('button', { name: 'Guardar' }).click()
  await confirma.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(ficha.getByRole('row', { name: /Calle/ })).toContainText('Belgrano')
  await ficha.getByRole('button', { name: 'Conservar lo que escribí' }).click()
  await ficha.getByRole('button', { name: 'Guardar' }).click()
  await confirma.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(ficha).toBeHidden()
  await expect(page.getByText('Los datos es guardaron correctamente.')).toBeVisible()
  await expect(fila).toContainText('Rivadavia 58')

  // Before the deletion, the dialog lists the properties and the documents that are deleted with the taxpayer. The
  // deletion can be undone.
  await fila.getByRole('button', { name: 'Ver los datos de Paz, Luis' }).click()
  await ficha.getByRole('switch', { name: 'Editar' }).check()
  await ficha.getByRole('button', { name: 'Eliminar contribuyente' }).click()
  const baja = page.getByRole('dialog', { name: /^Eliminar contribuyente/ })
  await expect(baja).toContainText('sus inmuebles (1) y los documentos de ellos (2)')
  await expectAccessibleEnAmbas(page, 'antes de eliminar un contribuyente')
  await baja.getByRole('button', { name: 'Eliminar contribuyente' }).click()
  await expect(ficha).toBeHidden()
  await expect(fila).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(fila).toContainText('Rivadavia 58')

  await llegar(page, municipio, 'abogada', '/novedades')
  await expect(page.getByText('Su cuenta no tiene acceso a «Novedades».')).toBeVisible()
})
