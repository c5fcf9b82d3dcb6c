import type { Migration } from "kysely";
import * as realisations from "./2026-11-20-realisations.ts";
import * as signIn from "./2026-11-20-sign-in.ts";
import * as comments from "./2026-11-21-comments.ts";
import * as recordPast from "./2026-11-21-record-past.ts";
import * as uniqueValues from "./2026-11-21-unique-values.ts";
import * as requests from "./2026-11-22-requests.ts";
import * as tags from "./2026-11-22-tags.ts";
import * as requestSources from "./2026-11-23-request-sources.ts";
import * as requestComments from "./2026-11-24-request-comments.ts";
import * as views from "./2026-11-24-views.ts";
import * as files from "./2026-11-25-files.ts";
import * as termsAndPasswords from "./2026-11-26-terms-and-passwords.ts";
import * as requestPlaces from "./m013-2026-11-22-request-places.ts";
import * as auditChain from "./m014-2026-11-22-audit-chain.ts";
import * as storedBytes from "./m015-2026-11-22-stored-bytes.ts";
import * as keptLists from "./m016-2026-11-23-kept-lists.ts";
import * as schemaCompat from "./m017-2026-11-23-schema-compat.ts";
import * as listedOrder from "./m018-2026-11-23-listed-order.ts";
import * as waiting from "./m020-2026-11-23-waiting.ts";
import * as servers from "./m022-2026-11-23-servers.ts";

/**
 * All migrations by name, in the order in which they run, which is that of their names. The first twelve are ordered
 * by a day, which for some was not the day of writing. Every later one is `m013-<day of writing>-<what>`: the number
 * is the order (a letter sorts behind those digits), the day only tells. A migration that was released is never
 * edited; a new one is added below, under the next number.
 */
export const migrations: Readonly<Record<string, Migration>> = {
	"2026-11-20-realisations": realisations,
	"2026-11-20-sign-in": signIn,
	"2026-11-21-comments": comments,
	"2026-11-21-record-past": recordPast,
	"2026-11-21-unique-values": uniqueValues,
	"2026-11-22-requests": requests,
	"2026-11-22-tags": tags,
	"2026-11-23-request-sources": requestSources,
	"2026-11-24-request-comments": requestComments,
	"2026-11-24-views": views,
	"2026-11-25-files": files,
	"2026-11-26-terms-and-passwords": termsAndPasswords,
	"m013-2026-11-22-request-places": requestPlaces,
	"m014-2026-11-22-audit-chain": auditChain,
	"m015-2026-11-22-stored-bytes": storedBytes,
	"m016-2026-11-23-kept-lists": keptLists,
	"m017-2026-11-23-schema-compat": schemaCompat,
	"m018-2026-11-23-listed-order": listedOrder,
	"m020-2026-11-23-waiting": waiting,
	"m022-2026-11-23-servers": servers,
};

/**
 * The last migration that takes away or changes what a former version reads or writes. Versions that know it may work
 * with the database beside this one and after it: what came later only adds, and has a default where they write. So
 * what is to go is first left unused for a version, and taken away in the next, which names its migration here.
 */
export const lastContraction = "m017-2026-11-23-schema-compat";
