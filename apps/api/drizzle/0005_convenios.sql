CREATE TABLE "convenio_plan_cuota" (
	"convenio_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	"cuota" integer NOT NULL,
	"capital" bigint NOT NULL,
	"interes" bigint NOT NULL,
	"vencimiento" date NOT NULL,
	CONSTRAINT "convenio_plan_cuota_pk" PRIMARY KEY("convenio_id","tipo","imponible","recurso","cuota"),
	CONSTRAINT "convenio_plan_cuota_montos" CHECK ("convenio_plan_cuota"."capital" >= 0 and "convenio_plan_cuota"."interes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "convenio_arancel" (
	"estado_id" integer NOT NULL,
	"vigente_desde" date NOT NULL,
	"porcentual" numeric(5, 2) NOT NULL,
	"gastofijo" numeric(5, 2) NOT NULL,
	"jus" bigint,
	CONSTRAINT "convenio_arancel_pk" PRIMARY KEY("estado_id","vigente_desde"),
	CONSTRAINT "convenio_arancel_limites" CHECK ("convenio_arancel"."porcentual" between 0 and 100 and "convenio_arancel"."gastofijo" between 0 and 100 and "convenio_arancel"."jus" >= 0)
);
--> statement-breakpoint
CREATE TABLE "convenio_caracter" (
	"id" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"otros" boolean DEFAULT false NOT NULL,
	CONSTRAINT "convenio_caracter_nombre_unique" UNIQUE("nombre")
);
--> statement-breakpoint
CREATE TABLE "convenio_estado" (
	"id" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"judicial" boolean DEFAULT false NOT NULL,
	CONSTRAINT "convenio_estado_nombre_unique" UNIQUE("nombre")
);
--> statement-breakpoint
CREATE TABLE "convenio_forma_pago" (
	"id" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"clase" text NOT NULL,
	CONSTRAINT "convenio_forma_pago_nombre_unique" UNIQUE("nombre"),
	CONSTRAINT "convenio_forma_pago_clase" CHECK ("convenio_forma_pago"."clase" in ('contado', 'cuotas', 'mixto'))
);
--> statement-breakpoint
CREATE TABLE "tipo_retiro" (
	"id" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "tipo_retiro_nombre_unique" UNIQUE("nombre")
);
--> statement-breakpoint
-- The lists of an agreement. The percentages of the fee table are the municipality's to change: by dated rows.
insert into convenio_caracter (id, nombre, otros) values
  (1, 'Titular', false), (2, 'Apoderado', false), (3, 'Poseedor', false), (4, 'Heredero', false), (5, 'Otros', true);
--> statement-breakpoint
insert into convenio_forma_pago (id, nombre, clase) values
  (1, 'Contado', 'contado'), (2, 'En Cuotas', 'cuotas'), (3, 'Mixto', 'mixto');
--> statement-breakpoint
insert into tipo_retiro (id, nombre) values (1, 'Pendiente'), (2, 'Retirado'), (3, 'No retirado');
--> statement-breakpoint
insert into convenio_estado (id, nombre, judicial) values (1, 'Extrajudicial', false), (2, 'Judicial', true);
--> statement-breakpoint
insert into convenio_arancel (estado_id, vigente_desde, porcentual, gastofijo, jus) values
  (1, '1900-01-01', 10, 5, 4500000), (2, '1900-01-01', 15, 5, 4500000);
--> statement-breakpoint
-- An agreement stands by itself: its amounts are its own, and the registry may be the municipality's.
ALTER TABLE "convenio_cuota" DROP CONSTRAINT "convenio_cuota_deuda_fk";
--> statement-breakpoint
ALTER TABLE "convenio_plan" DROP CONSTRAINT "convenio_plan_imponible_fk";
--> statement-breakpoint
ALTER TABLE "abogado" ADD COLUMN "inscripto" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_cuota" ADD COLUMN "capital" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_cuota" ADD COLUMN "interes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_plan" ADD COLUMN "anticipo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_plan" ADD COLUMN "descuento" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_plan" ADD COLUMN "financiacion" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_plan" ADD COLUMN "tasa" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_plan" ADD COLUMN "tasa_origen" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_plan" ADD COLUMN "i50" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "estgasto" numeric(5, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "estjus" bigint;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "inscripto" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "titulo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "documento" text;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "codigo_verificacion" text;--> statement-breakpoint
ALTER TABLE "convenio" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_plan_cuota" ADD CONSTRAINT "convenio_plan_cuota_fk" FOREIGN KEY ("convenio_id","tipo","imponible","recurso") REFERENCES "public"."convenio_plan"("convenio_id","tipo","imponible","recurso") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convenio_arancel" ADD CONSTRAINT "convenio_arancel_estado_id_convenio_estado_id_fk" FOREIGN KEY ("estado_id") REFERENCES "public"."convenio_estado"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convenio_plan" ADD CONSTRAINT "convenio_plan_estado_retiro_tipo_retiro_id_fk" FOREIGN KEY ("estado_retiro") REFERENCES "public"."tipo_retiro"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convenio" ADD CONSTRAINT "convenio_firma_caracter_id_convenio_caracter_id_fk" FOREIGN KEY ("firma_caracter_id") REFERENCES "public"."convenio_caracter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convenio" ADD CONSTRAINT "convenio_estado_id_convenio_estado_id_fk" FOREIGN KEY ("estado_id") REFERENCES "public"."convenio_estado"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convenio" ADD CONSTRAINT "convenio_frmpg_id_convenio_forma_pago_id_fk" FOREIGN KEY ("frmpg_id") REFERENCES "public"."convenio_forma_pago"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convenio" ADD CONSTRAINT "convenio_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "convenio_fecha" ON "convenio" USING btree ("fechaconf","id");--> statement-breakpoint
ALTER TABLE "convenio" ADD CONSTRAINT "convenio_codigo_verificacion_unique" UNIQUE("codigo_verificacion");--> statement-breakpoint
update convenio_cuota q set capital = d.capital, interes = d.interes from deuda d
  where (d.tipo, d.imponible, d.recurso, d.anio, d.cuota) = (q.tipo, q.imponible, q.recurso, q.anio, q.cuota);
