import { interpolar, nombreDeAcuse, nombreDeNumeroDeCarta, textos } from '@apremia/core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { NumeroDeConvenio } from '../../panels/convenios/numero-de-convenio.tsx'
import { EtiquetaDePlan } from '../../panels/planes/estado-de-plan.tsx'
import { enlaceDeTitulos } from '../../panels/titulos/enlace-de-titulos.ts'
import { formatAmount, formatDate, formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { writeAddress } from '../../ui/write-address.ts'
import type { ContribuyenteAbierto } from './contribuyente-api.ts'

const t = textos.paginaDeContribuyente
const { columnas: dePlanes } = textos.planes
const { columnas: deConvenios } = textos.planes.convenios
const { columnas: deCartas } = textos.cartasPantalla

type Filas<C extends 'convenios' | 'planes' | 'cartas' | 'titulos'> = NonNullable<
  ContribuyenteAbierto[C]
>['filas'][number]

const CONVENIOS: readonly Column<Filas<'convenios'>>[] = [
  {
    id: 'numero',
    header: deConvenios.numero,
    width: 'code',
    cell: ({ id, convenio }) => <NumeroDeConvenio id={id} numero={convenio} />,
  },
  {
    id: 'fecha',
    header: deConvenios.fecha,
    width: 'code',
    cell: ({ fecha }) => formatDate(fecha),
  },
  {
    id: 'firmante',
    tarjeta: 'principal',
    header: deConvenios.firmante,
    width: 'name',
    cell: ({ firmante }) => firmante || textos.comunes.sinDato,
  },
  {
    id: 'confirmacion',
    tarjeta: 'estado',
    header: deConvenios.confirmacion,
    width: 'code',
    cell: ({ confirmado, vigencia }) => (
      <>
        {confirmado === null ? (
          <Tag kind="aviso" icon="reloj" text={textos.convenios.sinConfirmar} />
        ) : (
          <Tag kind="exito" icon="exito" text={formatDate(confirmado)} />
        )}
        {vigencia !== null && (
          <small className="cell-detail">
            {interpolar(textos.convenios.anterior, { vigencia })}
          </small>
        )}
      </>
    ),
  },
]

const PLANES: readonly Column<Filas<'planes'>>[] = [
  {
    id: 'plan',
    header: dePlanes.plan,
    width: 'code',
    cell: ({ plan }) => (
      <Link
        to={writeAddress('/planes-de-pago', { plan })}
        aria-label={interpolar(t.verPlan, { numero: plan })}
      >
        {plan}
      </Link>
    ),
  },
  {
    id: 'imponible',
    header: dePlanes.imponible,
    width: 'code',
    cell: ({ imponible, recurso }) => `${imponible} ${recurso}`,
  },
  { id: 'fecha', header: dePlanes.fecha, width: 'code', cell: ({ fecha }) => formatDate(fecha) },
  {
    id: 'estado',
    tarjeta: 'estado',
    header: dePlanes.estado,
    cell: ({ estado }) => <EtiquetaDePlan estado={estado} />,
  },
  {
    id: 'total',
    tarjeta: 'importe',
    header: dePlanes.total,
    align: 'end',
    cell: ({ total }) => formatAmount(total),
  },
]

const CARTAS: readonly Column<Filas<'cartas'>>[] = [
  {
    id: 'numero',
    header: deCartas.numero,
    width: 'code',
    cell: ({ numero, imponible }) => (
      <Link
        to={writeAddress('/cartas', { imponible })}
        aria-label={interpolar(t.verCarta, { numero: nombreDeNumeroDeCarta(numero), imponible })}
      >
        {nombreDeNumeroDeCarta(numero)}
      </Link>
    ),
  },
  { id: 'fecha', header: deCartas.fecha, width: 'code', cell: ({ fecha }) => formatDate(fecha) },
  {
    id: 'acuse',
    tarjeta: 'estado',
    header: deCartas.acuse,
    cell: ({ acuse }) => nombreDeAcuse(acuse),
  },
  {
    id: 'total',
    tarjeta: 'importe',
    header: deCartas.total,
    align: 'end',
    cell: ({ total }) => formatAmount(total),
  },
]

const TITULOS: readonly Column<Filas<'titulos'>>[] = [
  {
    id: 'numero',
    header: textos.titulos.columnas.titulo,
    width: 'code',
    cell: ({ numero, imponible, recurso, anulado }) => (
      <>
        <Link
          to={enlaceDeTitulos({ imponible, recurso, titulo: numero })}
          aria-label={interpolar(t.verTitulo, { numero })}
        >
          {numero}
        </Link>
        {anulado && <Tag kind="error" icon="anular" text={textos.titulos.anulado} />}
      </>
    ),
  },
  {
    id: 'imponible',
    header: dePlanes.imponible,
    width: 'code',
    cell: ({ imponible, recurso }) => `${imponible} ${recurso}`,
  },
  {
    id: 'fecha',
    header: dePlanes.fecha,
    width: 'code',
    cell: ({ fecha }) => formatDate(fecha ?? ''),
  },
  {
    id: 'total',
    tarjeta: 'importe',
    header: dePlanes.total,
    align: 'end',
    cell: ({ total }) => formatAmount(total),
  },
]

export const UltimosActos = ({ persona }: { readonly persona: ContribuyenteAbierto }) => {
  const {
    NRO_CONTRIB: nroContribuyente,
    APYNOM: nombre,
    convenios,
    planes,
    cartas,
    titulos,
  } = persona
  return (
    <div className="persona-actos">
      <Parte
        titulo={t.convenios}
        caption={interpolar(t.conveniosDe, { nombre })}
        ninguno={t.sinConvenios}
        columns={CONVENIOS}
        rowKey={({ id }) => id}
        ultimos={convenios}
        todos={writeAddress('/convenios', { nroContribuyente })}
      />
      <Parte
        titulo={t.planes}
        caption={interpolar(t.planesDe, { nombre })}
        ninguno={t.sinPlanes}
        columns={PLANES}
        rowKey={({ plan }) => plan}
        ultimos={planes}
        todos={writeAddress('/planes-de-pago', { nroContribuyente })}
      />
      {cartas && (
        <Parte
          titulo={t.cartas}
          caption={interpolar(t.cartasDe, { nombre })}
          ninguno={t.sinCartas}
          columns={CARTAS}
          rowKey={({ numero }) => numero}
          ultimos={cartas}
          todos={writeAddress('/cartas', { nroContribuyente })}
        />
      )}
      {titulos && (
        <Parte
          titulo={t.titulos}
          caption={interpolar(t.titulosDe, { nombre })}
          ninguno={t.sinTitulos}
          columns={TITULOS}
          rowKey={({ numero }) => numero}
          ultimos={titulos}
          todos={writeAddress('/titulos', { nroContribuyente })}
        />
      )}
    </div>
  )
}

interface ParteProps<Fila> {
  readonly titulo: string
  readonly caption: string
  readonly ninguno: string
  readonly columns: readonly Column<Fila>[]
  readonly rowKey: (fila: Fila) => number
  readonly ultimos: { readonly filas: readonly Fila[]; readonly mas: number }
  /**
   * URL of the list with all the payment agreements, payment plans, letters or titles of the taxpayer. This section of
   * the page shows only the last ones.
   */
  readonly todos: string
}

const Parte = <Fila,>(props: ParteProps<Fila>): ReactNode => {
  const { titulo, caption, ninguno, columns, rowKey, ultimos, todos } = props
  const id = useId()
  return (
    <section className="card persona-parte" aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {ultimos.filas.length === 0 ? (
        <p>{ninguno}</p>
      ) : (
        <DataTable caption={caption} columns={columns} rows={ultimos.filas} rowKey={rowKey} />
      )}
      {ultimos.mas > 0 && (
        <p className="persona-mas">
          {interpolar(t.mas, { n: formatInteger(ultimos.mas) })}
          <Link to={todos} aria-label={interpolar(t.verListado, { que: caption })}>
            {t.listado}
          </Link>
        </p>
      )}
    </section>
  )
}
