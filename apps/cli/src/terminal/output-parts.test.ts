import { describe, expect, it } from 'vitest'
import { errorDeFila } from '../../test/samples.ts'
import { backoff, neverSent } from '../http/retry.ts'
import {
  formatCantidad,
  formatDuracion,
  formatEntero,
  formatFechaIso,
  formatInstante,
  formatTamano,
} from './local-format.ts'
import { describeProgress } from './progress.ts'
import { countErrores, summarizeErrores } from './row-errors.ts'
import { buildTable } from './table.ts'
import { canAnimate, createPaint, printable, wantsColor } from './terminal.ts'
import { readUsageMessage } from './usage-message.ts'

describe('local format', () => {
  it.each([
    [formatEntero(1234567), '1.234.567'],
    [formatEntero(999), '999'],
    [formatCantidad(1, 'fila', 'filas'), '1 fila'],
    [formatCantidad(0, 'fila', 'filas'), '0 filas'],
    [formatDuracion(59.4), '59 s'],
    [formatDuracion(75), '1 min 15 s'],
    [formatDuracion(3700), '1 h 1 min'],
    [formatTamano(999), '999 B'],
    [formatTamano(80956), '81,0 kB'],
    [formatTamano(25_000_000), '25,0 MB'],
    [formatInstante('2026-11-20T02:30:00.000Z'), '19/11/2026 23:30'],
    [formatInstante('mañana'), 'mañana'],
    [formatFechaIso('2026-11-05'), '05/11/2026'],
    [formatFechaIso(''), ''],
  ])('%s', (actual, expected) => {
    expect(actual).toBe(expected)
  })
})

describe('describeProgress', () => {
  it('shows the count, and the time left once it can be measured', () => {
    expect(describeProgress('Generando', 0, 1000, 0)).toBe('Generando: 0 de 1.000 (0 %)')
    expect(describeProgress('Generando', 250, 1000, 5)).toBe(
      'Generando: 250 de 1.000 (25 %), faltan 15 s',
    )
    expect(describeProgress('Generando', 1000, 1000, 20)).toBe('Generando: 1.000 de 1.000 (100 %)')
    expect(describeProgress('En espera', 0, 0, 3)).toBe('En espera…')
  })
})

describe('row errors', () => {
  it('groups by reason, the most frequent last', () => {
    const other = (fila: number) =>
      errorDeFila(fila, { regla: 'x', columna: 'NRO', mensaje: `El inmueble ${fila} no figura.` })
    expect(summarizeErrores([other(5), errorDeFila(2), other(6), other(6)])).toEqual([
      'Fila 2, columna ABOGADO: El abogado A03 está dado de baja.',
      'Filas 5, 6, columna NRO: El inmueble 5 no figura. (y 2 errores parecidos)',
    ])
    const reasons = ['Del A04: 2025/05, 2025/06.', 'Del A05: 2024/01.', 'Sin deuda.'].map(
      (mensaje, i) => errorDeFila(i + 2, { mensaje }),
    )
    expect(summarizeErrores(reasons)).toEqual([
      'Fila 4, columna ABOGADO: Sin deuda.',
      'Filas 2, 3, columna ABOGADO: Del A04: 2025/05, 2025/06. (y 1 error parecido)',
    ])
    const many = Array.from({ length: 2000 }, (_, i) => errorDeFila(i + 2))
    expect(summarizeErrores(many)[0]).toMatch(/^Filas 2, 3, 4, 5, 6, 7, 8, 9 y 1\.992 más, columna/)
  })

  it('counts rows only when all of them came', () => {
    expect(countErrores([errorDeFila(2), errorDeFila(2)], 2)).toBe('2 errores en 1 fila')
    expect(countErrores([errorDeFila(2)], 5000)).toBe('5.000 errores')
  })
})

describe('buildTable', () => {
  const columns = [
    { key: 'n', title: 'N', value: (row: [number, string]) => row[0], align: 'right' as const },
    { key: 't', title: 'TEXTO', value: (row: [number, string]) => row[1], flexible: true },
    { key: 'h', title: 'OCULTA', value: () => 'x', hidden: true },
  ]
  const build = (rows: [number, string][], width?: number) =>
    buildTable(columns, rows, { width, paint: createPaint(false) })

  it('aligns, wide characters included, and leaves no blanks at the end', async () => {
    expect(
      await build([
        [5, 'ñandú'],
        [1234, '漢字'],
      ]),
    ).toBe('   N  TEXTO\n   5  ñandú\n1234  漢字')
  })

  it('cuts what may be cut to fit the terminal', async () => {
    const lines = (await build([[1, 'x'.repeat(60)]], 40)).split('\n')
    expect(lines[1]).toBe(`1  ${'x'.repeat(36)}…`)
  })

  it('keeps control characters of the data from reaching the terminal', async () => {
    expect(await build([[1, 'a\u001b[31m\nb']])).toBe('N  TEXTO\n1  a [31m b')
    expect(await build([[1, 'GARCIA \u202eOTREIVNI\u200b\u2066']])).toBe(
      'N  TEXTO\n1  GARCIA  OTREIVNI',
    )
  })
})

describe('printable', () => {
  it('keeps lines and paint, and nothing else a terminal would obey', () => {
    const paint = createPaint(true)
    expect(printable(paint('bold', 'uno\ndos'))).toBe(paint('bold', 'uno\ndos'))
    expect(printable('a\u001b[2Jb\u001b[8mc\u009b31md\u2028e\u202ef\r')).toBe(
      'a [2Jb [8mc 31md e f ',
    )
  })
})

describe('terminal', () => {
  it('paints on a terminal that can and wants to', () => {
    const tty = { isTTY: true }
    expect(wantsColor(tty, {}, 'auto')).toBe(true)
    expect(wantsColor({}, {}, 'auto')).toBe(false)
    expect(wantsColor(tty, { NO_COLOR: '1' }, 'auto')).toBe(false)
    expect(wantsColor(tty, { NO_COLOR: '' }, 'auto')).toBe(true)
    expect(wantsColor(tty, { TERM: 'dumb' }, 'auto')).toBe(false)
    expect(wantsColor({}, { NO_COLOR: '1' }, 'siempre')).toBe(true)
    expect(wantsColor(tty, {}, 'nunca')).toBe(false)
    expect(canAnimate(tty, {})).toBe(true)
    expect(canAnimate(tty, { CI: 'true' })).toBe(false)
    expect(canAnimate(tty, { TERM: 'dumb' })).toBe(false)
  })
})

describe('retry', () => {
  it('waits longer each time, up to ten seconds', () => {
    expect([0, 1, 2, 3, 4, 9].map((n) => backoff(n, 0))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000,
    ])
    expect(backoff(9, 1)).toBe(10_000)
  })

  it('knows a call that never left this machine, however deep the cause', () => {
    const refused = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
    expect(neverSent(new Error('a', { cause: new TypeError('b', { cause: refused }) }))).toBe(true)
    const reset = Object.assign(new Error('x'), { code: 'ECONNRESET' })
    expect(neverSent(new Error('a', { cause: reset }))).toBe(false)
  })
})

describe('readUsageMessage', () => {
  it('reads one suggestion or several', () => {
    expect(
      readUsageMessage("error: unknown option '--x'\n(Did you mean one of --a, --b, --c?)"),
    ).toEqual({
      mensaje: 'No existe la opción --x.',
      sugerencia: '¿Quiso decir --a, --b o --c?',
    })
    expect(readUsageMessage("error: option '--json' cannot be used with option '--csv'")).toEqual({
      mensaje: 'La opción --json no va junto con --csv.',
      sugerencia: undefined,
    })
  })
})
