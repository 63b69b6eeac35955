/**
 * SQL for the number by which the municipality knows an agreement. A number of the former system gets the prefix
 * 'ANT-', because this product may use the same number for another agreement.
 *
 * @param c alias of a row of `convenio`
 */
export const numeroParaElMunicipio = (c: string): string =>
  `case when ${c}.anterior is null then ${c}.convenio else 'ANT-' || ${c}.anterior end`

/**
 * SQL for the number of the municipality's payment plan for an agreement: the plan imported with the agreement, or the
 * plan that names the agreement (D173). Null when there is neither. The caller must then find the plan by its tax
 * periods.
 *
 * @param p alias of a row of `convenio_plan`
 */
export const planDelMunicipio = (p: string): string =>
  `coalesce(${p}.nro_plan, (select max(suyo.nro_plan) from plan_pago suyo join convenio deEl on deEl.id = ${p}.convenio_id
    where (suyo.tipo, suyo.imponible, suyo.recurso) = (${p}.tipo, ${p}.imponible, ${p}.recurso)
      and suyo.convenio = ${numeroParaElMunicipio('deEl')}))`

/**
 * SQL for the number of an agreement in the exported data package, where every agreement counts as one of a former
 * system. An agreement made here gets ' bis' after its number when an imported agreement has the same number.
 *
 * @param c alias of a row of `convenio`
 */
export const numeroAlExportar = (c: string): string =>
  `case when ${c}.anterior is null and exists (select from convenio x where x.anterior = ${c}.convenio)
  then ${c}.convenio || ' bis' else ${c}.convenio end`

/**
 * SQL for the number of the agreement of a municipal payment plan (`t`), as the exported data package has it. In the
 * installation that imports the package, the agreement gets the same number.
 */
export const CONVENIO_DE_PLAN_AL_EXPORTAR = `coalesce((select 'ANT-' || ${numeroAlExportar('k')} from convenio k
  where k.fc_confirma is not null and k.activo and ${numeroParaElMunicipio('k')} = t.convenio), t.convenio)`
