CREATE TABLE "carpeta_de_datos" (
	"sello" text PRIMARY KEY NOT NULL,
	"sello_nacido" bigint
);
--> statement-breakpoint
INSERT INTO "carpeta_de_datos" ("sello", "sello_nacido") SELECT "sello", "sello_nacido" FROM "instalacion" WHERE "sello" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "instalacion" DROP COLUMN "sello";--> statement-breakpoint
ALTER TABLE "instalacion" DROP COLUMN "sello_nacido";
