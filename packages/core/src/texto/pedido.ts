export const pedido = {
  claveDesconocida: 'El pedido no lleva «{clave}».',
  claveRepetida: 'El pedido dice dos veces lo mismo: «{clave}» y «{otra}».',
} as const
