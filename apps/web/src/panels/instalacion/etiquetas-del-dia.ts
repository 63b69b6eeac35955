/**
 * Cache tags of everything that can complete a task of the first-day list. A change of any of these loads the list
 * again.
 */
export const DEL_DIA = {
  providesTags: ['configuracion', 'catalogos', 'abogados', 'usuarios', 'cargas', 'lotes'],
} as const
