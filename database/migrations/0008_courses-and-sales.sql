CREATE TABLE "course_enrolments" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"learned_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"certificate_number" text,
	"certificate_name" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "course_enrolments_user_id_course_id_pk" PRIMARY KEY("user_id","course_id"),
	CONSTRAINT "course_enrolments_certificate" UNIQUE("certificate_number")
);
--> statement-breakpoint
CREATE TABLE "course_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"position" double precision NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"position" double precision NOT NULL,
	"furthest" double precision NOT NULL,
	"done_at" timestamp with time zone,
	"device" text NOT NULL,
	"sequence" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "course_purchase_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_purchase_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"purchase_id" uuid NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "course_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"course_title" text NOT NULL,
	"price" integer NOT NULL,
	"usd_price" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"enrolled_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "course_purchases_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "course_reports" (
	"review_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "course_reports_review_id_reporter_id_pk" PRIMARY KEY("review_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"queued_at" timestamp with time zone,
	CONSTRAINT "course_reviews_one" UNIQUE("course_id","user_id"),
	CONSTRAINT "course_reviews_rating" CHECK ("course_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "course_counts" (
	"category" text NOT NULL,
	"level" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "course_counts_category_level_pk" PRIMARY KEY("category","level")
);
--> statement-breakpoint
CREATE TABLE "course_covers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"image" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"share_image" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"is_preview" boolean NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"media_id" uuid
);
--> statement-breakpoint
CREATE TABLE "course_listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"folded" text NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"owner_id" uuid,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"seconds" double precision NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"captions" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_media_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "course_ranks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"price" integer NOT NULL,
	"published_at" timestamp with time zone,
	"students" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating" double precision GENERATED ALWAYS AS (coalesce(rating_sum::double precision / nullif(rating_count, 0), 0)) STORED NOT NULL,
	CONSTRAINT "course_ranks_counts" CHECK (students >= 0 and rating_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"description" text NOT NULL,
	"full_description" text NOT NULL,
	"instructor" text NOT NULL,
	"instructor_title" text NOT NULL,
	"instructor_id" uuid,
	"price" integer NOT NULL,
	"original_price" integer,
	"is_hot" boolean NOT NULL,
	"cover_id" uuid,
	"preview_media_id" uuid,
	"learning_goals" text[] NOT NULL,
	"target_audience" text[] NOT NULL,
	"curriculum" jsonb NOT NULL,
	"seconds" double precision NOT NULL,
	"lessons" integer NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "courses_price_not_negative" CHECK ("courses"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales_catalogue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"is_hot" boolean NOT NULL,
	"resale_open" boolean NOT NULL,
	"folded" text NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"instructor" text NOT NULL,
	"instructor_title" text NOT NULL,
	"price" bigint NOT NULL,
	"original_price" bigint NOT NULL,
	"duration" double precision NOT NULL,
	"max_students" integer NOT NULL,
	"current_students" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"can_resell" boolean NOT NULL,
	"is_hot" boolean NOT NULL,
	"learning_goals" text[] NOT NULL,
	"cover_id" uuid,
	"listings" integer DEFAULT 0 NOT NULL,
	"resell_price" bigint,
	"rescheduled_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "sales_courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "sales_courses_places" CHECK ("sales_courses"."current_students" between 0 and "sales_courses"."max_students"),
	CONSTRAINT "sales_courses_times" CHECK ("sales_courses"."end_time" > "sales_courses"."start_time")
);
--> statement-breakpoint
CREATE TABLE "sales_covers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"image" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"share_image" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"seat_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"description" text NOT NULL,
	"contact" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sold_at" timestamp with time zone,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sales_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"course_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"listing_id" uuid,
	"seat_id" uuid,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"price" bigint NOT NULL,
	"balance_part" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"has_packet" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sales_purchases_number_unique" UNIQUE("number"),
	CONSTRAINT "sales_purchases_listing" CHECK (("sales_purchases"."kind" = 'resale') = ("sales_purchases"."listing_id" is not null)),
	CONSTRAINT "sales_purchases_seat" CHECK (("sales_purchases"."status" in ('paid', 'resold', 'refunded')) = ("sales_purchases"."seat_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sales_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"reminded" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_seats_purchase_id_unique" UNIQUE("purchase_id")
);
--> statement-breakpoint
CREATE TABLE "sales_waiting" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" bigserial NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_waiting_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_purchase_id_course_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."course_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notes" ADD CONSTRAINT "course_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notes" ADD CONSTRAINT "course_notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notes" ADD CONSTRAINT "course_notes_lesson_id_course_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."course_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_lesson_id_course_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."course_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_purchase_events" ADD CONSTRAINT "course_purchase_events_purchase_id_course_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."course_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_purchases" ADD CONSTRAINT "course_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_purchases" ADD CONSTRAINT "course_purchases_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reports" ADD CONSTRAINT "course_reports_review_id_course_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."course_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reports" ADD CONSTRAINT "course_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_covers" ADD CONSTRAINT "course_covers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_media_id_course_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."course_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_listings" ADD CONSTRAINT "course_listings_id_courses_id_fk" FOREIGN KEY ("id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_media" ADD CONSTRAINT "course_media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ranks" ADD CONSTRAINT "course_ranks_id_courses_id_fk" FOREIGN KEY ("id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_cover_id_course_covers_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."course_covers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_preview_media_id_course_media_id_fk" FOREIGN KEY ("preview_media_id") REFERENCES "public"."course_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_catalogue" ADD CONSTRAINT "sales_catalogue_id_sales_courses_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sales_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_courses" ADD CONSTRAINT "sales_courses_cover_id_sales_covers_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."sales_covers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_covers" ADD CONSTRAINT "sales_covers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_listings" ADD CONSTRAINT "sales_listings_course_id_sales_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."sales_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_listings" ADD CONSTRAINT "sales_listings_seat_id_sales_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."sales_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_listings" ADD CONSTRAINT "sales_listings_purchase_id_sales_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."sales_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_listings" ADD CONSTRAINT "sales_listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_purchases" ADD CONSTRAINT "sales_purchases_course_id_sales_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."sales_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_purchases" ADD CONSTRAINT "sales_purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_purchases" ADD CONSTRAINT "sales_purchases_listing_id_sales_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."sales_listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_purchases" ADD CONSTRAINT "sales_purchases_seat_id_sales_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."sales_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_seats" ADD CONSTRAINT "sales_seats_course_id_sales_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."sales_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_seats" ADD CONSTRAINT "sales_seats_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_seats" ADD CONSTRAINT "sales_seats_purchase_id_sales_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."sales_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_waiting" ADD CONSTRAINT "sales_waiting_course_id_sales_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."sales_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_waiting" ADD CONSTRAINT "sales_waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_enrolments_learned" ON "course_enrolments" USING btree ("user_id","learned_at") WHERE "course_enrolments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "course_notes_member" ON "course_notes" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "course_purchase_events_purchase" ON "course_purchase_events" USING btree ("purchase_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_purchases_open" ON "course_purchases" USING btree ("user_id","course_id") WHERE "course_purchases"."status" in ('pending', 'paid', 'enrolled');--> statement-breakpoint
CREATE INDEX "course_purchases_user" ON "course_purchases" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_purchases_created" ON "course_purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "course_purchases_unpaid" ON "course_purchases" USING btree ("expires_at") WHERE "course_purchases"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "course_purchases_paid" ON "course_purchases" USING btree ("next_at") WHERE "course_purchases"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "course_reviews_latest" ON "course_reviews" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_reviews_queue" ON "course_reviews" USING btree ("queued_at") WHERE "course_reviews"."queued_at" is not null;--> statement-breakpoint
CREATE INDEX "course_covers_created" ON "course_covers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "course_lessons_course" ON "course_lessons" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_lessons_media" ON "course_lessons" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "course_listings_terms" ON "course_listings" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "course_listings_filters" ON "course_listings" USING btree ("category","level","id");--> statement-breakpoint
CREATE INDEX "course_media_created" ON "course_media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "course_ranks_newest" ON "course_ranks" USING btree ("published_at","id","category","level") WHERE "course_ranks"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "course_ranks_price" ON "course_ranks" USING btree ("price","id","category","level") WHERE "course_ranks"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "course_ranks_rating" ON "course_ranks" USING btree ("rating","id","category","level") WHERE "course_ranks"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "course_ranks_popular" ON "course_ranks" USING btree ("students","id","category","level") WHERE "course_ranks"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "courses_updated" ON "courses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "courses_cover" ON "courses" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "courses_preview_media" ON "courses" USING btree ("preview_media_id");--> statement-breakpoint
CREATE INDEX "sales_catalogue_terms" ON "sales_catalogue" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "sales_catalogue_latest" ON "sales_catalogue" USING btree ("published_at","id","category","start_time","end_time","resale_open","is_hot");--> statement-breakpoint
CREATE INDEX "sales_catalogue_start" ON "sales_catalogue" USING btree ("start_time","id","category","end_time","resale_open","is_hot");--> statement-breakpoint
CREATE INDEX "sales_catalogue_end" ON "sales_catalogue" USING btree ("end_time","id","category","start_time","resale_open","is_hot");--> statement-breakpoint
CREATE INDEX "sales_catalogue_hot" ON "sales_catalogue" USING btree ("published_at") WHERE "sales_catalogue"."is_hot";--> statement-breakpoint
CREATE INDEX "sales_courses_start" ON "sales_courses" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "sales_courses_updated" ON "sales_courses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sales_courses_cover" ON "sales_courses" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "sales_courses_cancelled" ON "sales_courses" USING btree ("id") WHERE "sales_courses"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "sales_covers_created" ON "sales_covers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_listings_open" ON "sales_listings" USING btree ("seat_id") WHERE "sales_listings"."status" = 'open';--> statement-breakpoint
CREATE INDEX "sales_listings_cheapest" ON "sales_listings" USING btree ("course_id","price","id") WHERE "sales_listings"."status" = 'open';--> statement-breakpoint
CREATE INDEX "sales_listings_sold" ON "sales_listings" USING btree ("course_id") WHERE "sales_listings"."status" = 'sold';--> statement-breakpoint
CREATE INDEX "sales_listings_purchase" ON "sales_listings" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "sales_listings_seat" ON "sales_listings" USING btree ("seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_purchases_active" ON "sales_purchases" USING btree ("course_id","buyer_id") WHERE "sales_purchases"."status" in ('pending', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "sales_purchases_listed" ON "sales_purchases" USING btree ("listing_id") WHERE "sales_purchases"."status" in ('pending', 'paid', 'resold');--> statement-breakpoint
CREATE INDEX "sales_purchases_buyer" ON "sales_purchases" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_purchases_seats" ON "sales_purchases" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "sales_purchases_unpaid" ON "sales_purchases" USING btree ("expires_at") WHERE "sales_purchases"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "sales_purchases_course" ON "sales_purchases" USING btree ("course_id") WHERE "sales_purchases"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "sales_seats_owner" ON "sales_seats" USING btree ("course_id","owner_id") WHERE "sales_seats"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sales_seats_latest" ON "sales_seats" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_waiting_first" ON "sales_waiting" USING btree ("course_id","seq");--> statement-breakpoint
CREATE INDEX "sales_waiting_user" ON "sales_waiting" USING btree ("user_id");