import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi } from './support/api.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

test('A00 con el permiso evalúa a todos y abre los casos de una cuenta; el abogado ve la suya', async ({
  page,
  municipio: producto,
}) => {
  const admin = createApi(producto.url, await tokenDe(producto, 'admin'))
  for (const [categoria, maximo] of [
    ['sin_radicar', 20],
    ['sin_archivar', 50],
    ['faltantes', 30.5],
  ])
    expect((await admin.put('/evaluaciones-config', { categoria, maximo })).ok).toBe(true)
  const usuarios = await (await admin.get('/usuarios')).json()
  const { version } = usuarios.find(({ dni }: { dni: string }) => dni === '20000002')
  const editado = await admin.patch('/usuarios/20000002', { permisos: ['scoring.menu'], version })
  expect(editado.status, await editado.text()).toBe(200)

  await llegar(page, producto, 'jefe')
  await page
    .getByRole('link', { name: /scoring/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Scoring abogados externos' })).toBeVisible()
  await expect(page.getByText('Sin evaluaciones').first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'lista')

  await page
    .getByRole('button', { name: /^Máximos de evaluación, desde/ })
    .first()
    .click()
  const maximos = page.getByRole('dialog', { name: 'Máximos de evaluación' })
  await expect(maximos.getByText('30,5')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'máximos')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Realizar evaluación' }).click()
  const realizar = page.getByRole('dialog', { name: 'Realizar evaluación' })
  await expectAccessibleEnAmbas(page, 'realizar')
  const paso = realizar.getByRole('list', { name: 'Pasos' }).locator('[aria-current="step"]')
  await expect(paso).toHaveText('1. Fechas')
  const fin = realizar.getByLabel('Fecha de fin', { exact: true })
  const hoy = await fin.inputValue()
  for (const [dia, falta] of [
    ['01/01/2020', 'La fecha de fin no puede ser anterior a la de inicio.'],
    ['31/12/2099', 'La fecha de fin no puede ser posterior a hoy.'],
  ] as const) {
    await fin.fill(dia)
    await page.keyboard.press('Tab')
    await realizar.getByRole('button', { name: 'Mirar el resultado' }).click()
    await expect(realizar.getByText(falta)).toBeVisible()
    await expect(fin).toHaveValue(dia)
  }
  await fin.fill(hoy)
  await page.keyboard.press('Tab')
  await realizar.getByRole('button', { name: 'Mirar el resultado' }).click()
  await expect(realizar.getByRole('row', { name: /Muñoz/ })).toContainText('Sin evaluaciones')
  await expect(paso).toHaveText('2. Mirar')
  await realizar.getByRole('button', { name: 'Cambiar las fechas' }).click()
  await expect(fin).toHaveValue(hoy)
  await realizar.getByRole('button', { name: 'Mirar el resultado' }).click()
  await expectAccessibleEnAmbas(page, 'antes de guardar')
  await realizar.getByRole('button', { name: /^Guardar las \d+ evaluaciones$/ }).click()
  await expect(realizar.getByText('La evaluación terminó.')).toBeVisible()
  await expect(paso).toHaveText('3. Guardar')
  await realizar.getByRole('button', { name: 'Cerrar', exact: true }).last().click()

  await page.getByRole('button', { name: /^Ver evaluaciones de Muñoz/ }).click()
  await page.getByRole('button', { name: /^Ver la evaluación/ }).click()
  await page.getByRole('button', { name: /^Juicios activos: [1-9]/ }).click()
  await expect(page.getByRole('table', { name: 'Casos: Juicios activos' })).toBeVisible()
  await page.getByRole('button', { name: 'Hacer de nuevo y comparar' }).click()
  await expect(page.getByText('Da lo mismo, byte por byte.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'detalle')
  const bajada = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Descargar el PDF de la evaluación/ }).click()
  expect((await bajada).suggestedFilename()).toMatch(/^evaluacion_\d+\.pdf$/)

  await page.goto(`${producto.url}/configuracion?pestana=evaluacion`)
  await page.getByRole('button', { name: 'Editar: Máximo de movimientos faltantes' }).click()
  await page.getByRole('textbox', { name: 'Máximo %' }).fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/últimas? evaluaci/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'otro máximo')

  await llegar(page, producto, 'abogada')
  await page.goto(`${producto.url}/mis-datos`)
  await expect(page.getByRole('heading', { name: 'Mi evaluación' })).toBeVisible()
  await page.getByRole('button', { name: /^Juicios activos: [1-9]/ }).click()
  await expect(page.getByRole('table', { name: 'Casos: Juicios activos' })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'la propia')
  for (const persona of ['abogada', 'invitado'] as const) {
    await llegar(page, producto, persona, '/scoring-abogados')
    await page.waitForURL(`${producto.url}/home`)
  }

  // An admin can run and read evaluations of lawyers, although the menu of an admin has no entry for the evaluations
  // (D179).
  await llegar(page, producto, 'admin', '/configuracion?pestana=evaluacion')
  await page.getByRole('link', { name: 'Ver las evaluaciones' }).click()
  await page.getByRole('button', { name: /^Ver evaluaciones de Muñoz/ }).click()
  await expect(page.getByRole('button', { name: /^Ver la evaluación/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  // A person whose only permission is to open the screen of evaluations sees the evaluations of every lawyer but cannot
  // run an evaluation (D14, D15).
  await llegar(page, producto, 'scoringUno', '/scoring-abogados')
  await page.getByRole('button', { name: /^Ver evaluaciones de Muñoz/ }).click()
  await page.getByRole('button', { name: /^Ver la evaluación/ }).click()
  await expect(page.getByRole('button', { name: 'Hacer de nuevo y comparar' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of ['Realizar evaluación', 'Mostrar filtros'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
})
