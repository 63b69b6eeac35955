import { interpolar, type Principal, puede, textos, writePrescripcion } from '@apremia/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AlarmasDeCaso } from '../../panels/casos/alarmas-de-caso.tsx'
import { enlaceDeCaso, type ParteDeCaso } from '../../panels/casos/enlace-de-caso.ts'
import { describePlazo, PlazoEnCelda } from '../../panels/casos/etiqueta-de-plazo.tsx'
import type { CasoDeMesa } from '../../panels/mesas/mesas-api.ts'
import type { ListaDeOrigen } from '../../panels/pagina-de-caso/origen.ts'
import { PrescripcionEnCelda } from '../../panels/prescripcion/prescripcion-en-celda.tsx'
import { enlaceDeTitulos } from '../../panels/titulos/enlace-de-titulos.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { AccionesDeCaso } from './acciones-de-caso.tsx'
import type { DatosDeMesa } from './mesa.ts'

const t = textos.mesasPantalla
const { columnas: nombres } = t
const { sinDato } = textos.comunes

const SIN_ORDEN: readonly (keyof typeof nombres)[] = ['titulo', 'etapa', 'acciones']

export const nombreDeCaso = ({
  imponible,
  recurso,
}: Pick<CasoDeMesa, 'imponible' | 'recurso'>): string => `${imponible} ${recurso}`

export type AbrirAlLado = (
  caso: CasoDeMesa,
  ver: ParteDeCaso,
  origen: ListaDeOrigen | undefined,
) => void

interface Opciones {
  readonly principal: Principal
  readonly origen: ListaDeOrigen | undefined
  /** Opens the case in a panel beside the list. Undefined in a window that is too narrow for the list and the panel. */
  readonly alLado: AbrirAlLado | undefined
  /** True when the list is filtered or sorted by prescription. The prescription column is then visible by default. */
  readonly porPrescripcion: boolean
}

export const columnasDeMesa = (
  { mesa, grupo }: DatosDeMesa,
  { principal, origen, alLado, porPrescripcion }: Opciones,
): readonly Column<CasoDeMesa>[] => {
  const abrir = (caso: CasoDeMesa, ver: ParteDeCaso, nombre: string, texto: ReactNode) => (
    <Link
      to={enlaceDeCaso(caso, ver)}
      state={{ origen }}
      aria-label={nombre}
      onClick={(event) => {
        if (alLado === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        alLado(caso, ver, origen)
      }}
    >
      {texto}
    </Link>
  )
  const columna = (
    id: keyof typeof nombres,
    cell: Column<CasoDeMesa>['cell'],
    mas: Partial<Column<CasoDeMesa>> = {},
  ): Column<CasoDeMesa> => ({
    id,
    header: nombres[id],
    width: 'code',
    ...(SIN_ORDEN.includes(id) ? {} : { orden: id }),
    cell,
    ...mas,
  })

  const contribuyente = columna(
    'contribuyente',
    (caso) =>
      caso.contribuyente === ''
        ? sinDato
        : abrir(
            caso,
            'contribuyente',
            interpolar(t.verContribuyente, { contribuyente: caso.contribuyente }),
            caso.contribuyente,
          ),
    { width: 'two-lines' },
  )
  const abogado = columna('abogado', (caso) => caso.abogado || sinDato, { whose: true })
  const imponible = columna(
    'imponible',
    (caso) =>
      abrir(caso, 'detalle', interpolar(t.verCaso, { caso: nombreDeCaso(caso) }), caso.imponible),
    { main: true },
  )
  const recurso = columna('recurso', (caso) => <CodigoDeRecurso codigo={caso.recurso} />)
  const titulo = columna('titulo', (caso) => (
    <div className="actions">
      <Link
        className="btn btn-ghost btn-icon"
        to={enlaceDeTitulos({ imponible: caso.imponible, recurso: caso.recurso })}
        aria-label={interpolar(t.verTitulo, { caso: nombreDeCaso(caso) })}
        title={textos.mesas.titulo}
      >
        <Icon name="titulos" />
      </Link>
    </div>
  ))
  const expediente = columna('expediente', (caso) =>
    caso.radicacion === null
      ? sinDato
      : abrir(
          caso,
          'radicacion',
          interpolar(t.verExpediente, { caso: nombreDeCaso(caso), expediente: caso.expediente }),
          caso.expediente || textos.comunes.ver,
        ),
  )
  const situacion = columna('situacion', (caso) => caso.situacion, { width: 'two-lines' })
  const etapa = columna('etapa', (caso) => caso.etapa || sinDato, { width: 'two-lines' })
  const categoria = columna('categoria', (caso) => t.categorias[caso.categoria])
  const monto = columna(
    'monto',
    (caso) =>
      abrir(
        caso,
        'deuda',
        interpolar(t.verDeuda, { caso: nombreDeCaso(caso), monto: formatAmount(caso.monto ?? '') }),
        formatAmount(caso.monto ?? ''),
      ),
    { align: 'end' },
  )
  const inicial = columna('inicial', (caso) => formatDate(caso.inicial ?? ''))
  const ultima = columna('ultima', (caso) => formatDate(caso.ultima ?? ''))
  const vence = columna('vence', (caso) => {
    const frase = caso.plazo.estado === 'saldada' ? t.verSaldada : t.verPlazo
    const nombre = interpolar(frase, { caso: nombreDeCaso(caso), plazo: describePlazo(caso) })
    return abrir(caso, 'detalle', nombre, <PlazoEnCelda {...caso} />)
  })
  const alarmas: Column<CasoDeMesa> = {
    id: 'alarmas',
    header: textos.alarmas.columna,
    // The table hides a column whose compared values are all equal. In this column, a case with an alarm has its own
    // name as value. A single alarm is therefore enough to show the column.
    comparado: (caso) => (caso.alarmas.length === 0 ? '' : nombreDeCaso(caso)),
    cell: (caso) => (caso.alarmas.length === 0 ? sinDato : <AlarmasDeCaso {...caso} />),
  }
  const prescripcion: Column<CasoDeMesa> = {
    id: 'prescripcion',
    header: textos.prescripcion.titulo,
    orden: 'prescripcion',
    opcional: !porPrescripcion,
    cell: (caso) =>
      caso.prescripcion === null
        ? sinDato
        : abrir(
            caso,
            'prescripcion',
            interpolar(textos.prescripcion.deCaso.ver, {
              caso: nombreDeCaso(caso),
              cuando: writePrescripcion(caso.prescripcion),
            }),
            <PrescripcionEnCelda {...caso.prescripcion} />,
          ),
  }
  const acciones: Column<CasoDeMesa> = {
    id: 'acciones',
    header: nombres.acciones,
    tarjeta: 'acciones',
    cell: (caso) => <AccionesDeCaso {...{ caso, mesa, grupo, origen }} />,
  }

  const deQuien = [contribuyente, abogado]
  const puedeActuar = principal.rol === 'guest' ? [] : [acciones]
  const titulos = puede(principal, 'titulos.consultar') ? [titulo] : []
  return mesa === 'judicial'
    ? [
        ...deQuien,
        imponible,
        ...titulos,
        recurso,
        expediente,
        situacion,
        etapa,
        ultima,
        vence,
        alarmas,
        prescripcion,
        ...puedeActuar,
      ]
    : [
        ...deQuien,
        imponible,
        recurso,
        categoria,
        monto,
        situacion,
        etapa,
        inicial,
        ultima,
        vence,
        alarmas,
        prescripcion,
        ...puedeActuar,
      ]
}
