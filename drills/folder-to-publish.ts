import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { defaultTenantFolder } from "../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../server/test-support/test-authentication.ts";

/** The roles of the designer and of the two publishers, in a tenant whose folder is from `folderToPublish`. */
export const publishingRoles = { designer: "cpo", publisher: "admin", colleague: "admin" } as const;

/**
 * Headers for a call by one of them. `made`: a tenant that they created, and design and publish in. `number`: distinguishes several such
 * persons, since nobody may activate as often within an hour as a drill does.
 */
export function publishingHeaders(who: keyof typeof publishingRoles, made?: string, number = 0): Readonly<Record<string, string>> {
	const own = { [defaultTenantFolder()]: { [publishingRoles[who]]: ["*"] } };
	const roles = made === undefined ? own : { ...own, [made]: { developer: ["*"] } };
	const userId = number === 0 ? who : `${who}-${number}`;
	const token = tokenOf({ userId, name: who, email: `${who}@example.org`, roles });
	return { authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
}

/** Creates a flows folder with the default tenant only, whose designers and publishers are different persons. */
export function folderToPublish(flowsDir: string): void {
	const tenant = defaultTenantFolder();
	const place = join(flowsDir, tenant);
	cpSync(resolve("flows", tenant), place, { recursive: true });
	const file = join(place, "tenant.json");
	const said = JSON.parse(readFileSync(file, "utf8")) as { readonly access: object };
	const { designer, publisher } = publishingRoles;
	writeFileSync(file, JSON.stringify({ ...said, access: { ...said.access, design: [designer], publish: [publisher] } }));
}
