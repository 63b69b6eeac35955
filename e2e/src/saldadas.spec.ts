import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

test('lo que se pagó está en Hoy y en la mesa con su día, y se archiva; primero, la medida', async ({
  page,
  producto,
}) => {
  const p = pantallaDeGestion(page)
  await llegar(page, producto, 'abogada')
  const hoy = page.getByRole('region', { name: 'Hoy' })
  const judicial = hoy.locator('.hoy-mesa', {
    has: page.getByRole('heading', { name: 'Mesa judicial' }),
  })
  const paraArchivar = judicial.getByRole('link', { name: /^\d+ saldadas para archivar$/ })
  const cuantas = Number((await paraArchivar.textContent())?.split(' ')[0])
  await expectAccessibleEnAmbas(page, 'Hoy con casos saldados')
  await paraArchivar.click()
  await expect(page.getByRole('heading', { name: 'Mesa de entradas judicial' })).toBeVisible()
  await expect(page.getByText('Saldadas: Saldadas, para archivar')).toBeVisible()
  await expect(page.getByText(`TOTAL: ${cuantas} resultados`)).toBeVisible()
  await expect(page.getByText('Levantar la medida')).toHaveCount(1)
  await expect(page.getByText('Vencido', { exact: true })).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'la mesa con casos saldados')

  await page
    .getByRole('link', {
      name: /^Ver el detalle de \d+ AB: Saldada, el [\d/]+, Levantar la medida$/,
    })
    .click()
  await expect(page.getByText(/está saldada desde el [\d/]+/).first()).toBeVisible()
  const numero = (/\/caso\/inmueble\/(\d+)/.exec(page.url()) ?? [])[1] ?? ''
  await page.goto(
    `${producto.url}/gestion?grupo=3&tipo=inmuebles&historico=true&imponible=${numero}&recurso=AB`,
  )
  const fila = page.getByRole('row').filter({ hasText: numero })
  await expect(fila.getByText('Saldada')).toBeVisible()
  await p.expandir({ imponible: Number(numero), recurso: 'AB', nombre: `${numero} AB` }).click()
  await expect(
    page.getByText(/^Saldada: toda la deuda en gestión está paga o cancelada/),
  ).toBeVisible()

  await page.goto(
    `${producto.url}/mesa-judicial?pestana=juicios&historico=true&solapa=todos&saldada=paraArchivar`,
  )
  await expect(page.getByText(`TOTAL: ${cuantas} resultados`)).toBeVisible()
  const casilla = page.getByRole('checkbox', { name: /^Elegir \d/ }).first()
  const nombre = (await casilla.getAttribute('aria-label')) ?? ''
  await casilla.check()
  await p.abrir('Archivo del expediente')
  await p.form.getByLabel('Observaciones').fill('Pagó todo.')
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: nombre, exact: true })).toHaveCount(0)
})

test('la administración dice qué tipos de actuación cierran un caso', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'admin', '/configuracion?pestana=etapas')
  const fila = page.getByRole('row').filter({ hasText: 'Resultado' })
  await fila.getByRole('button', { name: /^Editar/ }).click()
  await fila.getByLabel('Cierra').selectOption('si')
  await fila.getByRole('button', { name: /^Guardar/ }).click()
  const dialogo = page.getByRole('dialog')
  await expect(dialogo.getByText(/60 días, cierra el caso/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'un tipo que cierra')
  await dialogo.getByRole('button', { name: 'Cambiar la etapa desde hoy' }).click()
  await expect(fila.getByRole('gridcell', { name: 'Si', exact: true })).toBeVisible()
})
