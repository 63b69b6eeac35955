import { type Mesa, type PestanaDeMesa, textos } from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Grabacion } from '../../panels/actuaciones/grabacion.ts'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { ListaDeCasos } from './lista-de-casos.tsx'
import { DE_MESA } from './mesa.ts'
import { useCasoAbierto } from './use-caso-abierto.ts'
import './mesas.css'
import { prefetchCasos } from './prefetch-casos.ts'
import { useVista } from './use-vista.ts'

const AbogadoBar = later(async () => (await import('./abogado-bar.tsx')).AbogadoBar, null)
const AbogadoDialog = later(async () => (await import('./abogado-dialog.tsx')).AbogadoDialog)
const EvaluacionesDeMesa = later(
  async () => (await import('./evaluaciones-de-mesa.tsx')).EvaluacionesDeMesa,
  null,
)
const DatosAl = later(async () => (await import('../../panels/cartera/datos-al.tsx')).DatosAl, null)
const InicioTab = later(async () => (await import('./inicio-tab.tsx')).InicioTab, <ListSkeleton />)
const ConveniosTab = later(
  async () => (await import('./convenios-tab.tsx')).ConveniosTab,
  <ListSkeleton />,
)
const PlanesTab = later(async () => (await import('./planes-tab.tsx')).PlanesTab, <ListSkeleton />)
const CasoAlLado = later(async () => (await import('./caso-al-lado.tsx')).CasoAlLado)
const TrasGrabar = later(
  async () => (await import('../../panels/actuaciones/tras-grabar.tsx')).TrasGrabar,
)

const MesaScreen = ({ mesa }: { readonly mesa: Mesa }) => {
  const datos = DE_MESA[mesa]
  const navigate = useNavigate()
  const vista = useVista(datos)
  const { abogado, elige, pestana } = vista
  const { caso, parte, open, pasar, close } = useCasoAbierto()
  const ancha = useWide()
  const [grabacion, setGrabacion] = useState<Grabacion>()
  const lista = (
    <ListaDeCasos
      datos={datos}
      abogado={abogado}
      alLado={ancha ? open : undefined}
      abierto={ancha ? caso : undefined}
      onSaved={setGrabacion}
    />
  )
  const contenidoDe = (una: PestanaDeMesa): ReactNode => {
    if (una === datos.pestanaDeCasos) return lista
    if (una === 'inicio') return <InicioTab datos={datos} abogado={abogado} />
    return una === 'convenios' ? (
      <ConveniosTab datos={datos} abogado={abogado} />
    ) : (
      <PlanesTab datos={datos} abogado={abogado} />
    )
  }
  const tabs = vista.pestanas.map(
    (una): Tab<PestanaDeMesa> => ({
      id: una,
      label: textos.mesas.pestanas[una],
      // Only the open tab is mounted, because all the tabs read the same URL parameters (S2 §2.5).
      fresh: true,
      content: <div className="card">{contenidoDe(una)}</div>,
    }),
  )
  return (
    <div className={caso && ancha ? 'list-and-page' : undefined}>
      <div className="screen screen-tabs">
        <ScreenTitle text={datos.titulo} />
        <div className="mesa-cabecera">
          <h1>{datos.titulo}</h1>

          {elige && !vista.debeElegir && <AbogadoBar {...vista} />}
          {!vista.debeElegir && <EvaluacionesDeMesa abogado={abogado} />}
          <DatosAl />
        </div>
        {grabacion && <TrasGrabar key={grabacion.lote?.id} {...grabacion} />}
        {!vista.porRestaurar && !vista.debeElegir && (
          <Tabs key={abogado} tabs={tabs} active={pestana} onChange={vista.changeTo} />
        )}
        {!vista.porRestaurar && vista.debeElegir && (
          <AbogadoDialog abogado="" onChoose={vista.choose} onCancel={() => navigate('/home')} />
        )}
      </div>
      {caso && !vista.debeElegir && <CasoAlLado {...{ caso, parte, ancha, pasar, close }} />}
    </div>
  )
}

export const MesaJudicial = Object.assign(() => <MesaScreen mesa="judicial" />, {
  prefetch: prefetchCasos(DE_MESA.judicial),
})

export const MesaExtrajudicial = Object.assign(() => <MesaScreen mesa="extrajudicial" />, {
  prefetch: prefetchCasos(DE_MESA.extrajudicial),
})
