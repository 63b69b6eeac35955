import { runAxe } from './support/axe.ts'
import { expect, test } from './support/test.ts'

// A list on a gradient, where axe cannot measure the contrast. `runAxe` measures two elements of the list first and, as
// it gets no result, then measures all of them.
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
