import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import './actuaciones.css'
import { DatosDeRadicacion } from './datos-de-radicacion.tsx'
import type { Par } from './elegido.ts'
import { useLineaDeTiempo } from './use-linea-de-tiempo.ts'

export const RadicacionDeCaso = ({ imponible, recurso }: Par) => {
  const { hechos, failure, retry } = useLineaDeTiempo({ imponible, recurso })
  if (failure && hechos === undefined) return <LoadFailure failure={failure} onRetry={retry} />
  return hechos ? <DatosDeRadicacion hechos={hechos} /> : <ListSkeleton />
}
