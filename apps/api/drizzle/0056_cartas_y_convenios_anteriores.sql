CREATE SEQUENCE "public"."convenio_de_antes_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000001 CACHE 1;--> statement-breakpoint
ALTER TABLE "convenio" DROP CONSTRAINT "convenio_convenio_unique";--> statement-breakpoint
ALTER TABLE "carta" ALTER COLUMN "lote" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "carta" ALTER COLUMN "codigo_verificacion" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_cuota" ALTER COLUMN "activo" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "actuacion" ADD COLUMN "carta" integer;--> statement-breakpoint
ALTER TABLE "carta" ADD COLUMN "anterior" integer;--> statement-breakpoint
ALTER TABLE "carta" ADD COLUMN "documento" text;--> statement-breakpoint
ALTER TABLE "convenio_plan" ADD COLUMN "nro_plan" integer;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "anterior" text;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "vigencia" text;--> statement-breakpoint
ALTER TABLE "actuacion" ADD CONSTRAINT "actuacion_carta_carta_numero_fk" FOREIGN KEY ("carta") REFERENCES "public"."carta"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta" ADD CONSTRAINT "carta_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "actuacion_de_carta" ON "actuacion" USING btree ("carta","tipo","imponible","recurso") WHERE "actuacion"."carta" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carta_anterior" ON "carta" USING btree ("anterior") WHERE "carta"."anterior" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "convenio_numero" ON "convenio" USING btree ("convenio") WHERE "convenio"."anterior" is null;--> statement-breakpoint
CREATE INDEX "convenio_convenio" ON "convenio" USING btree ("convenio");--> statement-breakpoint
ALTER TABLE "convenio" ADD CONSTRAINT "convenio_anterior_unique" UNIQUE("anterior");--> statement-breakpoint
ALTER TABLE "carta" ADD CONSTRAINT "carta_de_lote" CHECK (("carta"."anterior" is null) = ("carta"."lote" is not null) and ("carta"."anterior" is null) = ("carta"."codigo_verificacion" is not null)
        and ("carta"."anterior" is not null or "carta"."documento" is null));--> statement-breakpoint
ALTER TABLE "carta" ADD CONSTRAINT "carta_de_antes" CHECK (case when "carta"."anterior" is null then "carta"."numero" < 1000000000 else "carta"."numero" = 1000000000 + "carta"."anterior" end);--> statement-breakpoint
ALTER TABLE "convenio" ADD CONSTRAINT "convenio_de_antes" CHECK (case when "convenio"."anterior" is null then "convenio"."id" < 1000000000 and "convenio"."vigencia" is null
        else "convenio"."id" > 1000000000 and "convenio"."convenio" = "convenio"."anterior" and "convenio"."vigencia" is not null
          and "convenio"."vigencia" in ('vigente', 'cumplido', 'caduco', 'sin efecto') and "convenio"."fc_confirma" is not null end);