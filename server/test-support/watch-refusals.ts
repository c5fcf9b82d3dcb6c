import type { FastifyInstance, FastifyRequest } from "fastify";
import { memberOf } from "../../engine/index.ts";
import { operationsOf } from "../openapi/operations-of.ts";

/** Collects every refusal of a described call whose code the description does not list. Call this before the app is ready. */
export function watchRefusals(app: FastifyInstance): ReadonlySet<string> {
	const undescribed = new Set<string>();
	let described: ReadonlyMap<string, readonly string[]> | undefined;
	const codesFor = ({ routeOptions: { schema }, server }: FastifyRequest) => {
		described ??= new Map(operationsOf(server).map(({ id, codes }) => [id, codes]));
		return described.get(schema?.operationId ?? "");
	};
	app.addHook("onSend", async (request, reply, payload) => {
		if (reply.statusCode < 400 || typeof payload !== "string") return;
		const code = codeIn(payload);
		if (codesFor(request)?.includes(code) !== false) return;
		undescribed.add(`${request.routeOptions.schema?.operationId} ${reply.statusCode} ${code}`);
	});
	return undescribed;
}

function codeIn(payload: string): string {
	try {
		return String(memberOf(JSON.parse(payload), "code"));
	} catch {
		return "no problem";
	}
}
