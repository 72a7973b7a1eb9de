CREATE TABLE "mutes" (
	"member_id" uuid NOT NULL,
	"muted_id" uuid NOT NULL,
	"muted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mutes_member_id_muted_id_pk" PRIMARY KEY("member_id","muted_id"),
	CONSTRAINT "mutes_others" CHECK ("mutes"."member_id" <> "mutes"."muted_id")
);
--> statement-breakpoint
CREATE TABLE "community_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"post_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"address" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbnail" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"author_id" uuid NOT NULL,
	"folded" text NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"reason" text,
	"held" text,
	"words" text[] DEFAULT '{}' NOT NULL,
	"queued_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"slug" text,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"packet_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "community_ranks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"listed" boolean NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"collections" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"floors" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"hot" double precision GENERATED ALWAYS AS (ln((1 + likes + 2 * replies + views / 5.0)::double precision) / ln(2::double precision) + extract(epoch from created_at - timestamptz '2020-01-01 00:00:00+00')::double precision / 43200) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"reason" text,
	"held" text,
	"words" text[] DEFAULT '{}' NOT NULL,
	"queued_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"post_id" uuid NOT NULL,
	"floor" integer NOT NULL,
	"quote_id" uuid,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "community_replies_floor" UNIQUE("post_id","floor")
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"kind" text NOT NULL,
	"content_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "community_reports_content_id_reporter_id_pk" PRIMARY KEY("content_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "community_suspensions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"until_time" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"content_id" uuid NOT NULL,
	"title" text,
	"category" text,
	"content" text NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"until_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_view_counts" (
	"item_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "community_view_counts_item_id_slot_pk" PRIMARY KEY("item_id","slot")
);
--> statement-breakpoint
CREATE TABLE "community_views" (
	"day" date NOT NULL,
	"item_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "community_views_day_item_id_visitor_pk" PRIMARY KEY("day","item_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "community_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"added_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_words_folded_unique" UNIQUE("folded")
);
--> statement-breakpoint
CREATE TABLE "notification_actors" (
	"notification_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_actors_notification_id_actor_id_pk" PRIMARY KEY("notification_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"member_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_settings_member_id_group_name_pk" PRIMARY KEY("member_id","group_name")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bundled" boolean NOT NULL,
	"subject" text NOT NULL,
	"detail" text,
	"quote" text,
	"path" text NOT NULL,
	"mail" text,
	"created_at" timestamp with time zone NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_images" ADD CONSTRAINT "community_images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_images" ADD CONSTRAINT "community_images_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_listings" ADD CONSTRAINT "community_listings_id_community_posts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_packet_id_red_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."red_packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_ranks" ADD CONSTRAINT "community_ranks_id_community_posts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_replies" ADD CONSTRAINT "community_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_replies" ADD CONSTRAINT "community_replies_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_replies" ADD CONSTRAINT "community_replies_quote_id_community_replies_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."community_replies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_suspensions" ADD CONSTRAINT "community_suspensions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_words" ADD CONSTRAINT "community_words_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mutes_muted" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE INDEX "community_images_post" ON "community_images" USING btree ("post_id","position");--> statement-breakpoint
CREATE INDEX "community_images_unused" ON "community_images" USING btree ("created_at") WHERE "community_images"."post_id" is null;--> statement-breakpoint
CREATE INDEX "community_listings_terms" ON "community_listings" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "community_listings_category" ON "community_listings" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "community_listings_author" ON "community_listings" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "community_posts_author" ON "community_posts" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "community_posts_queue" ON "community_posts" USING btree ("queued_at") WHERE "community_posts"."queued_at" is not null;--> statement-breakpoint
CREATE INDEX "community_posts_hidden" ON "community_posts" USING btree ("created_at") WHERE "community_posts"."status" = 'hidden';--> statement-breakpoint
CREATE INDEX "community_posts_deleted" ON "community_posts" USING btree ("deleted_at") WHERE "community_posts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "community_ranks_hot" ON "community_ranks" USING btree ("hot","id","category","author_id") WHERE "community_ranks"."listed";--> statement-breakpoint
CREATE INDEX "community_ranks_latest" ON "community_ranks" USING btree ("created_at","id","category","author_id") WHERE "community_ranks"."listed";--> statement-breakpoint
CREATE INDEX "community_ranks_likes" ON "community_ranks" USING btree ("likes","id","category","author_id") WHERE "community_ranks"."listed";--> statement-breakpoint
CREATE INDEX "community_ranks_replies" ON "community_ranks" USING btree ("replies","id","category","author_id") WHERE "community_ranks"."listed";--> statement-breakpoint
CREATE INDEX "community_ranks_views" ON "community_ranks" USING btree ("views","id","category","author_id") WHERE "community_ranks"."listed";--> statement-breakpoint
CREATE INDEX "community_replies_visible" ON "community_replies" USING btree ("post_id","floor") WHERE "community_replies"."status" = 'published' and "community_replies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "community_replies_queue" ON "community_replies" USING btree ("queued_at") WHERE "community_replies"."queued_at" is not null;--> statement-breakpoint
CREATE INDEX "community_replies_hidden" ON "community_replies" USING btree ("created_at") WHERE "community_replies"."status" = 'hidden';--> statement-breakpoint
CREATE INDEX "community_versions_content" ON "community_versions" USING btree ("content_id","until_time");--> statement-breakpoint
CREATE INDEX "notification_actors_actor" ON "notification_actors" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("member_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id","occurred_at","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_bundle" ON "notifications" USING btree ("member_id","kind","path") WHERE "notifications"."bundled" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail","member_id") WHERE "notifications"."mail" is not null;--> statement-breakpoint
CREATE INDEX "favourites_member" ON "favourites" USING btree ("member_id","kind","at","item_id");