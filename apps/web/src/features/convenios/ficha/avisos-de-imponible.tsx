import { formatPesos, interpolar, textos } from '@apremia/core'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { cambioElImporte, noDisponibles, type PeriodoDeFicha, ponerAlDia } from './periodos.ts'
import {
  clavePeriodo,
  type Item,
  nombrePeriodo,
  type PeriodoDeSeleccion,
  totalDe,
} from './seleccion.ts'

const { ficha } = textos.convenios
const t = ficha.imponible

interface AvisosProps {
  readonly item: Item
  readonly periodos: readonly PeriodoDeFicha[]
  readonly onDejar: (periodos: readonly Pick<PeriodoDeSeleccion, 'a' | 'c'>[]) => void
  readonly onActualizar: () => void
}

/** Warns about chosen tax periods that are no longer available, or whose amount has changed (D132). */
export const AvisosDeImponible = (props: AvisosProps) => {
  const { item, periodos } = props
  const perdidos = noDisponibles(item, periodos)
  return (
    <>
      {perdidos.length > 0 && (
        <Alert
          kind="aviso"
          title={t.revisar}
          actions={
            <Button onClick={() => props.onDejar(perdidos.map(({ periodo }) => periodo))}>
              {t.quitarNoDisponibles}
            </Button>
          }
        >
          <ul>
            {perdidos.map(({ periodo, porque }) => (
              <li key={clavePeriodo(periodo)}>
                {porque || interpolar(t.yaNoEsta, { periodo: nombrePeriodo(periodo) })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {cambioElImporte(item, periodos) && (
        <Alert
          kind="aviso"
          actions={
            <Button icon="reintentar" onClick={props.onActualizar}>
              {ficha.cambioDeDeuda.actualizar}
            </Button>
          }
        >
          <p>
            {interpolar(t.cambio, {
              antes: formatPesos(totalDe(item)),
              ahora: formatPesos(totalDe(ponerAlDia(item, periodos))),
            })}
          </p>
        </Alert>
      )}
    </>
  )
}
