import type { FastifyPluginAsync } from "fastify";
import { answersLate } from "../calls/answers-late.ts";
import { capability } from "../calls/capability.ts";
import { Problem } from "../problems/problem.ts";
import { createTenant, getTenantStart } from "./create-tenant.ts";
import { compareDesign, compareFile, compareReleases } from "./editing/compare-design.ts";
import { createDesign } from "./editing/create-design.ts";
import { editDesign, restoreDesign, undoDesignEdits } from "./editing/edit-design.ts";
import { checkDesign, listDesignEdits } from "./editing/examine-design.ts";
import { getDesign } from "./editing/get-design.ts";
import { listDesigns } from "./editing/list-designs.ts";
import { getDesignRevision, getDesignValidators, listBlocks, showDesign } from "./editing/show-design.ts";
import { activateRelease } from "./releases/activate-release.ts";
import { getDesignImpact, getRunningImpact } from "./releases/impact.ts";
import { approveDesign, getGate, releaseDesign } from "./releases/publish-design.ts";
import { getRelease, getReleases } from "./releases/read-releases.ts";
import { approveRollBack, getRollBackGate, rollBack } from "./releases/roll-back-release.ts";
import { getTenantRemoval, removeTenant } from "./remove-tenant.ts";
import { designThread } from "./thread/design-thread.ts";
import { designsInUse } from "./thread/designs-in-use.ts";

const may = { may: "design", hidden: true } as const;
const mayEither = { may: ["design", "publish"], hidden: true } as const;
const mayPublish = { may: "publish", hidden: true } as const;

interface DesignsOptions {
	/** Whether a name has a meaning of its own in the addresses of calls. */
	readonly isWord: (name: string) => boolean;
}

/**
 * Designs of a tenant's files, and their releases. People with neither right get "not found", and so does everybody on a deployment without
 * designs.
 */
export const designs: FastifyPluginAsync<DesignsOptions> = async (app, { isWord }) => {
	const thread = designThread((failure) => app.log.error({ err: failure }, "designs cannot be worked on"));
	app.addHook("onClose", () => thread.close());
	app.addHook("onRequest", async () => {
		if (app.config.workbench === "off") throw new Problem("not-found");
	});
	app.addHook("preHandler", async (_request, reply) => answersLate(reply));
	const inUse = designsInUse(app.data, thread);
	await app.register(
		capability([
			{ ...mayEither, route: listDesigns(inUse) },
			{ ...may, route: createDesign },
			{ ...mayEither, route: getDesign(inUse) },
			{ ...may, route: editDesign(inUse) },
			{ ...may, route: undoDesignEdits(inUse) },
			{ ...may, route: restoreDesign(inUse) },
			{ ...mayEither, route: checkDesign(inUse) },
			{ ...mayEither, route: compareDesign(inUse) },
			{ ...mayEither, route: compareReleases(inUse) },
			{ ...mayEither, route: compareFile(inUse) },
			{ ...mayEither, route: listDesignEdits(inUse) },
			{ ...mayEither, route: getGate(inUse) },
			{ ...mayEither, route: getDesignImpact(inUse) },
			{ ...mayEither, route: getRunningImpact },
			{ ...mayEither, route: getReleases },
			{ ...mayEither, route: getRelease },
			{ ...mayEither, route: getRollBackGate(inUse) },
			{ ...mayEither, route: listBlocks },
			{ ...mayEither, route: showDesign(inUse) },
			{ ...mayEither, route: getDesignRevision(inUse) },
			{ may: "everybody", route: getDesignValidators(inUse) },
		]),
	);
	await app.register(async (publishing) => {
		publishing.addHook("onRequest", async () => {
			if (app.config.workbench !== "publish") throw new Problem("not-found");
		});
		await publishing.register(
			capability([
				{ ...mayPublish, route: approveDesign(inUse) },
				{ ...mayPublish, route: releaseDesign(inUse) },
				{ ...mayPublish, route: activateRelease(inUse) },
				{ ...mayPublish, route: approveRollBack(inUse) },
				{ ...mayPublish, route: rollBack(inUse) },
				{ ...mayPublish, route: getTenantRemoval },
				{ ...mayPublish, route: removeTenant },
			]),
		);
		await publishing.register(async (making) => {
			making.addHook("onRequest", async () => {
				if (app.config.newTenants === 0) throw new Problem("not-found");
			});
			await making.register(
				capability([
					{ ...mayPublish, route: getTenantStart },
					{ ...mayPublish, route: createTenant(inUse, isWord) },
				]),
			);
		});
	});
};
