import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { insertFile } from "../../../server/files/file-store.ts";

interface Owner {
	readonly owner: "realisation" | "request";
	readonly owner_uuid: string;
	readonly category: string;
}

/** A file of a process or request that the tables show as available, without actual bytes. Returns its uuid. */
export async function placeFile(app: FastifyInstance, tenant: string, owner: Owner): Promise<string> {
	const uuid = randomUUID();
	const flags = { stored: 1, used: 1, suspect: 0, gdpr: 0, missing: 0, deleted: 0, checked: 1 };
	const told = { filename: "plan", extension: "pdf", created_at: app.now(), created_by: "", uploaded_at: app.now(), size: 1, sha256: "" };
	await app.data.write(tenant, ({ db }) => insertFile(db, { tenant, uuid, ...owner, ...told, ...flags }));
	return uuid;
}
