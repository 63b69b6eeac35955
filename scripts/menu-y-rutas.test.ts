import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSULTAS, SIDEBAR, SIN_PANTALLA, TILES } from '../apps/web/src/app/menu.ts'

const APP = readFileSync(new URL('../apps/web/src/app/app.tsx', import.meta.url), 'utf8')

test('a tile or an entry leads to a screen, and what has one is offered', () => {
  for (const { path } of [...TILES, ...SIDEBAR, ...CONSULTAS]) {
    expect(APP).toContain(`path="${path}"`)
  }
  for (const screen of SIN_PANTALLA) expect(APP).not.toContain(`path="/${screen}"`)
})
