import { type Caso, openGestion, pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

const BARRIO = 'Prado Español'
const direccion = `/gestion?${new URLSearchParams({ grupo: '2', barrio: BARRIO, abogado: 'A01' })}`

test('el administrador graba por quien lo tiene y no lo cambia; A00 sí; el invitado solo mira', async ({
  page,
  producto,
}) => {
  const { sinRadicar, actuar, actuacionesDe } = await openGestion(producto, 'abogada')
  const [caso] = (await sinRadicar(BARRIO)) as [Caso]
  await actuar(caso, 'Atiende el hijo.')
  const p = pantallaDeGestion(page)
  const linea = p.actuaciones.getByRole('article').filter({ hasText: 'Atiende el hijo.' })
  const editar = linea.getByRole('button', { name: /^Editar/ })

  await llegar(page, producto, 'admin', direccion)
  await expect(page.getByText('Abogado:')).toBeVisible()
  await p.expandir(caso).click()
  await expect(linea).toBeVisible()
  await expect(editar).toHaveCount(0)
  await expect(linea).toContainText('Esta actuación es de otro abogado.')
  await p.casilla(caso).check()
  await p.desplegar()
  // The list has only extrajudicial actions, so the form does not ask whether the new action is judicial or
  // extrajudicial.
  await expect(p.grupo).toHaveCount(0)
  await p.tipo.selectOption('Contacto telefónico')
  await p.grabar.click()
  await expect(p.form.getByLabel('Abogado')).toBeVisible()
  await p.form.getByLabel('Observaciones').fill('Llama el administrador.')
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  const grabada = (await actuacionesDe(caso)).find(({ obs }) => obs === 'Llama el administrador.')
  expect(grabada).toMatchObject({ abogado: 'A01', vigente: '1' })

  await llegar(page, producto, 'jefe', direccion)
  await p.expandir(caso).click()
  await editar.click()
  const edicion = page.getByRole('dialog', { name: 'Guardar cambios' }).first()
  await edicion.getByLabel('Observaciones').fill('Atiende el hijo. Revisado.')
  await p.guardar.click()
  await page.getByRole('button', { name: 'Guardar cambios', exact: true }).click()
  await expect(page.getByText('Los datos es guardaron correctamente.')).toBeVisible()

  await llegar(page, producto, 'invitado', direccion)
  await expect(p.expandir(caso)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText('Un invitado no graba actuaciones.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0)
  await p.expandir(caso).click()
  // The notes of an action on a case are masked for a guest, because they may contain personal data (D10).
  const tapadas = p.actuaciones.getByRole('article').filter({ hasText: '•••' })
  await expect(tapadas.first()).toBeVisible()
  await expect(linea).toHaveCount(0)
  await expect(p.datos).toContainText('Sin datos cargados')
  await expect(tapadas.getByRole('button')).toHaveCount(0)
  await page.goto(`${producto.url}/inmuebles?${new URLSearchParams({ barrio: BARRIO })}`)
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ir a gestión/ })).toHaveCount(0)
})

test('quien no lo tiene a cargo no actúa sobre él; una falla nunca es un vacío', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/ERR_FAILED/)
  const p = pantallaDeGestion(page)
  await page.route('**/api/actuaciones/linea-de-tiempo*', (route) => route.abort())
  await page.route('**/api/tipo-etapas', (route) => route.abort())
  await llegar(page, producto, 'otroAbogado', '/gestion?grupo=3&todo=1')
  await page
    .getByRole('button', { name: /^Ver los datos/ })
    .first()
    .click()
  await expect(p.reintentar).toBeVisible()
  await expect(page.getByText('Sin actuaciones')).toHaveCount(0)
  await expect(page.getByText('Sin datos cargados')).toHaveCount(0)
  await page.unroute('**/api/actuaciones/linea-de-tiempo*')
  await p.reintentar.click()
  await expect(p.actuaciones).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Elegir \d/ })
    .first()
    .check()
  await p.desplegar()
  await expect(p.reintentar).toBeVisible()
  await page.unroute('**/api/tipo-etapas')
  await p.reintentar.click()
  await expect(p.tipo).toBeVisible()

  await page.goto(`${producto.url}/gestion?grupo=3&barrio=General+Rojo&abogado=A01`)
  await expect(page.getByText(/^(TOTAL: |No se encontrarón inmuebles)/)).toBeVisible()
  const { sinRadicar } = await openGestion(producto, 'abogada')
  for (const caso of await sinRadicar('General Rojo')) await expect(p.casilla(caso)).toHaveCount(0)

  await page.goto(`${producto.url}/gestion?situacion=GL`)
  await expect(page.getByText("No es posible buscar solo por 'estados'.")).toBeVisible()
})

test('un comercio se actúa por sus recursos', async ({ page, producto }) => {
  const p = pantallaDeGestion(page)
  await llegar(page, producto, 'abogada', '/gestion?grupo=2&tipo=comercios&todo=1')
  await page
    .getByRole('checkbox', { name: /^Elegir \d/ })
    .last()
    .check()
  await p.abrir('Visita al domicilio')
  await p.guardar.click()
  await expect(p.form.getByText('Este campo es obligatoria').first()).toBeVisible()
  await p.form.getByRole('checkbox', { name: / · / }).first().check()
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Ver la deuda, las actuaciones/ })
    .last()
    .click()
  await expect(p.actuaciones.first()).toContainText('Visita al domicilio')
  await expect(
    page.getByRole('link', { name: /^Nuevo Convenio del comercio/ }).first(),
  ).toBeVisible()
})
