import { configuracion as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import type { Data, Query } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { Calculado } from './calculado.tsx'
import { useGetEfectoQuery, useListCasosDelEfectoQuery } from './configuracion-api.ts'

const { efecto: t } = textos.configuracion
const { mesas } = textos

type DeAbogado = Data<'getEfecto'>['abogados'][number]
type CasoDelEfecto = Data<'listCasosDelEfecto'>[number]
type Solapa = CasoDelEfecto['judicial']['antes']

const CUENTAS = ['casos', 'solapa', 'vence', 'deja'] as const

const ABOGADOS: readonly Column<DeAbogado>[] = [
  { id: 'abogado', header: t.abogado, cell: ({ abogado }) => abogado || t.sinAbogado },
  ...CUENTAS.map(
    (cuenta): Column<DeAbogado> => ({
      id: cuenta,
      header: t.cuentas[cuenta],
      align: 'end',
      cell: (fila) => formatInteger(fila[cuenta]),
    }),
  ),
]

const nombreDe = (solapa: Solapa): string => (solapa === null ? t.ninguna : mesas.solapas[solapa])

const par = (antes: string, despues: string) =>
  antes === despues ? antes : <strong>{`${antes} → ${despues}`}</strong>

const diaDe = (dia: string | null): string =>
  dia === null ? textos.comunes.sinDato : formatDate(dia)
const estadoDe = (vencido: boolean): string => (vencido ? mesas.vencido : t.noVencido)

const CASOS: readonly Column<CasoDelEfecto>[] = [
  {
    id: 'caso',
    header: t.caso,
    width: 'code',
    cell: ({ tipo, imponible, recurso }) =>
      interpolar(t.casoDe, { tipo: t.tipos[tipo], imponible, recurso }),
  },
  {
    id: 'abogado',
    header: t.abogado,
    width: 'code',
    cell: ({ abogado }) => abogado || t.sinAbogado,
  },
  ...(['judicial', 'extrajudicial'] as const).map(
    (mesa): Column<CasoDelEfecto> => ({
      id: mesa,
      header: mesas[mesa],
      cell: (caso) => par(nombreDe(caso[mesa].antes), nombreDe(caso[mesa].despues)),
    }),
  ),
  {
    id: 'vence',
    header: t.vence,
    width: 'code',
    cell: ({ vence }) => par(diaDe(vence.antes), diaDe(vence.despues)),
  },
  {
    id: 'vencido',
    header: t.estado,
    cell: ({ vencido }) => par(estadoDe(vencido.antes), estadoDe(vencido.despues)),
  },
]

const Casos = ({ query }: { readonly query: Query<'getEfecto'> }) => {
  const [pagina, setPagina] = useState(1)
  const porPagina = 25
  const { error, ...source } = useListCasosDelEfectoQuery({
    query: { ...query, pagina, porPagina },
  })
  return (
    <>
      <div className="toolbar-actions">
        <ExportButtons exporta={exportOf(calls.exportCasosDelEfecto, { query })} />
      </div>
      <List
        caption={t.losCasos}
        columns={CASOS}
        rowKey={({ tipo, imponible, recurso }) => `${tipo}${imponible}${recurso}`}
        source={{ ...source, error: failureOf(error) }}
        lista={{ pagina, porPagina, goTo: setPagina }}
        empty={<p>{t.nada}</p>}
      />
    </>
  )
}

interface EfectoAntesDeGuardarProps {
  readonly query: Query<'getEfecto'>
}

export const EfectoAntesDeGuardar = ({ query }: EfectoAntesDeGuardarProps) => {
  const pedido = useGetEfectoQuery(
    { query },
    // Another person may have changed cases since the dialog was last open, so the affected cases are counted again.
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Calculado pedido={pedido} espera={t.calculando}>
      {(data) => <CasosQueCambian data={data} query={query} />}
    </Calculado>
  )
}

interface CasosQueCambianProps extends EfectoAntesDeGuardarProps {
  readonly data: Data<'getEfecto'>
}

const CasosQueCambian = ({ data, query }: CasosQueCambianProps) => {
  const [abierto, setAbierto] = useState(false)
  const n = (cuenta: (typeof CUENTAS)[number]) => formatInteger(data[cuenta])
  if (data.casos === 0) return <Alert kind="info" title={t.nada} />
  return (
    <div className="stack">
      <Alert
        kind="aviso"
        title={interpolar(t.resumen, {
          casos: n('casos'),
          alcanzados: formatInteger(data.alcanzados),
        })}
      >
        <ul>
          <li>
            {interpolar(t.vencidos, {
              antes: formatInteger(data.vencidos.antes),
              despues: formatInteger(data.vencidos.despues),
            })}
          </li>
          {(['solapa', 'vence', 'deja'] as const).map((cuenta) => (
            <li key={cuenta}>
              {t.cuentas[cuenta]}: {n(cuenta)}
            </li>
          ))}
          {data.solapas.map(({ mesa, de, a, casos }) => (
            <li key={`${mesa}${de}${a}`}>
              {interpolar(t.pase, {
                ...{ mesa: mesas[mesa], de: nombreDe(de), a: nombreDe(a) },
                n: formatInteger(casos),
              })}
            </li>
          ))}
        </ul>
      </Alert>
      <div className="efecto-abogados">
        <DataTable
          caption={t.porAbogado}
          columns={ABOGADOS}
          rows={data.abogados}
          rowKey={({ abogado }) => abogado}
        />
      </div>
      <div>
        <Button
          icon={abierto ? 'quitar' : 'ver'}
          aria-expanded={abierto}
          onClick={() => setAbierto(!abierto)}
        >
          {abierto ? t.ocultarCasos : t.verCasos}
        </Button>
      </div>
      {abierto && <Casos query={query} />}
    </div>
  )
}
