import { eligeAbogado, interpolar, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { failureOf } from '../../api/failure.ts'
import { DatosAl } from '../../panels/cartera/datos-al.tsx'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import type { ListaSpec } from '../../ui/table/lista.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useLista } from '../../ui/table/use-lista.ts'
import { CuadroDeCartas } from './cartas.tsx'
import { DeMesas } from './de-mesas.tsx'
import { useEnlaces } from './enlaces.ts'
import './estadisticas.css'
import { type Estadisticas, useGetEstadisticasQuery } from './estadisticas-api.ts'
import { importeSabido } from './importes.ts'
import { PorAbogado } from './por-abogado.tsx'
import { CobrosPorMes, EvaluacionesPorMes } from './por-mes.tsx'
import { Prescripciones } from './prescripciones.tsx'

const t = textos.estadisticas

const LISTA = {
  pantalla: 'estadisticas',
  campos: ['abogado'],
} as const satisfies ListaSpec<string>

export const EstadisticasScreen = () => {
  const principal = usePrincipal()
  const lista = useLista(LISTA)
  const elige = eligeAbogado(principal)
  const abogado = elige ? (lista.filtro.abogado ?? '') : ''
  const impedimento = impedimentoDeAlcance(principal)
  const { currentData, error, isFetching, refetch } = useGetEstadisticasQuery(
    impedimento === undefined ? { query: { abogado } } : skipToken,
    { refetchOnMountOrArgChange: 60 },
  )
  const failure = isFetching ? undefined : failureOf(error)
  const campos = useCampoAbogado(principal)
  const cuadros =
    failure && currentData === undefined ? (
      <LoadFailure failure={failure} onRetry={() => void refetch()} />
    ) : currentData === undefined ? (
      <ListSkeleton />
    ) : (
      <Cuadros datos={currentData} abogado={abogado} />
    )
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      <h1>{t.titulo}</h1>
      <DatosAl />
      {elige || impedimento !== undefined ? (
        <FilterFrame
          lista={lista}
          groups={[{ title: t.filtro, fields: campos }]}
          impedimento={impedimento}
          inline
        >
          {cuadros}
        </FilterFrame>
      ) : (
        cuadros
      )}
    </div>
  )
}

interface CuadrosProps {
  readonly datos: Estadisticas
  readonly abogado: string
}

const Cuadros = ({ datos, abogado }: CuadrosProps) => {
  const enlaces = useEnlaces(abogado)
  const comun = { abogado, enlaces }
  const puedeExportar = usePuede()('mesas.exportar')
  return (
    <div className="estadisticas">
      <Resumen datos={datos} />
      <DeMesas cuadro="cartera" cuentas={datos.cartera} concepto={t.columnas.parte} {...comun} />
      <DeMesas cuadro="plazos" cuentas={datos.plazos} concepto={t.columnas.vence} {...comun} />
      <DeMesas
        cuadro="antiguedad"
        cuentas={datos.antiguedad}
        horizontal
        concepto={t.columnas.tramo}
        {...comun}
      />
      {(datos.cartas || datos.evaluaciones) && (
        <div className="cuadros">
          {datos.cartas && <CuadroDeCartas cartas={datos.cartas} {...comun} />}
          {datos.evaluaciones && (
            <EvaluacionesPorMes meses={datos.evaluaciones} abogado={abogado} />
          )}
        </div>
      )}
      <CobrosPorMes meses={datos.meses} {...comun} />
      {puedeExportar && <Prescripciones hoy={datos.hoy} abogado={abogado} />}
      {datos.abogados.length > 0 && <PorAbogado abogados={datos.abogados} />}
    </div>
  )
}

interface ResumenProps {
  readonly datos: Estadisticas
}

const Resumen = ({ datos: { hoy, casos, monto } }: ResumenProps) => (
  <div className="estadisticas-resumen">
    <p>
      <span>{interpolar(t.alDia, { fecha: formatDate(hoy) })}</span>
      <strong>
        {casos === 1 ? t.casos.uno : interpolar(t.casos.varios, { n: formatInteger(casos) })}
      </strong>
      <strong>{interpolar(t.deuda, { monto: importeSabido(monto) })}</strong>
    </p>
    <p>{t.enDosMesas}</p>
    {monto === null && (
      <Alert kind="info">
        <p>{t.sinMontos}</p>
      </Alert>
    )}
  </div>
)
