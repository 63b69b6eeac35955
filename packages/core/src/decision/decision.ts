/** Value that a rule read or computed. Screens show the value, so that people can check the rule's answer. */
export type Dato = string | number | boolean | null | readonly string[]

export interface Motivo {
  readonly codigo: string
  /** Field or column with the error. '' when the reason is about the whole form. */
  readonly campo: string
  readonly mensaje: string
}

export interface Porque {
  readonly regla: string
  readonly fuente: string
  readonly entradas: Readonly<Record<string, Dato>>
  readonly valor: Dato
}

/** Answer of a rule: the result, or all the reasons against it. A rule never throws because of user input. */
export type Decision<T> =
  | { readonly ok: true; readonly valor: T; readonly porque: Porque }
  | { readonly ok: false; readonly motivos: readonly Motivo[]; readonly porque: Porque }

/** Answer of a rule that never refuses: the value, the facts behind the value, and one sentence for people. */
export interface Respuesta<T> {
  readonly valor: T
  readonly porque: Porque
  readonly frase: string
}
