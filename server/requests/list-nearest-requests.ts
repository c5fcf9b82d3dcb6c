import { refusedAt } from "../calls/asked-rows.ts";
import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, geographyCode, object, params, uuid } from "../calls/schema-parts.ts";
import { nearestOffered, nearestPlaced, offeredWords } from "./request-places-store.ts";
import { anyRequest } from "./request-schema.ts";
import { findRequests } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";

interface Shape {
	Querystring: {
		only: "offered" | "placed" | "running";
		code: string;
		process?: string;
		near?: string;
		search?: string;
		without?: string;
		rows?: string;
	};
}

/** Maximum number of words in one query: each is searched in every request of the municipality. */
const mostWords = 10;
const v4 = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";

/** The requests of a municipality that are nearest to a place, for a list beside a map or for choosing one. */
export const listNearestRequests = apiRoute<Shape>({
	method: "GET",
	url: "/lists/requests/nearest",
	schema: {
		operationId: "listNearestRequests",
		summary: "The nearest requests of a municipality",
		tags: ["requests"],
		params: params({}),
		querystring: object(
			{
				only: {
					type: "string",
					enum: ["offered", "placed", "running"],
					description:
						"offered: accepted, of no process, and seen whole, those without a place last. placed: open and accepted ones with a place. running: these without those of completed processes.",
				},
				code: { type: "string", pattern: geographyCode, description: "Municipality." },
				process: { ...uuid, description: "Process whose own requests are among them, wherever they are." },
				near: {
					type: "string",
					pattern: "^-?[0-9]{1,2}(\\.[0-9]{1,17})?,-?[0-9]{1,3}(\\.[0-9]{1,17})?$",
					description: "Latitude and longitude; in another order when left out.",
				},
				search: { type: "string", maxLength: 200, description: "Words in the references, address or postal code of what is offered." },
				without: { type: "string", pattern: `^${v4}(,${v4}){0,99}$`, description: "Uuids of others than these, with commas between them." },
				rows: { type: "string", pattern: "^([1-9]|[1-4][0-9]|50)$", description: "1 to 50; 8 when left out." },
			},
			["only", "code"],
		),
		response: {
			200: answer(
				object({
					data: { type: "array", items: anyRequest },
					metaData: object({ total: { type: "integer", minimum: 0, description: "Of all, also those that are farther away." } }),
				}),
				"Requests, nearest first.",
			),
		},
	},
	refusals: ["invalid"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const { only, code, process = null, near, search = "", without, rows = "8" } = query;
		const { db } = server.data;
		const words = offeredWords(search);
		if (words.length > mostWords || (words.length > 0 && only !== "offered")) throw refusedAt("search");
		const asked = {
			tenant: tenant.slug,
			access,
			code,
			process,
			without: without?.split(",") ?? [],
			near: near === undefined ? null : placeOf(near),
			rows: Number(rows),
		};
		const found =
			only === "offered"
				? await nearestOffered(db, { ...asked, words })
				: await nearestPlaced(db, { ...asked, completed: only === "placed" });
		const stored = new Map((await findRequests(db, tenant.slug, found.uuids)).map((row) => [row.uuid, row]));
		const shown = found.uuids.flatMap((each) => stored.get(each) ?? []);
		const sight = new RequestSight(access, tenant);
		if (shown.some(({ code: of }) => sight.of(of) === "whole")) await auditRead(request, "");
		const data = shown.map((row) => sight.text(row)).join(",");
		return sendText(reply, `{"data":[${data}],"metaData":${JSON.stringify({ total: found.total })}}`);
	},
});

function placeOf(text: string) {
	const [latitude = 0, longitude = 0] = text.split(",").map(Number);
	if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw refusedAt("near");
	return { latitude, longitude };
}
