import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import { Problem } from "../problems/problem.ts";
import { createDesign } from "./create-design.ts";
import { designThread } from "./design-thread.ts";
import { designsInUse } from "./designs-in-use.ts";
import { editDesign, undoDesignEdits } from "./edit-design.ts";
import { checkDesign, compareDesign, listDesignEdits } from "./examine-design.ts";
import { getDesign } from "./get-design.ts";
import { listDesigns } from "./list-designs.ts";

const may = { may: "design", hidden: true } as const;

/** Designs of a tenant's files. Whoever may not design, and everybody where the deployment has none, is told that there is nothing here. */
export const designs: FastifyPluginAsync = async (app) => {
	const thread = designThread((failure) => app.log.error({ err: failure }, "designs cannot be worked on"));
	app.addHook("onClose", () => thread.close());
	app.addHook("onRequest", async () => {
		if (app.config.workbench === "off") throw new Problem("not-found");
	});
	const inUse = designsInUse(app.data, thread);
	await app.register(
		capability([
			{ ...may, route: listDesigns(inUse) },
			{ ...may, route: createDesign },
			{ ...may, route: getDesign(inUse) },
			{ ...may, route: editDesign(inUse) },
			{ ...may, route: undoDesignEdits(inUse) },
			{ ...may, route: checkDesign(inUse) },
			{ ...may, route: compareDesign(inUse) },
			{ ...may, route: listDesignEdits(inUse) },
		]),
	);
};
