-- The rows of the properties' workbook name the lawyer of a paid case (D169), so a case that is paid, owed again or
-- handed over changes them without a change of its debts.
create function anotar_caso_en_libro() returns trigger language plpgsql as $$
begin
  insert into libro_inmuebles_cambio (bloque) values (coalesce(new.imponible, old.imponible) / 500);
  return null;
end
$$;
--> statement-breakpoint
create trigger caso_saldado_nace after insert on caso
  for each row when (new.tipo = 'I' and new.saldada is not null) execute function anotar_caso_en_libro();
--> statement-breakpoint
create trigger caso_saldado_cambia after update of saldada, abogado on caso
  for each row when (new.tipo = 'I' and (
    (new.saldada is null) <> (old.saldada is null)
    or (new.saldada is not null and new.abogado is distinct from old.abogado)))
  execute function anotar_caso_en_libro();
--> statement-breakpoint
create trigger caso_saldado_sale after delete on caso
  for each row when (old.tipo = 'I' and old.saldada is not null) execute function anotar_caso_en_libro();
--> statement-breakpoint
-- Blocks made before do not name those lawyers.
truncate libro_inmuebles_bloque;
