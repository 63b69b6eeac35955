import type { PeriodoReclamado, PeriodosSeparados, TituloDatos } from '@apremia/core'
import type { Pieza } from '../../layout/pieza.ts'
import { runsOf } from '../../layout/runs-of.ts'
import { CUERPO, type Estilos } from '../v1/estilo.ts'
import { parrafo } from '../v1/pieza.ts'
import { enMayusculas } from '../v1/textos.ts'
import { firma } from './firma.ts'
import { descuento, ejecutividadConFundamento } from './textos.ts'

export const cierreConFundamento = (
  datos: TituloDatos,
  separados: PeriodosSeparados<PeriodoReclamado>,
  estilos: Estilos,
): Pieza[] => {
  const runs = runsOf(estilos)
  const opciones = { ...CUERPO, align: 'justify', element: 'P', inner: 1 } as const
  const saldos = descuento(datos, separados)
  return [
    ...(saldos.length === 0
      ? []
      : parrafo(runs(saldos), { ...opciones, align: 'left', above: 5, bond: 1 })),
    ...parrafo(
      runs([{ texto: 'Son: ' }, { texto: `${enMayusculas(datos.totalEnLetras)}.`, fuerte: true }]),
      { ...opciones, align: 'left', above: 5, bond: 1 },
    ),
    ...parrafo(runs(ejecutividadConFundamento(datos)), {
      ...opciones,
      above: 5,
      bond: 2,
      repeated: true,
    }),
    firma(datos, estilos),
  ]
}
