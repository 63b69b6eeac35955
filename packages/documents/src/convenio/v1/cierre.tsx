/** @jsxRuntime automatic */
import type { ConvenioDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import type { TramoDeTexto } from '../../react-pdf/palabras.ts'
import { Parrafo } from '../../react-pdf/texto.tsx'
import { Verificacion } from '../../react-pdf/verificacion.tsx'
import { CONFORMIDAD } from './clausulas.ts'

/** Maximum number of characters of the last clause to keep that clause on the same page as the signatures. */
const MAX_CON_FIRMAS = 900

const largo = (tramos: readonly TramoDeTexto[]): number =>
  tramos.reduce((suma, { texto }) => suma + texto.length, 0)

interface CierreProps {
  readonly datos: ConvenioDatos
  readonly clausulas: readonly (readonly TramoDeTexto[])[]
  readonly firmas: React.ReactNode
}

/**
 * Renders the clauses and the signatures. No page has only signatures, because the last clause is kept on the same
 * page. When the last clause is long, only the closing paragraph is kept with the signatures.
 */
export const CierreDelConvenio = ({ datos, clausulas: todas, firmas }: CierreProps) => {
  const ultima = todas.at(-1) ?? []
  const sueltas = largo(ultima) > MAX_CON_FIRMAS ? todas : todas.slice(0, -1)
  return (
    <View>
      {sueltas.map((tramos) => (
        <Parrafo key={tramos[0]?.texto ?? ''} tramos={tramos} />
      ))}
      <View wrap={false}>
        {sueltas.length < todas.length && <Parrafo tramos={ultima} />}
        <Parrafo tramos={CONFORMIDAD} />
        {firmas}
        <Verificacion datos={datos} />
      </View>
    </View>
  )
}
