import { runAxe } from './support/axe.ts'
import { expect, test } from './support/test.ts'

// On a gradient, axe cannot measure contrast. `runAxe` first measures only two items of the list. These two give no
// result, so `runAxe` then measures all the items.
const LISTA = `<html lang="es-AR"><title>Lista</title><h1>Lista</h1>
  <ul style="background: linear-gradient(white, #eee)"></ul>`

test('el contraste se mide de nuevo si la página cambia mientras se mide', async ({ page }) => {
  await page.setContent(LISTA)
  await page.evaluate(() => {
    const ul = document.querySelector('ul')
    const fill = () => ul?.replaceChildren(...['Uno', 'Dos', 'Tres', 'Cuatro'].map(newItem))
    const newItem = (text: string) =>
      Object.assign(document.createElement('li'), { textContent: text })
    fill()
    let veces = 0
    const cambios = setInterval(() => {
      fill()
      if (++veces === 40) clearInterval(cambios)
    }, 5)
  })
  expect(await runAxe(page, { runOnly: ['html-has-lang'] })).toEqual([])
})
