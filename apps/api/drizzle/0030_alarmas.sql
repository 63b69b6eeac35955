ALTER TABLE "caso" ADD COLUMN "impulso" date;--> statement-breakpoint
ALTER TABLE "caso" ADD COLUMN "medida_vence" date;--> statement-breakpoint
ALTER TABLE "caso" ADD COLUMN "caducidad" date;--> statement-breakpoint
CREATE INDEX "caso_caducidad" ON "caso" USING btree ("caducidad","abogado") WHERE "caso"."caducidad" is not null;--> statement-breakpoint
CREATE INDEX "caso_medida" ON "caso" USING btree ("medida_vence","abogado") WHERE "caso"."medida_vence" is not null;--> statement-breakpoint
-- Made again when the server starts (ensureCasos): what was installed gets its alarms.
DELETE FROM "caso";
