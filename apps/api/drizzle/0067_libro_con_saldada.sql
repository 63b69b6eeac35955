-- The rows of the properties' workbook tell the day of a paid case, which changes when its collection arrives.
drop trigger caso_saldado_cambia on caso;
--> statement-breakpoint
create trigger caso_saldado_cambia after update of saldada, abogado on caso
  for each row when (new.tipo = 'I' and (
    new.saldada is distinct from old.saldada
    or (new.saldada is not null and new.abogado is distinct from old.abogado)))
  execute function anotar_caso_en_libro();
--> statement-breakpoint
-- Blocks made before do not have that day.
truncate libro_inmuebles_bloque;
