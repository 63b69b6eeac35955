import { textos, ZONA_HORARIA } from '@apremia/core'
import { type FallaDeRegistro, type FallasDeArchivo, fallaDeDia, fallaDeLista } from './falla.ts'
import { FALLAS_DE_CARTAS } from './fallas-de-cartas.ts'
import { FALLAS_DE_CONVENIOS } from './fallas-de-convenios.ts'
import type { ArchivoPuesto } from './puesta.ts'

const { motivos } = textos.paquete

const esDeOtroDia = (columna: string, valor: string): string =>
  `(x.${columna} at time zone '${ZONA_HORARIA}')::date <> ${valor}`

const TITULO = 'x.numero = f.numero'

/**
 * Checks of the executive titles of the former system. A title is refused when its number is already imported with
 * different data. An annulment made in this product does not count as different data.
 */
const fallasDeTitulos = ({ columnas }: ArchivoPuesto): FallaDeRegistro[] => {
  const numero = { columna: 'NUMERO', valor: 'f.numero::text' }
  const distinto = [
    `x.categoria <> case f.tipo when 'I' then 'inmueble' else 'comercio' end`,
    ...['x.imponible <> f.imponible::text', 'x.recurso <> f.recurso', 'x.total <> f.total'],
    esDeOtroDia('creado', 'f.fecha'),
    ...(columnas.includes('ABOGADO') ? [`x.abogado <> coalesce(f.abogado, '')`] : []),
    `(select string_to_array(string_agg(format('%s/%s', p / 1000, p % 1000), ' ' order by p), ' ')
      from unnest(x.periodos) p) <> string_to_array(f.periodos, ' ')`,
  ].join(' or ')
  return [
    fallaDeDia('FECHA'),
    fallaDeDia('ANULADO'),
    {
      ...{ ...numero, mensaje: motivos.tituloDeAca },
      condicion: `exists (select from titulo x where ${TITULO} and not x.anterior)`,
    },
    {
      ...{ ...numero, mensaje: motivos.tituloYaCargado },
      condicion: `exists (select from titulo x where ${TITULO} and (${distinto}))`,
    },
    {
      ...{
        columna: 'ANULADO',
        valor: `to_jsonb(f) ->> 'anulado'`,
        mensaje: motivos.tituloSinAnular,
      },
      condicion: `to_jsonb(f) ->> 'anulado' is not null
        and exists (select from titulo x where ${TITULO} and x.anulado is null)`,
    },
  ]
}

export const FALLAS_DE_ANTES: Readonly<Record<string, FallasDeArchivo>> = {
  ...FALLAS_DE_CARTAS,
  ...FALLAS_DE_CONVENIOS,
  titulos_emitidos: (_, puesto) => fallasDeTitulos(puesto),
  actuaciones_anteriores: () => [
    fallaDeDia('FECHA'),
    fallaDeLista('MODO', 'actuacion_modo', motivos.modoDeActuacion),
    {
      ...{ columna: 'NUMERO', valor: 'f.numero::text', mensaje: motivos.actuacionYaCargada },
      // Refuses a legal action whose number is already imported with another case, type or date. A type or date that
      // somebody corrected in this product is no reason to refuse.
      condicion: `exists (select from actuacion x where x.anterior = f.numero
        and ((x.tipo, x.imponible, x.recurso) <> (f.tipo, f.imponible, f.recurso)
          or (x.version = 1 and (x.tp_id, x.fecha) <> (f.tp_id, f.fecha))))`,
    },
  ],
}
