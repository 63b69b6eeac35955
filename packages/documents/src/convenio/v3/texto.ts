import { createParrafo, type OpcionesDeParrafo, type Pieza } from '../../layout/pieza.ts'
import { cutRuns, runsOf } from '../../layout/runs-of.ts'
import type { TextRun } from '../../layout/words.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { LETRA, type Letra } from '../../react-pdf/estilo.ts'
import type { TramoDeTexto } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { conNumeros } from '../v2/textos.ts'
import { CONVENIO } from './estilo.ts'

const parrafo = createParrafo(CONVENIO.x, CONVENIO.ancho)

export const runsDe = (text: string, shaper: Shaper): TextRun[] => cutRuns([{ text, shaper }])

export const linea = (
  text: string,
  shaper: Shaper,
  letra: Letra,
  opciones: Partial<OpcionesDeParrafo> = {},
): Pieza[] =>
  parrafo(runsDe(text, shaper), {
    ...{ ...letra, align: 'left', element: 'P', bond: 2, inner: 2 },
    ...opciones,
  })

const keepNumeros = ({ texto, ...tramo }: TramoDeTexto): TramoDeTexto => ({
  ...tramo,
  texto: conNumeros(texto),
})

const ARRIBA = 7

export const createParrafos = (estilos: Estilos) => {
  const runs = runsOf(estilos)
  const escribir = (
    tramos: readonly TramoDeTexto[],
    opciones: Partial<OpcionesDeParrafo> = {},
  ): Pieza[] =>
    parrafo(cutRuns(runs(tramos.map(keepNumeros))), {
      ...{ ...LETRA.cuerpo, align: 'left', element: 'P', above: ARRIBA },
      ...opciones,
    })
  return {
    escribir,
    /**
     * Writes a clause of the agreement. The clause begins with its number and name, which screen readers get as a
     * heading.
     */
    clausula: (tramos: readonly TramoDeTexto[], opciones: Partial<OpcionesDeParrafo> = {}) =>
      escribir(tramos, { heading: 'I', ...opciones }),
  }
}

export type ParrafosDeConvenio = ReturnType<typeof createParrafos>
