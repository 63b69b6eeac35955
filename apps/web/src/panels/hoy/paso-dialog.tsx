import {
  claseDeRecurso,
  findTiposOfrecidos,
  GRUPO_JUDICIAL,
  interpolar,
  TIPOS_FIJOS,
  type TipoDeEtapa,
  textos,
  tipoDeCaso,
} from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useRecursos } from '../../api/recursos.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { later } from '../../ui/later.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { elegidoDeCaso } from '../actuaciones/elegidos-de-casos.ts'
import type { AlGrabar } from '../actuaciones/grabacion.ts'
import { NuevaActuacion } from '../actuaciones/nueva-actuacion.tsx'
import { useEtapas } from '../actuaciones/use-etapas.ts'
import { useListCartasQuery } from '../cartas/cartas-api.ts'
import type { CasoDelDia } from './hoy-api.ts'

const AcuseDialog = later(async () => (await import('../cartas/acuse-dialog.tsx')).AcuseDialog)
const NuevaDialog = later(async () => (await import('../actuaciones/nueva-dialog.tsx')).NuevaDialog)

const t = textos.hoy.miDia

interface PasoDialogProps extends AlGrabar {
  readonly caso: CasoDelDia
  readonly onClose: () => void
}

const tituloDe = ({ paso, imponible, recurso }: CasoDelDia): string =>
  interpolar(t.pasoDe, { paso: t.pasos[paso], caso: `${imponible} ${recurso}` })

export const PasoDialog = (props: PasoDialogProps) =>
  props.caso.paso === 'anotarAcuse' && props.caso.carta !== null ? (
    <AcusePaso {...props} numero={props.caso.carta} />
  ) : (
    <ActuacionPaso {...props} />
  )

const AcusePaso = ({ caso, numero, onClose }: PasoDialogProps & { readonly numero: number }) => {
  const { data, error, refetch } = useListCartasQuery({
    query: { numeros: String(numero), pagina: 1, porPagina: 1 },
  })
  const failure = failureOf(error)
  const cartas = data?.rows
  if (cartas && cartas.length > 0)
    return <AcuseDialog cartas={cartas} onSaved={onClose} onClose={onClose} />
  return (
    <Dialog title={tituloDe(caso)} onClose={onClose}>
      {failure ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Dialog>
  )
}

const ActuacionPaso = ({ caso, onClose, onSaved }: PasoDialogProps) => {
  const { etapas, failure, retry } = useEtapas()
  const recursos = useRecursos()
  const clase = claseDeRecurso(recursos, caso.recurso) === 'comercio' ? 'comercio' : 'inmueble'
  const elegidos = [elegidoDeCaso(caso)]
  const fijo = etapas && findTipoFijo(caso, etapas.tipos)
  const [otro, setOtro] = useState(false)
  if (etapas && fijo && !otro)
    return (
      <NuevaDialog
        clase={clase}
        gpId={fijo.gpId}
        tpId={fijo.tpId}
        tipos={etapas.tipos}
        elegidos={elegidos}
        onClose={onClose}
        onSaved={(grabacion) => {
          // The server recorded only the court filing, so the requested action is still to be recorded (D69).
          if (grabacion.faltaLoPedido) setOtro(true)
          else onSaved(grabacion)
        }}
      />
    )
  const sinCerrar = etapas && caso.paso === 'archivar' && !etapas.tipos.some(({ cierra }) => cierra)
  return (
    <Dialog title={tituloDe(caso)} onClose={onClose}>
      {sinCerrar && (
        <Alert kind="aviso">
          <p>{t.sinCerrar}</p>
        </Alert>
      )}
      {failure && !etapas ? (
        <LoadFailure failure={failure} onRetry={retry} />
      ) : etapas ? (
        <NuevaActuacion
          clase={clase}
          grupo={tipoDeCaso(caso.mesa).grupo}
          elegidos={elegidos}
          onCancel={onClose}
          onSaved={(grabacion) => !grabacion.faltaLoPedido && onSaved(grabacion)}
        />
      ) : (
        <ListSkeleton />
      )}
    </Dialog>
  )
}

/**
 * Returns the type of case action for the next step of the case. Undefined when the person must choose among several
 * types.
 */
const findTipoFijo = (
  { paso, mesa }: CasoDelDia,
  tipos: readonly TipoDeEtapa[],
): Pick<TipoDeEtapa, 'tpId' | 'gpId'> | undefined => {
  if (paso === 'radicar') return { tpId: TIPOS_FIJOS.radicacion, gpId: GRUPO_JUDICIAL }
  if (paso !== 'archivar') return undefined
  const { grupo } = tipoDeCaso(mesa)
  const [cierra, otro] = findTiposOfrecidos(tipos, grupo).filter((tipo) => tipo.cierra)
  return otro === undefined ? cierra : undefined
}
