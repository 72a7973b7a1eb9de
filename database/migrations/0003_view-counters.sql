CREATE TABLE "announcement_view_counts" (
	"item_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "announcement_view_counts_item_id_slot_pk" PRIMARY KEY("item_id","slot")
);
--> statement-breakpoint
INSERT INTO "announcement_view_counts" ("item_id", "slot", "count") SELECT "id", 0, "views" FROM "announcements" WHERE "views" > 0;--> statement-breakpoint
-- Who has read today is named by a hash from now on, which only the portal can make: a member counts once more on the day of the change.
DROP TABLE "announcement_views";--> statement-breakpoint
CREATE TABLE "announcement_views" (
	"day" date NOT NULL,
	"item_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "announcement_views_day_item_id_visitor_pk" PRIMARY KEY("day","item_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "announcements" DROP CONSTRAINT "announcements_counts_not_negative";--> statement-breakpoint
ALTER TABLE "announcements" DROP COLUMN "views";--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_downloads_not_negative" CHECK ("announcements"."downloads" >= 0);
