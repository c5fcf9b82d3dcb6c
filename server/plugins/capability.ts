import type {
	FastifyInstance,
	FastifyPluginAsync,
	FastifyReply,
	FastifyRequest,
	FastifySchema,
	HTTPMethods,
	RouteGenericInterface,
	RouteHandlerMethod,
} from "fastify";
import { Problem } from "../problems/problem.ts";
import type { May } from "./authorisation.ts";

/** In bytes. */
export const kilobyte = 1024;

/** One call of the API: what it takes and gives, and what it does. */
export type ApiRoute = CallWithoutBody | CallWithBody;

interface CallWithoutBody extends Call {
	readonly method: "GET";
}

interface CallWithBody extends Call {
	readonly method: "POST";
	/** Most bytes that a body may have: what this call can have use for, and some room. */
	readonly bodyLimit: number;
}

interface Call {
	readonly url: string;
	readonly schema: FastifySchema;
	readonly handler: RouteHandlerMethod;
}

/** Writes a route down with the types of its params, query and body, which its schema guarantees. */
export function apiRoute<Shape extends RouteGenericInterface>(
	route: (Omit<CallWithoutBody, "handler"> | Omit<CallWithBody, "handler">) & {
		readonly handler: (this: FastifyInstance, request: FastifyRequest<Shape>, reply: FastifyReply) => unknown;
	},
): ApiRoute {
	return { ...route, handler: route.handler as RouteHandlerMethod };
}

interface AccessEntry {
	readonly may: May;
	/** The call is needed by who has not accepted the terms of use yet. */
	readonly beforeTerms?: true;
	readonly route: ApiRoute;
}

/**
 * The calls of one capability with who may make them; its index reads as an access table. `of-caller`: calls whose
 * address names no tenant.
 */
export function capability(entries: readonly AccessEntry[], tenant?: "of-caller"): FastifyPluginAsync {
	return async (app) => {
		for (const { may, beforeTerms, route } of entries) app.route({ ...route, config: { may, beforeTerms, tenant } });
		for (const url of new Set(entries.map(({ route }) => route.url))) {
			refuseOtherMethods(
				app,
				url,
				entries.filter(({ route }) => route.url === url).map(({ route }) => route.method),
			);
		}
	};
}

const methods: readonly HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function refuseOtherMethods(app: FastifyInstance, url: string, known: readonly HTTPMethods[]): void {
	const allow = known.includes("GET") ? ["HEAD", ...known] : known;
	app.route({
		method: methods.filter((method) => !known.includes(method)),
		url,
		schema: { hide: true },
		onRequest: async (_request, reply) => {
			reply.header("allow", allow.join(", "));
			throw new Problem("method-not-allowed");
		},
		handler: async () => undefined,
	});
}
