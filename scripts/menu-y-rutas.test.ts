import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSULTAS, SIDEBAR, TILES } from '../apps/web/src/app/menu.ts'

const APP = readFileSync(new URL('../apps/web/src/app/app.tsx', import.meta.url), 'utf8')

test('a tile or an entry leads to a screen', () => {
  for (const { path } of [...TILES, ...SIDEBAR, ...CONSULTAS]) {
    expect(APP).toContain(`path="${path}"`)
  }
})
