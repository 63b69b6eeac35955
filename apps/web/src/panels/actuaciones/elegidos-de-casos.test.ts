import { CATALOGO_INICIAL, textos } from '@apremia/core'
import { expect, test } from 'vitest'
import { elegidoDe } from './elegido.ts'
import { claseDeElegidos } from './elegidos-de-casos.ts'
import { choose, NINGUN_CASO } from './seleccion.ts'

const de = (...recursos: readonly string[]) =>
  claseDeElegidos(
    CATALOGO_INICIAL,
    choose(
      NINGUN_CASO,
      recursos.map((recurso) =>
        elegidoDe({ imponible: 7, recurso, contribuyente: '', legal: 'A01' }),
      ),
      true,
    ),
  )

test('an action is recorded over properties or over businesses', () => {
  expect(de('AB', 'SS')).toEqual({ clase: 'inmueble' })
  expect(de('SE', 'SH')).toEqual({ clase: 'comercio' })
  expect(de('AB', 'SE').impedimento).toBe(textos.actuaciones.imponiblesMezclados)
})
