import type { FastifyPluginAsync } from "fastify";
import { Problem } from "../problems/problem.ts";
import { downloadFile } from "./download-file.ts";
import { type UploadCall, uploadFile } from "./upload-file.ts";

/**
 * The addresses that links name. They are no calls of the API that somebody makes up: not in its description, and
 * without a token, because the link itself says that its holder may. Bytes are not parsed here, but taken as they come.
 */
export const linkedCalls: FastifyPluginAsync = async (app) => {
	const url = "/files/:uuid/content";
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
	const schema = { hide: true, security: [] };
	const config = { may: "everybody", arrivesSlowly: true } as const;
	app.route<{ Params: UploadCall["params"]; Querystring: UploadCall["query"] }>({
		method: "PUT",
		url,
		schema,
		config,
		handler: uploadFile,
	});
	app.route<{ Params: UploadCall["params"]; Querystring: UploadCall["query"] }>({
		method: "GET",
		url,
		schema,
		config,
		exposeHeadRoute: false,
		handler: downloadFile,
	});
	app.route({
		method: ["POST", "PATCH", "DELETE", "HEAD"],
		url,
		schema,
		config,
		onRequest: async (_request, reply) => {
			reply.header("allow", "GET, PUT");
			throw new Problem("method-not-allowed");
		},
		handler: async () => undefined,
	});
};
