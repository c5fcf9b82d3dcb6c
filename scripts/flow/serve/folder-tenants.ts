import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { filesOfNewTenant } from "../../../server/designs/new-tenant/files-of-new-tenant.ts";
import { mostLogo, type NewTenantOrder, newTenantSchema } from "../../../server/designs/new-tenant/new-tenant-order.ts";
import { orderErrors } from "../../../server/designs/new-tenant/order-errors.ts";
import { placedMunicipalities } from "../../../server/locations/placed-municipality-read-model.ts";
import { Problem } from "../../../server/problems/problem.ts";
import { bytesOf, type FileContents } from "../../../server/tenants/file-content.ts";
import { readFolderContents } from "../../../server/tenants/folder-contents.ts";
import * as newTenantTexts from "../../../server/texts/new-tenants.ts";
import type { ServedFolder } from "./served-folder.ts";

const address = "/api/folder/tenants";

/**
 * Creates a tenant from the same answers as the product does, in a folder beside the one that is served, and serves that folder from then
 * on.
 */
export function folderTenants(app: FastifyInstance, folder: ServedFolder): void {
	app.get(address, async () => ({
		data: { left: 1, ownAccounts: true, municipalities: placedMunicipalities().map(({ code, name }) => ({ code, name })) },
	}));
	const body = { type: "object", required: ["data"], properties: { data: newTenantSchema } };
	app.post<{ Body: { data: NewTenantOrder } }>(
		address,
		{ schema: { body }, bodyLimit: mostLogo + 64 * 1024 },
		async ({ body: { data } }, reply) => {
			const known = placedMunicipalities();
			const errors = [...orderErrors(data, known)];
			const place = join(dirname(folder.path), data.slug);
			if (errors.length === 0 && existsSync(place)) errors.push({ path: "data.slug", message: newTenantTexts.slugTaken });
			if (errors.length > 0) throw new Problem("invalid", { errors });
			const like = data.starter === undefined ? await readFolderContents(folder.path) : new Map();
			putWhole(place, filesOfNewTenant(data, like, known));
			folder.open(place);
			return reply.code(201).send({ data: { slug: data.slug, label: data.label.trim() } });
		},
	);
}

/** The folder appears whole: it is written under another name, which no tenant can have, and is renamed last. */
function putWhole(place: string, files: FileContents): void {
	const beside = `${place}.new`;
	rmSync(beside, { recursive: true, force: true });
	for (const [path, content] of files) {
		mkdirSync(dirname(join(beside, path)), { recursive: true });
		writeFileSync(join(beside, path), bytesOf(content));
	}
	renameSync(beside, place);
}
