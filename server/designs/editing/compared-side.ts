import type { BundleFiles } from "../../../engine/index.ts";
import { Problem } from "../../problems/problem.ts";
import { textsOf } from "../../tenants/file-content.ts";
import { filesInForce } from "../../tenants/files-in-force.ts";
import { filesOfRelease, findRelease } from "../../tenants/release-store.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { filesOf } from "../kept/design-store.ts";
import { type DesignsInUse, designOf } from "../thread/designs-in-use.ts";

/** The files that run, as a side of a comparison. */
export const running = "running";

/** A side of a comparison in an address: the running files, `release:12`, or `design:` with its uuid. */
export const side = (description: string) =>
	({
		type: "string",
		pattern: "^(running|release:[1-9][0-9]{0,8}|design:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$",
		description,
	}) as const;

/** @throws Problem when the tenant has no such design or release. */
export async function filesOfSide({ data }: Pick<DesignsInUse, "data">, tenant: Tenant, named: string): Promise<BundleFiles> {
	const [kind, which = ""] = named.split(":");
	if (kind === "design") return filesOf(data.db, await designOf({ data }, { tenant: tenant.slug, uuid: which }));
	if (kind !== "release") return textsOf(await filesInForce(data, tenant));
	const release = await findRelease(data.db, tenant.slug, Number(which));
	if (release === undefined) throw new Problem("not-found");
	return textsOf(await filesOfRelease(data.db, tenant.slug, release.number));
}
