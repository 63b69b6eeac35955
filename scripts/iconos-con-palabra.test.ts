import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WEB = new URL('../apps/web/src/', import.meta.url)

/**
 * Files with a button that has an icon and no word. These buttons are allowed, because their effect can be undone. One
 * deletes a message and offers «Deshacer» (undo). The other takes a property out of an unsaved form.
 */
const SE_DESHACEN = [
  'features/comunicaciones/comunicaciones-columns.tsx',
  'features/convenios/ficha/imponible-card.tsx',
]

/**
 * Matches a button tag without children. Such a button has an icon but no visible word. The test does not check a
 * button whose icon is in a variable.
 */
const BOTON = /<Button\b(?:(?!<Button\b|\/>|>\n)[\s\S]|=>)*?\/>/g

test('an act that cannot be undone has its word beside its icon', () => {
  const mudos = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) =>
      (readFileSync(new URL(path, WEB), 'utf8').match(BOTON) ?? []).some((boton) =>
        /icon="(?:borrar|anular)"/.test(boton),
      ),
    )
  expect(mudos.sort()).toEqual(SE_DESHACEN)
})
