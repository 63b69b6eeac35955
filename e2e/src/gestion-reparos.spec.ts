import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { type Caso, openGestion, pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

const BARRIO = 'Las Mellizas'
const FALTA = 'Escriba el motivo.'

const radicar = async (page: Page, caso: Caso, nroexpte: string): Promise<void> => {
  const p = pantallaDeGestion(page)
  await p.casilla(caso).check()
  await p.abrir('Radicación')
  await p.form.getByLabel('Carátula').fill('Municipalidad c/ Demandado s/ apremio')
  await p.form.getByLabel('N° de expediente').fill(nroexpte)
  await p.form.getByLabel('N° de título ejecutivo').fill('101')
  await p.form.getByLabel('Juzgado').fill('Juzgado en lo Contencioso N° 1')
  await p.form.getByLabel('Monto').fill('1.234,56')
  await p.form.getByLabel('Período que abarca').fill('2020/01 a 2024/06')
  await p.guardar.click()
  await p.confirmar.click()
}

test('lo que se graba solo con un motivo lo pide: el expediente de otro contribuyente y la intimación de lo radicado', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 409/)
  const p = pantallaDeGestion(page)
  const { api, sinRadicar } = await openGestion(producto, 'abogada')
  const casos = await sinRadicar(BARRIO)
  const revision = await api.post('/cartas/simular', {
    ...{ clase: 'inmueble', vencimiento: 'actual' },
    imponibles: casos.map(({ imponible, recurso }) => ({ imponible: String(imponible), recurso })),
  })
  const { listos, siguiente } = (await revision.json()) as {
    listos: { imponible: string }[]
    siguiente: object | null
  }
  const deber = ({ imponible }: Caso) => listos.some((uno) => uno.imponible === String(imponible))
  const uno = casos.find(deber) as Caso
  const otro = casos.find(({ imponible }) => imponible !== uno.imponible) as Caso
  await llegar(page, producto, 'abogada', `/gestion?grupo=3&barrio=${encodeURIComponent(BARRIO)}`)
  await radicar(page, uno, 'SN-7701-2026')
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expect(p.barra).toHaveCount(0)

  await radicar(page, otro, 'SN-7701-2026')
  const pregunta = page.getByRole('dialog').last()
  await expect(pregunta).toContainText('El expediente SN-7701-2026 ya es el de')
  await p.confirmar.click()
  await expect(pregunta).toContainText(FALTA)
  await expectAccessible(page, 'el motivo que falta')
  await pregunta.getByLabel('Motivo').fill('Causas acumuladas')
  await p.confirmar.click()
  await expect(pregunta).toHaveCount(0)
  await expect(p.barra).toHaveCount(0)

  await p.casilla(uno).check()
  await p.desplegar()
  await p.grupo.selectOption('Extrajudicial')
  await p.tipo.selectOption('Aviso final prejudicial')
  await p.grabar.click()
  await expect(p.form).toContainText(`${uno.nombre} ya está radicado en el expediente SN-7701-2026`)
  const forzar = p.form.getByRole('button', { name: 'Intimar de todos modos, con este motivo' })
  await forzar.click()
  await expect(p.form).toContainText(FALTA)
  await p.form.getByLabel('Motivo').fill('Lo pide el juzgado')
  await forzar.click()
  await expect(p.form.getByText(/^Sale una carta, por/)).toBeVisible()
  // The form offers the due date of the next month only on the days on which the usual due date of a demand letter is
  // not valid.
  if (siguiente !== null) await p.form.getByRole('radio', { name: /del mes siguiente$/ }).check()
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByRole('dialog', { name: /^Carta Nº \d+$/ })).toBeVisible()

  for (const [caso, motivo] of [
    [otro, 'Causas acumuladas'],
    [uno, 'Lo pide el juzgado'],
  ] as const) {
    await llegar(
      page,
      producto,
      'admin',
      `/historial?inmueble=${caso.imponible}&recurso=${caso.recurso}`,
    )
    await page
      .getByRole('button', { name: /^Ver qué cambió el/ })
      .first()
      .click()
    await expect(page.getByRole('table', { name: 'Qué cambió' })).toContainText(motivo)
  }
})
