import { describe, expect, it } from 'vitest'
import { currentPage, densityOf, fitZoom, stepZoom } from './zoom.ts'

describe('stepZoom', () => {
  it('goes from any enlargement to the next step, and stays at the ends', () => {
    expect(stepZoom(1, 1)).toBe(1.25)
    expect(stepZoom(1, -1)).toBe(0.75)
    expect(stepZoom(1.13, 1)).toBe(1.25)
    expect(stepZoom(1.13, -1)).toBe(1)
    expect(stepZoom(3, 1)).toBe(3)
    expect(stepZoom(0.42, -1)).toBe(0.5)
  })
})

describe('fitZoom', () => {
  it('fills a phone and does not blow up on a wide screen', () => {
    expect(fitZoom(360, 595)).toBeCloseTo(0.4538, 3)
    expect(fitZoom(3000, 595)).toBe(1.75)
    expect(fitZoom(10, 595)).toBe(0.25)
  })
})

describe('densityOf', () => {
  it('is the one of the screen while it can be drawn', () => {
    expect(densityOf(800, 1130, 2)).toBe(2)
    const density = densityOf(2400, 3400, 3)
    expect(2400 * 3400 * density ** 2).toBeLessThanOrEqual(16_000_001)
  })
})

describe('currentPage', () => {
  it('is the page in the middle of the visible area', () => {
    const comienzos = [0, 1000, 2000]
    expect(currentPage(comienzos, 0, 600)).toBe(1)
    expect(currentPage(comienzos, 699, 600)).toBe(1)
    expect(currentPage(comienzos, 700, 600)).toBe(2)
    expect(currentPage(comienzos, 5000, 600)).toBe(3)
    expect(currentPage([40], 0, 0)).toBe(1)
  })
})
