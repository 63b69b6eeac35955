import type { Motivo } from '../decision/decision.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { esRecursoDeComercio } from '../recurso/find-recurso.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'
import { COLUMNA_IMPONIBLE, COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import type { FilaBasica } from './filas.ts'
import type { ContextoDeProceso, HechosDeFila } from './hechos-de-fila.ts'
import { comparePeriodo, formatPeriodo } from './periodo.ts'
import type { Categoria } from './titulo-datos.ts'

/**
 * Refuses a tax of businesses in a workbook of properties, and a tax of properties in a workbook of businesses (S1 §9,
 * D76).
 */
export const checkRecurso = (
  recursos: CatalogoDeRecursos,
  recurso: string,
  categoria: Categoria,
): Motivo[] => {
  const real = esRecursoDeComercio(recursos, recurso) ? 'comercio' : 'inmueble'
  if (real === categoria) return []
  const texto =
    real === 'comercio' ? filasDeTitulo.recursoDeComercio : filasDeTitulo.recursoDeInmueble
  const mensaje = interpolar(texto, { recurso })
  return [
    {
      codigo: 'titulo.recurso-de-otra-categoria',
      campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso,
      mensaje,
    },
  ]
}

export const checkAbogado = (
  codigo: string,
  abogado: { readonly baja: boolean } | null,
): Motivo[] => {
  if (abogado !== null && !abogado.baja) return []
  const [falta, texto] =
    abogado === null
      ? (['titulo.abogado-inexistente', filasDeTitulo.abogadoInexistente] as const)
      : (['titulo.abogado-de-baja', filasDeTitulo.abogadoDeBaja] as const)
  return [
    {
      codigo: falta,
      campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.abogado,
      mensaje: interpolar(texto, { abogado: codigo }),
    },
  ]
}

const checkImponible = (
  { imponible, recurso }: FilaBasica,
  hechos: HechosDeFila,
  categoria: Categoria,
): Motivo[] => {
  if (hechos.imponible === null) {
    const texto =
      categoria === 'inmueble'
        ? filasDeTitulo.inmuebleInexistente
        : filasDeTitulo.comercioInexistente
    const mensaje = interpolar(texto, { imponible })
    return [
      { codigo: 'titulo.imponible-inexistente', campo: COLUMNA_IMPONIBLE[categoria], mensaje },
    ]
  }
  const { recursos } = hechos.imponible
  if (recursos.includes(recurso)) return []
  const valores = { imponible, recurso, recursos: recursos.join(', ') || 'ninguno' }
  const mensaje = interpolar(filasDeTitulo.recursoAjeno, valores)
  return [{ codigo: 'titulo.recurso-ajeno', campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso, mensaje }]
}

const checkRango = ({ desde, hasta }: FilaBasica): Motivo[] => {
  if (desde === null || hasta === null || comparePeriodo(desde, hasta) <= 0) return []
  const valores = { desde: formatPeriodo(desde), hasta: formatPeriodo(hasta) }
  const mensaje = interpolar(filasDeTitulo.rangoInvertido, valores)
  return [{ codigo: 'titulo.rango-invertido', campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.desde, mensaje }]
}

/**
 * Returns every reason to refuse a row of the basic workbook, which lists debts to claim in court. The debt of the row
 * is not checked here.
 */
export const checkFilaBasica = (
  fila: FilaBasica,
  hechos: HechosDeFila,
  { categoria, recursos }: Pick<ContextoDeProceso, 'categoria' | 'recursos'>,
): Motivo[] => {
  const recurso = checkRecurso(recursos, fila.recurso, categoria)
  const imponible = checkImponible(fila, hechos, categoria)
  return [
    ...recurso,
    // One mistake must not be reported twice. When `checkRecurso` already refuses the tax, the messages of
    // `checkImponible` about the tax are left out.
    ...imponible.filter(
      (m) => recurso.length === 0 || m.campo !== COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso,
    ),
    ...checkAbogado(fila.abogado, hechos.abogado),
    ...checkRango(fila),
  ]
}
