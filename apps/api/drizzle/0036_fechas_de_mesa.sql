DROP INDEX "caso_inicial";--> statement-breakpoint
ALTER TABLE "caso" ADD COLUMN "ingreso" date;--> statement-breakpoint
CREATE INDEX "caso_inicial" ON "caso" USING btree ("ingreso","tipo","imponible","recurso");--> statement-breakpoint
-- Made again when the server starts (ensureCasos): what was installed gets its new dates (D174).
DELETE FROM "caso";
