import { expectAccessible } from './support/accesibilidad.ts'
import { type Caso, openGestion, pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

const BARRIO = 'Parque Córdoba'

interface Revision {
  readonly siguiente: { readonly fecha: string } | null
  readonly propuesto: string | null
  readonly cartas: readonly { readonly deudor: string }[]
  readonly impedimentos: readonly { readonly mensaje: string }[]
}

test('el aviso final: se ve la carta antes, se graba con ella, se abre y queda con la actuación', async ({
  page,
  producto,
}) => {
  const { api, sinRadicar } = await openGestion(producto, 'abogada')
  const revisar = async (casos: readonly Caso[]): Promise<Revision> => {
    const imponibles = casos.map(({ imponible, recurso }) => ({
      ...{ imponible: String(imponible), recurso },
    }))
    const answer = await api.post('/cartas/simular', { clase: 'inmueble', imponibles })
    return (await answer.json()) as Revision
  }
  const salen: Caso[] = []
  const impedidos: { readonly caso: Caso; readonly porque: string }[] = []
  for (const caso of await sinRadicar(BARRIO)) {
    const { impedimentos, cartas } = await revisar([...salen, caso])
    const [impedimento] = impedimentos
    if (impedimento) impedidos.push({ caso, porque: impedimento.mensaje })
    else if (cartas.length > salen.length && salen.length < 2) salen.push(caso)
  }
  const [uno, otro] = salen as [Caso, Caso]
  const [{ caso: impedido, porque }] = impedidos as [{ caso: Caso; porque: string }]
  const { siguiente, propuesto, cartas } = await revisar([uno, otro])
  const p = pantallaDeGestion(page)
  const carta = p.form.getByRole('region', { name: 'Carta de intimación' })

  await llegar(
    page,
    producto,
    'abogada',
    `/gestion?${new URLSearchParams({ grupo: '2', barrio: BARRIO })}`,
  )
  for (const caso of [uno, impedido, otro]) await p.casilla(caso).check()
  await p.abrir('Aviso final prejudicial')
  await expect(carta).toContainText(porque)
  await expect(p.guardar).toBeDisabled()
  await expectAccessible(page, 'una carta que no puede salir')
  await carta.getByRole('button', { name: 'Continuar con las 2 cartas listas' }).click()
  await expect(carta).toContainText(`Queda afuera ${impedido.nombre}`)
  await expect(carta).toContainText('Salen 2 cartas, una por contribuyente')
  // On some days the usual expiry date of a demand letter is not valid, and only then does the form offer the expiry
  // date of the next month.
  if (siguiente !== null) {
    const delMesSiguiente = carta.getByRole('radio', { name: /del mes siguiente$/ })
    if (propuesto === null) await delMesSiguiente.check()
    else await expect(carta).toContainText('Se propone el')
    await expect(delMesSiguiente).toBeChecked()
  }
  await expectAccessible(page, 'carta')
  await carta.getByRole('button', { name: `Ver la carta de ${cartas[0]?.deudor}` }).click()
  const previa = page.getByRole('dialog', { name: /^Vista previa de la carta/ })
  await expect(previa.getByText(/VISTA PREVIA/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(previa).toHaveCount(0)
  await p.guardar.click()
  await p.confirmar.click()

  const papel = page.getByRole('dialog', { name: /^Cartas Nº \d+ a \d+$/ })
  await expect(papel.getByText(/Página 1 de 2/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(papel).toHaveCount(0)
  await expect(p.cuenta).toHaveText('1 elegido')
  await expect(p.casilla(impedido)).toBeChecked()
  await p.expandir(uno).click()
  const aviso = p.actuaciones.getByRole('article').first()
  await expect(aviso).toContainText('Aviso final prejudicial')
  await aviso.getByRole('button', { name: /^Ver carta_\d{9}\.pdf$/ }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/CARTA DE INTIMACIÓN/)
      .first(),
  ).toBeVisible()
})
