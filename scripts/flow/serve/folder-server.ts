import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import type { Edit } from "../../../engine/index.ts";
import { readConfig } from "../../../server/config/config.ts";
import { configPlugin } from "../../../server/plugins/config.ts";
import { securityHeaders } from "../../../server/plugins/security-headers.ts";
import { web } from "../../../server/plugins/web.ts";
import { Problem } from "../../../server/problems/problem.ts";
import { problems } from "../../../server/problems/problems.ts";
import { currentBlocks } from "../read-flow.ts";
import { folderTenants } from "./folder-tenants.ts";
import { loopbackOnly } from "./loopback-only.ts";
import type { ServedFolder } from "./served-folder.ts";

/** Checks the shape only: `applyEdits` decides whether each edit can be applied. */
const editsSchema = {
	body: {
		type: "object",
		required: ["revision", "edits"],
		properties: {
			revision: { type: "string" },
			edits: {
				type: "array",
				maxItems: 100,
				items: { type: "object", required: ["op", "file"], properties: { file: { type: "string" } } },
			},
		},
	},
} as const;

/** Serves the workbench for one folder: its pages, the content of the folder, and every change of that as it happens. */
export async function folderServer(
	folder: ServedFolder,
	{ webDir = "dist/workbench" }: { readonly webDir?: string } = {},
): Promise<FastifyInstance> {
	const app = fastify({ forceCloseConnections: true });
	const config = readConfig({ WEB_DIR: webDir, TILES_URL: "offline", GEOCODER_URL: "none" });
	loopbackOnly(app);
	await app.register(problems);
	await app.register(configPlugin, { config, now: Date.now });
	await app.register(securityHeaders, { config, workbench: true });
	app.get("/", async (_request, reply) => reply.redirect("/werkbank"));
	app.get("/api/folder", async () => {
		folder.look();
		return { data: folder.shown };
	});
	app.get("/api/folder/blocks", async () => ({ data: currentBlocks() }));
	app.get<{ Params: { hash: string } }>("/api/folder/validators/:hash.js", async ({ params }, reply) => {
		const module = folder.validatorsOf(params.hash);
		if (module === undefined) throw new Problem("not-found");
		return reply.type("text/javascript; charset=utf-8").send(module);
	});
	app.post<{ Body: { revision: string; edits: readonly Edit[] } }>(
		"/api/folder/edits",
		{ schema: editsSchema },
		async ({ body }, reply) => {
			const edited = folder.edit(body.revision, body.edits);
			if (edited === "outdated") return reply.code(409).send({ message: "outdated" });
			return "refused" in edited ? reply.code(400).send({ message: edited.message }) : { data: edited };
		},
	);
	folderTenants(app, folder);
	app.get("/api/folder/changes", (_request, reply) => tellChanges(folder, reply));
	await app.register(web);
	return app;
}

/** Keeps the response open, and writes each new revision to it as an event. */
function tellChanges(folder: ServedFolder, reply: FastifyReply): void {
	reply.hijack();
	const { raw } = reply;
	raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" });
	raw.write(`data: ${folder.shown.revision}\n\n`);
	const stop = folder.watch((revision) => raw.write(`data: ${revision}\n\n`));
	raw.on("close", stop);
}
