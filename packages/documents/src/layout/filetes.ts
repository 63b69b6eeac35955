import type { Pieza } from './pieza.ts'

/** Returns a function that builds a thick line and a thin line across the page, below the heading of the page. */
export const createFiletes =
  (x: number, ancho: number) =>
  (above: number): Pieza => ({
    ...{ height: 3, above, atTop: 0, atBottom: 0, bond: 2 },
    draw: ({ page }, y) => {
      page.rule(x, y, ancho, 1.1, 0)
      page.rule(x, y - 2.4, ancho, 0.35, 0)
    },
  })
