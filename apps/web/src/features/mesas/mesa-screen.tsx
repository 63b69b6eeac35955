import { type Mesa, type PestanaDeMesa, textos } from '@apremia/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Grabacion } from '../../panels/actuaciones/grabacion.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { ListaDeCasos } from './lista-de-casos.tsx'
import { DE_MESA } from './mesa.ts'
import { useCasoAbierto } from './use-caso-abierto.ts'
import './mesas.css'
import { Opening } from '../../ui/opening.tsx'
import { prefetchCasos } from './prefetch-casos.ts'
import { useVista } from './use-vista.ts'

const AbogadoBar = lazy(async () => ({
  default: (await import('./abogado-bar.tsx')).AbogadoBar,
}))
const AbogadoDialog = lazy(async () => ({
  default: (await import('./abogado-dialog.tsx')).AbogadoDialog,
}))
const EvaluacionesDeMesa = lazy(async () => ({
  default: (await import('./evaluaciones-de-mesa.tsx')).EvaluacionesDeMesa,
}))
const DatosAl = lazy(async () => ({
  default: (await import('../../panels/cartera/datos-al.tsx')).DatosAl,
}))
const InicioTab = lazy(async () => ({
  default: (await import('./inicio-tab.tsx')).InicioTab,
}))
const ConveniosTab = lazy(async () => ({
  default: (await import('./convenios-tab.tsx')).ConveniosTab,
}))
const PlanesTab = lazy(async () => ({
  default: (await import('./planes-tab.tsx')).PlanesTab,
}))
const CasoAlLado = lazy(async () => ({
  default: (await import('./caso-al-lado.tsx')).CasoAlLado,
}))
const TrasGrabar = lazy(async () => ({
  default: (await import('../../panels/actuaciones/tras-grabar.tsx')).TrasGrabar,
}))

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
      // All the tabs read the same URL parameters, so a tab is unmounted while another tab is open (S2 §2.5).
      fresh: true,
      content: (
        <div className="card">
          <Suspense fallback={<ListSkeleton />}>{contenidoDe(una)}</Suspense>
        </div>
      ),
    }),
  )
  return (
    <div className={caso && ancha ? 'list-and-page' : undefined}>
      <div className="screen screen-tabs">
        <ScreenTitle text={datos.titulo} />
        <div className="mesa-cabecera">
          <h1>{datos.titulo}</h1>
          <Suspense>
            {elige && !vista.debeElegir && <AbogadoBar {...vista} />}
            {!vista.debeElegir && <EvaluacionesDeMesa abogado={abogado} />}
            <DatosAl />
          </Suspense>
        </div>
        <Suspense fallback={<Opening />}>
          {grabacion && <TrasGrabar key={grabacion.lote?.id} {...grabacion} />}
        </Suspense>
        {!vista.porRestaurar && !vista.debeElegir && (
          <Tabs key={abogado} tabs={tabs} active={pestana} onChange={vista.changeTo} />
        )}
        <Suspense fallback={<Opening />}>
          {!vista.porRestaurar && vista.debeElegir && (
            <AbogadoDialog abogado="" onChoose={vista.choose} onCancel={() => navigate('/home')} />
          )}
        </Suspense>
      </div>
      <Suspense fallback={<Opening />}>
        {caso && !vista.debeElegir && <CasoAlLado {...{ caso, parte, ancha, pasar, close }} />}
      </Suspense>
    </div>
  )
}

export const MesaJudicial = Object.assign(() => <MesaScreen mesa="judicial" />, {
  prefetch: prefetchCasos(DE_MESA.judicial),
})

export const MesaExtrajudicial = Object.assign(() => <MesaScreen mesa="extrajudicial" />, {
  prefetch: prefetchCasos(DE_MESA.extrajudicial),
})
