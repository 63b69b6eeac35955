import type { Fecha } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { useSimulateParametroQuery } from './configuracion-api.ts'

interface EfectoEnPartidasProps {
  readonly valor: string
  readonly desde: Fecha | undefined
}

/** Shows how many properties could no longer be found by their partida, before the format is saved (D170). */
export const EfectoEnPartidas = ({ valor, desde }: EfectoEnPartidasProps) => {
  // This call only previews the effect, but requires a reason. The dialog asks for the real reason later.
  const body = { clave: 'partida.formato', valor, motivo: 'Vista previa' }
  const { currentData } = useSimulateParametroQuery({
    body: desde === undefined ? body : { ...body, vigenteDesde: desde },
  })
  return (currentData?.avisos ?? []).map((aviso) => (
    <Alert key={aviso} kind="aviso" title={aviso} />
  ))
}
