/** @jsxRuntime automatic */
import type { ConvenioDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import type { TramoDeTexto } from '../../react-pdf/palabras.ts'
import { Parrafo } from '../../react-pdf/texto.tsx'
import { Verificacion } from '../../react-pdf/verificacion.tsx'
import { CONFORMIDAD } from './clausulas.ts'
import { splitClausulas } from './split-clausulas.ts'

interface CierreProps {
  readonly datos: ConvenioDatos
  readonly clausulas: readonly (readonly TramoDeTexto[])[]
  readonly firmas: React.ReactNode
}

/** The last clause and the signatures are never split between two pages. */
export const CierreDelConvenio = ({ datos, clausulas, firmas }: CierreProps) => {
  const { sueltas, conFirmas } = splitClausulas(clausulas)
  const escribir = (tramos: readonly TramoDeTexto[]) => (
    <Parrafo key={tramos[0]?.texto ?? ''} tramos={tramos} />
  )
  return (
    <View>
      {sueltas.map(escribir)}
      <View wrap={false}>
        {conFirmas.map(escribir)}
        <Parrafo tramos={CONFORMIDAD} />
        {firmas}
        <Verificacion datos={datos} />
      </View>
    </View>
  )
}
