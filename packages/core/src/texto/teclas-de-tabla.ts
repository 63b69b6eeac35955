/**
 * Keyboard shortcuts of a list, for the dialog that explains the keyboard. The texts have a separate file, so that a
 * screen loads them only when the dialog opens.
 */
export const teclasDeTabla = {
  titulo: 'En un listado',
  lista: [
    { teclas: ['Tab'], que: 'Entrar al listado o salir de él: es una sola parada' },
    { teclas: ['↑', '↓', '←', '→'], que: 'Pasar a la celda o al botón de al lado' },
    {
      teclas: ['Inicio', 'Fin'],
      que: 'Ir al principio o al final de la fila; con Ctrl, del listado',
    },
    { teclas: ['RePág', 'AvPág'], que: 'Subir o bajar diez filas' },
    { teclas: ['Enter'], que: 'Abrir la fila, o apretar el botón en que está' },
    { teclas: ['Espacio'], que: 'Elegir la fila, o dejarla' },
    { teclas: ['Mayús+↑', 'Mayús+↓'], que: 'Elegir las filas por las que pasa' },
    {
      teclas: ['Mayús+Espacio'],
      que: 'Elegir desde la última fila elegida hasta esta; también con Mayús y un clic',
    },
    { teclas: ['F4'], que: 'Mostrar los filtros del listado' },
    { teclas: ['F6'], que: 'Ir a las acciones de las filas elegidas; con Esc se vuelve a la fila' },
  ],
} as const
