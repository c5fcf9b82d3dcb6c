import type { Person } from "../../../engine/index.ts";
import type { TwoTenants } from "./two-tenants.ts";

/**
 * All kinds of readers: in one tenant or both, with all codes, one, several or none, or with something that only looks
 * like a code.
 */
export function lookersOf({ home, abroad }: Pick<TwoTenants, "home" | "abroad">): readonly Person["roles"][] {
	return [
		{ [home]: { cpo: ["*"] } },
		{ [home]: { municipality: ["0202"] } },
		{ [home]: { cpo: ["0200"], municipality: ["0203"] } },
		{ [home]: { cpo: ["0200", "0203", "0268"], admin: ["*"] } },
		{ [home]: { cpo: [], municipality: [] } },
		{ [home]: { cpo: ["202", "02020", " 0202", "0202 ", "**", "%", "gm0202"] } },
		{ [home]: { admin: ["*"], developer: ["*"] } },
		{ [home]: { admin: ["0202"], municipality: ["*"] } },
		{ [home]: { guest: ["*"] } },
		{ [home]: { developer: ["0202", "0203"], municipality: ["0203"] } },
		{ [abroad]: { cpo: ["*"], municipality: ["*"] } },
		{ [home]: { municipality: ["0202"] }, [abroad]: { cpo: ["0200"] } },
	];
}
