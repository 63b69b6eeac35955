/**
 * Returns SQL for the number by which the municipality knows an agreement. A number of the former system gets a prefix,
 * because it may equal a number given by this product.
 *
 * @param c alias of a row of `convenio`
 */
export const numeroParaElMunicipio = (c: string): string =>
  `case when ${c}.anterior is null then ${c}.convenio else 'ANT-' || ${c}.anterior end`

/**
 * Returns SQL for the number of the municipal payment plan of an agreement: the one with which the agreement was loaded,
 * or the plan that names the agreement by its number (D173). Null while the municipality has sent neither. Then the plan
 * is read from the tax periods.
 *
 * @param p alias of a row of `convenio_plan`
 */
export const planDelMunicipio = (p: string): string =>
  `coalesce(${p}.nro_plan, (select max(suyo.nro_plan) from plan_pago suyo join convenio deEl on deEl.id = ${p}.convenio_id
    where (suyo.tipo, suyo.imponible, suyo.recurso) = (${p}.tipo, ${p}.imponible, ${p}.recurso)
      and suyo.convenio = ${numeroParaElMunicipio('deEl')}))`

/**
 * Returns SQL for the number of an agreement in the exported data package, where every agreement is one of a former
 * system. An agreement made here may have the same number as one loaded from a former system, so ' bis' is added to it.
 *
 * @param c alias of a row of `convenio`
 */
export const numeroAlExportar = (c: string): string =>
  `case when ${c}.anterior is null and exists (select from convenio x where x.anterior = ${c}.convenio)
  then ${c}.convenio || ' bis' else ${c}.convenio end`

/**
 * SQL for the agreement that a payment plan `t` names, as the installation that loads the exported package will know it.
 */
export const CONVENIO_DE_PLAN_AL_EXPORTAR = `coalesce((select 'ANT-' || ${numeroAlExportar('k')} from convenio k
  where k.fc_confirma is not null and k.activo and ${numeroParaElMunicipio('k')} = t.convenio), t.convenio)`
