/**
 * Value that a rule read or computed to decide, such as a date or an amount. Screens show these values so that people
 * can check the decision.
 */
export type Dato = string | number | boolean | null | readonly string[]

export interface Motivo {
  readonly codigo: string
  /**
   * Name of the form field or workbook column that is wrong. '' when the reason for the refusal is about the whole
   * form.
   */
  readonly campo: string
  readonly mensaje: string
}

export interface Porque {
  readonly regla: string
  readonly fuente: string
  readonly entradas: Readonly<Record<string, Dato>>
  readonly valor: Dato
}

/**
 * Answer of a rule that may refuse a request: the result, or every reason for the refusal. Wrong data from a user never
 * makes the rule throw an exception.
 */
export type Decision<T> =
  | { readonly ok: true; readonly valor: T; readonly porque: Porque }
  | { readonly ok: false; readonly motivos: readonly Motivo[]; readonly porque: Porque }

/**
 * Answer of a rule that never refuses: the result, the facts from which the rule computed it, and a sentence for
 * people.
 */
export interface Respuesta<T> {
  readonly valor: T
  readonly porque: Porque
  readonly frase: string
}
