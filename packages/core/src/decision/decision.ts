/** Plain value that a rule read or computed, shown so that people can check the answer. */
export type Dato = string | number | boolean | null | readonly string[]

/** Reason why a decision is a no. */
export interface Motivo {
  /** Stable, for programs: 'titulo.inicio-menor'. */
  readonly codigo: string
  /** Field or column at fault, '' when it is the whole. */
  readonly campo: string
  /** Spanish, says what to do. */
  readonly mensaje: string
}

/** Reason of the answer of a rule, shown by screens and by the command. */
export interface Porque {
  /** Id of the rule in the registry: 'titulo/validar-inicio'. */
  readonly regla: string
  /** Sources of the rule: 'S2 §5, D84'. */
  readonly fuente: string
  readonly entradas: Readonly<Record<string, Dato>>
  readonly valor: Dato
}

/** Answer of a rule: the result, or all the reasons against it. A rule never throws because of what a person does. */
export type Decision<T> =
  | { readonly ok: true; readonly valor: T; readonly porque: Porque }
  | { readonly ok: false; readonly motivos: readonly Motivo[]; readonly porque: Porque }

/** Answer of a rule that always has one, with its reason for programs, and the same reason in a sentence for people. */
export interface Respuesta<T> {
  readonly valor: T
  readonly porque: Porque
  /** Explanation in Spanish, one sentence, with the dates behind it. */
  readonly frase: string
}
