import { interpolar, type Mesa, textos } from '@apremia/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { HistorialDeCaso } from '../../../panels/actuaciones/historial-de-caso.tsx'
import { RadicacionDeCaso } from '../../../panels/actuaciones/radicacion-de-caso.tsx'
import { usePuede } from '../../../session/use-sesion.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { type Tab, Tabs } from '../../../ui/tabs.tsx'
import { type CasoDeMesa, usePageMesaQuery } from '../mesas-api.ts'
import { DetalleDeCaso } from './detalle-de-caso.tsx'
import { ImponiblesDelContribuyente } from './imponibles-del-contribuyente.tsx'
import { type CasoAbierto, PARTES_DE_CASO, type ParteDeCaso } from './use-caso-abierto.ts'

const PanelDeDeuda = lazy(async () => ({
  default: (await import('../../../panels/deudas/panel-de-deuda.tsx')).PanelDeDeuda,
}))

const t = textos.mesasPantalla.caso

interface CasoDialogProps {
  readonly caso: CasoAbierto
  readonly parte: ParteDeCaso
  readonly mesa: Mesa
  readonly abogado: string
  readonly open: (caso: CasoAbierto, parte: ParteDeCaso) => void
  readonly turnTo: (parte: ParteDeCaso) => void
  readonly close: () => void
}

export const CasoDialog = (props: CasoDialogProps) => {
  const { caso, parte, mesa, abogado, open, turnTo, close } = props
  const { imponible, recurso } = caso
  const miraAtras = usePuede()('historico.buscar')
  const { currentData, error, isFetching, refetch } = usePageMesaQuery({
    query: {
      mesa,
      abogado,
      imponible: String(imponible),
      recurso,
      solapa: 'todos',
      ...(miraAtras ? { historico: 'true' } : {}),
      pagina: 1,
      porPagina: 25,
    },
  })
  const failure = isFetching ? undefined : failureOf(error)
  const fila = currentData?.rows[0]
  const tabs = PARTES_DE_CASO.map(
    (una): Tab<ParteDeCaso> => ({
      id: una,
      label: t.partes[una],
      fresh: true,
      content: fila && (
        <Parte parte={una} fila={fila} mesa={mesa} abogado={abogado} onAbrir={open} />
      ),
    }),
  )
  return (
    <Dialog
      title={interpolar(t.titulo, { caso: `${imponible} ${recurso}` })}
      size="large"
      onClose={close}
      footer={<Button onClick={close}>{textos.comunes.cerrar}</Button>}
    >
      {failure && currentData === undefined ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : currentData === undefined ? (
        <ListSkeleton />
      ) : fila === undefined ? (
        <p>{t.noEsta}</p>
      ) : (
        <Tabs tabs={tabs} active={parte} onChange={turnTo} />
      )}
    </Dialog>
  )
}

interface ParteProps {
  readonly parte: ParteDeCaso
  readonly fila: CasoDeMesa
  readonly mesa: Mesa
  readonly abogado: string
  readonly onAbrir: (caso: CasoAbierto, parte: ParteDeCaso) => void
}

const Parte = ({ parte, fila, mesa, abogado, onAbrir }: ParteProps): ReactNode => {
  switch (parte) {
    case 'historial':
      return <HistorialDeCaso {...fila} />
    case 'radicacion':
      return <RadicacionDeCaso {...fila} />
    case 'deuda':
      return (
        <Suspense fallback={<ListSkeleton />}>
          <PanelDeDeuda imponible={fila.imponible} recurso={fila.recurso} />
        </Suspense>
      )
    case 'contribuyente':
      return (
        <ImponiblesDelContribuyente fila={fila} mesa={mesa} abogado={abogado} onAbrir={onAbrir} />
      )
    default:
      return <DetalleDeCaso fila={fila} />
  }
}
